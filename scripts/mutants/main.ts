import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { PlainError } from '../lib/plain-error';
import { say, secondsSince } from '../lib/say';
import type { MutantArea } from './areas';
import { parseMutantsArgs } from './args';
import { explanationOf } from './explained-survivors';
import { readMutationReport, type MutationResult, type Survivor } from './mutation-report';
import { filesOf, strykerOptions } from './stryker-options';

/** Runs Stryker over an area. Its output is shown; it fails when the tests fail without mutants. */
async function mutate(area: MutantArea, isFresh: boolean): Promise<MutationResult> {
  const { options, incremental, report } = filesOf(area);
  await mkdir(path.join(workspaceRoot, path.dirname(options)), { recursive: true });
  if (isFresh) await rm(path.join(workspaceRoot, incremental), { force: true });
  await writeFile(
    path.join(workspaceRoot, options),
    JSON.stringify(strykerOptions(area, workspaceRoot)),
  );
  const stryker = spawn('node_modules/.bin/stryker', ['run', options], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, MUTANT_TESTS: area.tests.join(',') },
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

/**
 * `npm run mutants [-- [--fresh] area…]`: changes one expression at a time and runs the unit tests
 * that cover it. Prints the mutants that no test killed, and a row of the score table for each
 * area. Exit code 1 when an area misses its goal.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { areas, isFresh } = parseMutantsArgs(args);
  const rows: string[] = [];
  for (const area of areas) {
    const start = performance.now();
    const { killed, survivors } = await mutate(area, isFresh);
    const total = killed + survivors.length;
    const score = total === 0 ? 100 : (100 * killed) / total;
    const explained = survivors.filter((survivor) => explanationOf(survivor) !== null).length;
    for (const survivor of survivors) say(survivorLine(survivor));
    rows.push(
      `| ${area.name} | ${total} | ${killed} | ${survivors.length} | ${explained} | ` +
        `${score.toFixed(1)} % | ${area.goal} % |`,
    );
    say(`${area.name}: ${rows.at(-1)} (${secondsSince(start)})`);
    if (score < area.goal) process.exitCode = 1;
  }
  say('\n| area | mutants | killed | survived | explained | score | goal |');
  say('|---|--:|--:|--:|--:|--:|--:|');
  for (const row of rows) say(row);
}
