import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answered, Flood, LoadTask, Paced } from './load';

/** A thread that sends requests, one task at a time. */
export interface Load {
  run(task: Paced | Flood): Promise<Answered>;
  /** Ends a flood after the answers it waits for. */
  stop(): void;
  close(): Promise<number>;
}

export function openLoad(): Load {
  const worker = new Worker(path.join(import.meta.dirname, 'load-worker.mjs'));
  const post = (task: LoadTask): void => worker.postMessage(task);
  return {
    run: async (task) => {
      post(task);
      const [answered] = (await once(worker, 'message')) as [Answered];
      return answered;
    },
    stop: () => post({ kind: 'stop' }),
    close: () => worker.terminate(),
  };
}

/** The 50th and the 99th of a hundred waits, in milliseconds. */
export function waitsOf({ waits }: Answered): { p50: number; p99: number } {
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
