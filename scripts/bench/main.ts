import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build';
import { measureBytes } from './bytes/main';
import { writeFilmstrip } from './filmstrip/write-filmstrip';
import { stopOnSignal } from '../lib/stop-on-signal';
import { measureMenu } from './menu/main';
import { note } from './note';
import { type BenchOptions, readOptions } from './options';
import { measurePage } from './page/main';
import { serve } from './page/server';
import { bytesText } from './report/bytes-text';
import { goals } from './report/goals';
import { type Report, reportJson } from './report/json';
import { menuText } from './report/menu-text';
import { pageText } from './report/page-text';
import { timesText } from './report/times-text';
import { measureTimes } from './times/main';
import { copyWorkspace } from './workspace-copy';

const FILMSTRIP = path.join(workspaceRoot, 'docs/images/first-second.webp');
const RESULTS = path.join(workspaceRoot, 'test-results');

async function measure({ rounds, parts, filmstrip }: BenchOptions, root: string): Promise<Report> {
  const times = parts.times ? await measureTimes(root) : null;
  const menu = parts.menu ? await measureMenu(root, rounds) : null;
  if (!parts.page && !parts.bytes && !filmstrip)
    return { page: null, goals: [], times, bytes: null, menu };
  note('Building and serving what is compared …');
  const served = await serve(root);
  try {
    const page = parts.page ? await measurePage(served, rounds) : null;
    if (filmstrip) await writeFilmstrip(served, FILMSTRIP);
    const bytes = parts.bytes ? await measureBytes(served, root) : null;
    return { page, goals: page ? goals(page) : [], times, bytes, menu };
  } finally {
    await served.stop();
  }
}

function textOf({ page, goals: found, times, bytes, menu }: Report): string {
  const parts = [
    page && pageText(page, found),
    times && timesText(times),
    bytes && bytesText(bytes),
    menu && menuText(menu),
  ];
  return `\n${parts.filter((part) => part !== null).join('\n\n')}\n`;
}

/**
 * `npm run bench`: builds production in a copy of the workspace and measures its load, build and
 * start times. Prints tables, or with `--json` the JSON that is also written to
 * `test-results/bench.json`. Fails when a measurement failed, with `--strict` also when a goal is
 * missed.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const copy = await copyWorkspace();
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
