import { workspaceRoot } from '@storefront/build';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyRepository } from '../changes/repository-copy';
import { stopOnSignal } from '../lib/stop-on-signal';
import { PlainError } from '../lib/say';
import { measureMenu } from './menu/main';
import { note } from './note';
import { measureRounds } from './page/main';
import { serve } from './page/server';
import { goals } from './report/goals';
import { type Report, reportJson } from './report/json';
import { menuText } from './report/menu-text';
import { goalsText, pageText } from './report/page-text';
import { tapText } from './report/tap-text';

const PARTS = ['page', 'tap', 'menu'] as const;
type Part = (typeof PARTS)[number];

interface BenchOptions {
  /** Rounds: each loads every variant once. */
  readonly rounds: number;
  /** `page` and `tap` share their rounds. */
  readonly parts: Readonly<Record<Part, boolean>>;
  /** Fail when a goal is missed. */
  readonly strict: boolean;
  /** Print the JSON instead of the tables. */
  readonly json: boolean;
}

const ROUNDS = 7;
const USAGE = `npm run bench -- [--rounds N] [--only ${PARTS.join('|')}] [--strict] [--json]`;
const FLAGS = ['strict', 'json'] as const;

/** Reads the command line: `--rounds 3` or `--rounds=3`. Throws `PlainError` with the usage. */
function readOptions(args: readonly string[]): BenchOptions {
  const options = { rounds: ROUNDS, only: '', strict: false, json: false };
  const words = args.flatMap((argument) => argument.split('=', 2));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const flag = FLAGS.find((name) => word === `--${name}`);
    if (flag) options[flag] = true;
    else if (word === '--rounds') options.rounds = Number(words[(at += 1)]);
    else if (word === '--only') options.only = words[(at += 1)] ?? '';
    else throw new PlainError(`${word} is not an option: ${USAGE}`);
  }
  const { rounds, only, strict, json } = options;
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new PlainError(`--rounds takes a number: ${USAGE}`);
  if (!['', ...PARTS].includes(only))
    throw new PlainError(`--only takes ${PARTS.join(' or ')}: ${USAGE}`);
  const has = (part: Part): boolean => only === part;
  const parts = {
    page: only === '' || has('page'),
    tap: only === '' || has('tap'),
    menu: has('menu'),
  };
  return { rounds, strict, json, parts };
}

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
