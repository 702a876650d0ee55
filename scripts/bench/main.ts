import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build';
import { copyRepository } from '../changes/repository-copy';
import { stopOnSignal } from '../lib/stop-on-signal';
import { measureMenu } from './menu/main';
import { note } from './note';
import { type BenchOptions, readOptions } from './options';
import { measureRounds } from './page/main';
import { serve } from './page/server';
import { goals } from './report/goals';
import { type Report, reportJson } from './report/json';
import { menuText } from './report/menu-text';
import { goalsText, pageText } from './report/page-text';
import { tapText } from './report/tap-text';

const RESULTS = path.join(workspaceRoot, 'test-results');

async function measure({ rounds, parts }: BenchOptions, root: string): Promise<Report> {
  if (parts.menu)
    return { page: null, tap: null, goals: [], menu: await measureMenu(root, rounds) };
  note('Building and serving what is compared …');
  const served = await serve(root);
  try {
    const { page, tap } = await measureRounds(served, root, { rounds, ...parts });
    return { page, tap, goals: goals({ page, tap }), menu: null };
  } finally {
    await served.stop();
  }
}

function toText({ page, tap, goals: found, menu }: Report): string {
  const parts = [
    page && pageText(page),
    tap && tapText(tap),
    found.length > 0 ? goalsText(found) : null,
    menu && menuText(menu),
  ];
  return `\n${parts.filter((part) => part !== null).join('\n\n')}\n`;
}

/**
 * `npm run bench`: builds production in a copy of the workspace and measures what a customer
 * perceives and the load of the page, in interleaved rounds. Prints tables, or with `--json` the JSON
 * that is also written to `test-results/bench.json`. Fails when a measurement failed, with `--strict`
 * also when a goal is missed.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const copy = copyRepository({ isBuilt: true });
  stopOnSignal(async () => copy.remove());
  try {
    const report = await measure(options, copy.folder);
    await mkdir(RESULTS, { recursive: true });
    await writeFile(path.join(RESULTS, 'bench.json'), reportJson(report));
    process.stdout.write(options.json ? reportJson(report) : toText(report));
    if (options.strict && report.goals.some(({ isMet }) => isMet === false)) process.exitCode = 1;
  } finally {
    copy.remove();
  }
}
