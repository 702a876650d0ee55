import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { say, secondsSince } from './say';

const root = path.resolve(import.meta.dirname, '../..');

/** One step of `npm run check` or `npm test`: a program of Node with its arguments, run from the repository's folder. */
export interface Stage {
  readonly name: string;
  readonly args: readonly string[];
  /** Result file that the step writes, in the form of Jest or Playwright. Without it the step counts as one check. */
  readonly results?: string;
}

export interface StageOutcome {
  readonly stage: Stage;
  readonly isOk: boolean;
}

interface RunOptions {
  /** `live`: its words as they come. `on-failure`: its words only when it fails, so that two can run at once. */
  readonly words: 'live' | 'on-failure';
}

/** Runs a step to its end; a step that cannot start has failed. */
export function runStage(stage: Stage, { words }: RunOptions): Promise<StageOutcome> {
  const start = performance.now();
  // Jest writes its results only into a folder that is there.
  if (stage.results !== undefined) mkdirSync(path.dirname(path.join(root, stage.results)), { recursive: true });
  if (words === 'live') say(`\n── ${stage.name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, stage.args, { cwd: root, stdio: words === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const heard: Buffer[] = [];
    child.stdout?.on('data', (bytes: Buffer) => heard.push(bytes));
    child.stderr?.on('data', (bytes: Buffer) => heard.push(bytes));
    const end = (isOk: boolean): void => {
      if (!isOk && words === 'on-failure') say(`\n── ${stage.name}\n${Buffer.concat(heard).toString('utf8')}`);
      say(`${isOk ? '✔' : '✘'} ${stage.name} (${secondsSince(start)})`);
      resolve({ stage, isOk });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs all steps, some at a time, whatever becomes of the others. */
export async function runStages(stages: readonly Stage[], atOnce: number): Promise<StageOutcome[]> {
  const queue = [...stages];
  const outcomes: StageOutcome[] = [];
  const worker = async (): Promise<void> => {
    for (let stage = queue.shift(); stage !== undefined; stage = queue.shift()) {
      outcomes.push(await runStage(stage, { words: atOnce === 1 ? 'live' : 'on-failure' }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}
