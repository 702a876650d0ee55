import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export type Cost = { memoryCost: number; timeCost: number; parallelism: number };
type Answer = { found: string | boolean } | { error: string };

const FILE = join(import.meta.dirname, 'hash-worker.mjs');
const idle: Worker[] = [];

/** Has one thread do one piece of work; threads are made when all are busy, and kept. They hold no process open while nothing is asked of them. */
async function ask(work: { password: string; stored: string | null; cost: Cost }): Promise<string | boolean> {
  const thread = idle.pop() ?? new Worker(FILE, { execArgv: [] });
  thread.ref();
  thread.postMessage(work);
  const [answer] = (await once(thread, 'message')) as [Answer]; // a thread that breaks is not taken back
  thread.unref();
  idle.push(thread);
  if ('error' in answer) throw new Error(`a password could not be hashed: ${answer.error}`);
  return answer.found;
}

/** argon2id on a thread that stands behind the rest of the server. */
export const hashOn = async (password: string, cost: Cost): Promise<string> => String(await ask({ password, stored: null, cost }));

/** Is it the password of a stored hash, at whatever cost that one was made? */
export const verifyOn = async (stored: string, password: string, cost: Cost): Promise<boolean> => (await ask({ password, stored, cost })) === true;
