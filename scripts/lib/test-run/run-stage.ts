import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { say, seconds } from '../say';
import type { RunProcesses } from './run-processes';

export const GROUPS = [
  'checks',
  'build',
  'unit',
  'screens',
  'integration',
  'nginx',
  'tools',
  'stories',
] as const;
export type Group = (typeof GROUPS)[number];

/** How the tests of a stage are run. */
interface StageTests {
  readonly runner: 'jest' | 'playwright';
  /** The result file that the stage writes. */
  readonly results: string;
  /** Arguments that run one file or story alone (`TestResult.target`) into another result file. */
  readonly again: (target: string, results: string) => Pick<Stage, 'args' | 'env'>;
}

/**
 * One step of `npm run check` or `npm test`: a Node program with its arguments, run in the root of
 * the repository.
 */
export interface Stage {
  readonly name: string;
  readonly group: Group;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Processor cores that the stage uses; 0: the time that the other stages leave. */
  readonly cores: 0 | 1 | 2;
  /** Names of stages that must end before this one starts. */
  readonly after?: readonly string[];
  /** Needs nginx: all of it, or its tests in one file. */
  readonly nginx?: 'all' | { readonly file: string };
  /** Without tests the stage counts as one check. */
  readonly tests?: StageTests;
}

export interface StageOutcome {
  readonly stage: Stage;
  /** True when the program ended with code 0. */
  readonly isOk: boolean;
  readonly ms: number;
  /** What it printed; empty for a stage whose output is shown as it comes. */
  readonly output: string;
  /** Why the stage was not run. */
  readonly notRun?: string;
}

/**
 * Runs a stage to its end; a stage that cannot start has failed. The output of a stage that needs
 * both cores, and so runs alone, is shown as it comes, that of others as one block when they fail.
 */
export async function runStage(
  stage: Stage,
  { run }: RunProcesses,
  isShown = stage.cores === 2,
): Promise<StageOutcome> {
  const start = performance.now();
  // Jest writes its results only into a folder that exists.
  if (stage.tests !== undefined) mkdirSync(path.dirname(stage.tests.results), { recursive: true });
  say(`▶ ${stage.name}`);
  const chunks: Buffer[] = [];
  const isOk = await run(stage.args, {
    isShown,
    hasLowPriority: stage.cores === 0,
    ...(stage.env === undefined ? {} : { env: stage.env }),
    onOutput: (bytes) => chunks.push(bytes),
  });
  const ms = performance.now() - start;
  const output = Buffer.concat(chunks).toString('utf8');
  if (!isOk && output !== '') say(`\n── ${stage.name}\n${output}`);
  say(`${isOk ? '✔' : '✘'} ${stage.name} (${seconds(ms)})`);
  return { stage, isOk, ms, output };
}
