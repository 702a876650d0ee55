import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import pLimit from 'p-limit';
import type { WantedBuild } from '../resolve-builds';

/** A promotion on the channel `stable` for a process of its own. */
export interface Order {
  readonly root: string;
  readonly builds: readonly WantedBuild[];
  readonly note: string;
  readonly expect?: number;
  /** The process terminates itself before this step of the disk, counted from 0. */
  readonly killAt?: number;
  /** Its first attempt goes on when `count` processes have read the current revision. */
  readonly meeting?: { readonly folder: string; readonly count: number };
}

export interface Answer {
  readonly landed?: number;
  readonly lostTo?: number;
  /** How often it composed. */
  readonly attempts: number;
}

export interface Worker {
  /** Starts at once. Null when the process crashed first. */
  promote(order: Order): Promise<Answer | null>;
  stop(): void;
}

const nextMessage = (child: ChildProcess): Promise<Answer | null> =>
  new Promise((resolve) => {
    child.once('message', (message: Answer) => resolve(message));
    child.once('exit', () => resolve(null));
  });

/** Starts a process that waits for orders until it is stopped. */
export async function aWorker(): Promise<Worker> {
  const child = fork(path.join(__dirname, 'promote-worker.ts'), { execArgv: ['--import', 'tsx'] });
  if ((await nextMessage(child)) === null) throw new Error('the process did not start');
  return {
    promote: (order) => {
      const answer = nextMessage(child);
      child.send(order);
      return answer;
    },
    stop: () => child.disconnect(),
  };
}

/** Starts many, some at a time. */
export const workers = (count: number, atOnce = 4): Promise<Worker[]> =>
  pLimit(atOnce).map(Array.from({ length: count }), aWorker);
