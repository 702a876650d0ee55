import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { say, seconds } from '../say';

const root = path.resolve(import.meta.dirname, '../../..');

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

/**
 * One step of `npm run check` or `npm test`: a Node program with its arguments, run in the root of
 * the repository.
 */
export interface Stage {
  readonly name: string;
  readonly group: Group;
  readonly args: readonly string[];
  /** Processor cores that the stage uses; 0: the time that the other stages leave. */
  readonly cores: 0 | 1 | 2;
  /** Names of stages that must end before this one starts. */
  readonly after?: readonly string[];
  /** Needs nginx: all of it, or its tests in one file. */
  readonly nginx?: 'all' | { readonly file: string };
  /**
   * The program that runs its tests and the result file that it writes. Without it the stage counts
   * as one check.
   */
  readonly tests?: { readonly runner: 'jest' | 'playwright'; readonly results: string };
}

export interface StageOutcome {
  readonly stage: Stage;
  /** True when the program ended with code 0. */
  readonly isOk: boolean;
  readonly ms: number;
  /** Why the stage was not run. */
  readonly notRun?: string;
}

const running = new Set<ChildProcess>();

/** Passes SIGTERM on to the stages that run; Ctrl-C in a terminal reaches them by itself. */
export function endStagesOnTerm(): void {
  process.once('SIGTERM', () => {
    for (const child of running) child.kill();
    process.exit(143);
  });
}

/**
 * Runs a stage to its end; a stage that cannot start has failed. The output of a stage that needs
 * both cores, and so runs alone, is streamed. The output of others is shown as one block when they
 * fail.
 */
export function runStage(stage: Stage): Promise<StageOutcome> {
  const start = performance.now();
  // Jest writes its results only into a folder that exists.
  if (stage.tests !== undefined)
    mkdirSync(path.dirname(path.join(root, stage.tests.results)), { recursive: true });
  say(`▶ ${stage.name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, stage.args, {
      cwd: root,
      stdio: stage.cores === 2 ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    if (stage.cores === 0 && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const output: Buffer[] = [];
    child.stdout?.on('data', (bytes: Buffer) => output.push(bytes));
    child.stderr?.on('data', (bytes: Buffer) => output.push(bytes));
    const end = (isOk: boolean): void => {
      running.delete(child);
      const ms = performance.now() - start;
      if (!isOk && output.length > 0)
        say(`\n── ${stage.name}\n${Buffer.concat(output).toString('utf8')}`);
      say(`${isOk ? '✔' : '✘'} ${stage.name} (${seconds(ms)})`);
      resolve({ stage, isOk, ms });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
