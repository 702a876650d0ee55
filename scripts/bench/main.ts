import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build';
import { measureBytes } from './bytes/main';
import { writeFilmstrips } from './filmstrip';
import { stopOnSignal } from '../lib/stop-on-signal';
import { measureMenu } from './menu/main';
import { note } from './note';
import { type BenchOptions, readOptions } from './options';
import { measureEdge } from './page/edge-speed';
import { measureRounds } from './page/main';
import { serve } from './page/server';
import { bytesText } from './report/bytes-text';
import { goals } from './report/goals';
import { type Report, reportJson } from './report/json';
import { menuText } from './report/menu-text';
import { goalsText, pageText } from './report/page-text';
import { tapText } from './report/tap-text';
import { timesText } from './report/times-text';
import { measureOrders } from './server-speed';
import { measureTimes } from './times/main';
import { copyWorkspace } from './workspace-copy';

const IMAGES = path.join(workspaceRoot, 'docs/images');
const RESULTS = path.join(workspaceRoot, 'test-results');

async function measure(options: BenchOptions, root: string): Promise<Report> {
  const { rounds, parts, filmstrip } = options;
  const times = parts.times ? await measureTimes(root) : null;
  const menu = parts.menu ? await measureMenu(root, rounds) : null;
  const orders = parts.server ? await measureOrders(root, rounds) : null;
  const none = { page: null, tap: null, server: null, times, bytes: null, menu };
  if (!parts.page && !parts.tap && !parts.server && !parts.bytes && !filmstrip)
    return { ...none, goals: [] };
  note('Building and serving what is compared …');
  const served = await serve(root);
  try {
    const { page, tap } = await measureRounds(served, root, { rounds, ...parts });
    const server = parts.server ? { edge: await measureEdge(served, rounds), orders } : null;
    if (filmstrip) await writeFilmstrips(served, IMAGES);
    const bytes = parts.bytes ? await measureBytes(served, root) : null;
    const found = { ...none, page, tap, server, bytes };
    return { ...found, goals: goals(found) };
  } finally {
    await served.stop();
  }
}

function textOf({ page, tap, goals: found, times, bytes, menu }: Report): string {
  const parts = [
    page && pageText(page),
    tap && tapText(tap),
    found.length > 0 ? goalsText(found) : null,
    times && timesText(times),
    bytes && bytesText(bytes),
    menu && menuText(menu),
  ];
  return `\n${parts.filter((part) => part !== null).join('\n\n')}\n`;
}

/**
 * `npm run bench`: builds production in a copy of the workspace and measures what a customer
 * perceives, the load of the page, the server, build and start times. Prints tables, or with
 * `--json` the JSON that is also written to `test-results/bench.json`. Fails when a measurement
 * failed, with `--strict` also when a goal is missed.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  // only a cold build must not find one
  const copy = await copyWorkspace({ withBuilds: !options.parts.times });
  stopOnSignal(copy.remove);
  try {
    const report = await measure(options, copy.root);
    await mkdir(RESULTS, { recursive: true });
    await writeFile(path.join(RESULTS, 'bench.json'), reportJson(report));
    process.stdout.write(options.json ? reportJson(report) : textOf(report));
    if (options.strict && report.goals.some(({ isMet }) => isMet === false)) process.exitCode = 1;
  } finally {
    await copy.remove();
  }
}
