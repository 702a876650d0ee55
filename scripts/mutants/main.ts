import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import prepareDatabases from '../../reference-api/src/testing/global-setup';
import stopDatabases from '../../reference-api/src/testing/global-teardown';
import { PlainError } from '../lib/plain-error';
import { say, secondsSince } from '../lib/say';
import { API, API_GOAL, type MutantArea } from './areas';
import { runHandMutants } from './api/run-hand-mutants';
import { type MutantsOptions, parseMutantsArgs } from './args';
import { explanationOf } from './explained-survivors';
import { readMutationReport, type MutationResult, type Survivor } from './mutation-report';
import { filesOf, strykerOptions } from './stryker-options';

/** Runs Stryker over an area. Its output is shown; it fails when the tests fail without mutants. */
async function mutate(area: MutantArea, run: MutantsOptions): Promise<MutationResult> {
  const { options, sandboxes, incremental, report } = filesOf(area);
  // Copies of interrupted runs: each is as large as the project.
  await rm(path.join(workspaceRoot, sandboxes), { recursive: true, force: true });
  await mkdir(path.join(workspaceRoot, path.dirname(options)), { recursive: true });
  if (run.isFresh) await rm(path.join(workspaceRoot, incremental), { force: true });
  await writeFile(
    path.join(workspaceRoot, options),
    JSON.stringify(strykerOptions(area, workspaceRoot, run)),
  );
  const stryker = spawn('node_modules/.bin/stryker', ['run', options], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTANT_TESTS: area.tests.join(','),
      MUTANT_DATABASE: area.withDatabase ? 'on' : '',
    },
  });
  const [code] = (await once(stryker, 'exit')) as [number | null];
  if (code !== 0) throw new PlainError(`Stryker ended with ${code} on ${area.name}`);
  return readMutationReport(await readFile(path.join(workspaceRoot, report), 'utf8'));
}

const survivorLine = (survivor: Survivor): string => {
  const { file, line, original, replacement, isCovered } = survivor;
  const explanation = explanationOf(survivor);
  return (
    `  ${file}:${line} ${original.slice(0, 100)} → ${replacement.slice(0, 100)}` +
    `${isCovered ? '' : ' (no test runs it)'}${explanation === null ? '' : ` — ${explanation}`}`
  );
};

const scoreOf = (killed: number, total: number): number =>
  total === 0 ? 100 : (100 * killed) / total;

/** Row of the table in docs/quality.md. */
const rowOf = (name: string, killed: number, survived: number, rest: string): string =>
  `| ${name} | ${killed + survived} | ${killed} | ${survived} | ${rest} |`;

/** The databases that integration tests copy, for the processes of Stryker. */
async function withDatabases<Result>(work: () => Promise<Result>): Promise<Result> {
  await prepareDatabases({ rootDir: workspaceRoot });
  return work().finally(stopDatabases);
}

async function runArea(area: MutantArea, run: MutantsOptions): Promise<string> {
  const { killed, survivors } = await (area.withDatabase
    ? withDatabases(() => mutate(area, run))
    : mutate(area, run));
  for (const survivor of survivors) say(survivorLine(survivor));
  const explained = survivors.filter((survivor) => explanationOf(survivor) !== null).length;
  const score = scoreOf(killed, killed + survivors.length);
  if (score < area.goal) process.exitCode = 1;
  const rest = `${explained} | ${score.toFixed(1)} % | ${area.goal} %`;
  return rowOf(area.name, killed, survivors.length, rest);
}

async function runApi(): Promise<string> {
  const { killed, survivors, explained } = await runHandMutants();
  const score = scoreOf(killed, killed + survivors);
  if (score < API_GOAL) process.exitCode = 1;
  return rowOf(API, killed, survivors, `${explained} | ${score.toFixed(1)} % | ${API_GOAL} %`);
}

/**
 * `npm run mutants [-- [--fresh] [--files=<glob>] [--concurrency=<n>] area…]`: changes one
 * expression at a time and runs the unit tests that cover it; in the area `api`, each of a list of
 * changes under integration tests. Prints the changes that no test noticed, and a row of the score
 * table for each area. Exit code 1 when an area misses its goal.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = parseMutantsArgs(args);
  const rows: string[] = [];
  const run = async (name: string, running: Promise<string>): Promise<void> => {
    const start = performance.now();
    rows.push(await running);
    say(`${name} ended (${secondsSince(start)})`);
  };
  for (const area of options.areas) await run(area.name, runArea(area, options));
  if (options.withApi) await run(API, runApi());
  say('\n| area | mutants | killed | survived | explained | score | goal |');
  say('|---|--:|--:|--:|--:|--:|--:|');
  for (const row of rows) say(row);
}
