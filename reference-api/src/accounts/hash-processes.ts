import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export type Cost = { memoryCost: number; timeCost: number; parallelism: number };
type Answer = { found: string | boolean } | { error: string };

const FILE = join(import.meta.dirname, 'hash-worker.mjs');
/**
 * Idle time in ms before a process ends: starting one blocks the event loop for some milliseconds.
 */
const IDLE_MS = 60_000;
const idle: ChildProcess[] = [];

function start(): ChildProcess {
  const child = fork(FILE, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.on('exit', () => {
    child.emit('taken');
    const place = idle.indexOf(child);
    if (place >= 0) idle.splice(place, 1);
  });
  return child;
}

/** An idle process does not prevent the server from exiting, a working one does. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const change = isHeld ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}

/** Returns a process to the idle ones, until `IDLE_MS` have passed. */
function rest(child: ChildProcess): void {
  hold(child, false);
  idle.push(child);
  const end = setTimeout(() => {
    idle.splice(idle.indexOf(child), 1);
    child.disconnect();
  }, IDLE_MS).unref();
  child.once('taken', () => clearTimeout(end));
}

/**
 * Runs one task in one process; a process is started when all are busy, and reused for a while. Of
 * the designs measured under a flood of logins (Node's thread pool, threads, processes of lower
 * priority) this one delayed orders least.
 */
async function request(work: {
  password: string;
  stored: string | null;
  cost: Cost;
}): Promise<string | boolean> {
  const child = idle.pop() ?? start();
  child.emit('taken');
  hold(child, true);
  const answer = await new Promise<Answer>((resolve) => {
    const lost = (): void => resolve({ error: 'the process is gone' });
    child
      .once('exit', lost)
      .once('error', lost)
      .once('message', (message: Answer) => {
        child.off('exit', lost).off('error', lost);
        resolve(message);
      });
    child.send(work, (error) => {
      if (error) lost();
    });
  });
  if (child.connected) rest(child);
  if ('error' in answer) throw new Error(`a password could not be hashed: ${answer.error}`);
  return answer.found;
}

/** argon2id in a separate process. */
export const hashOn = async (password: string, cost: Cost): Promise<string> =>
  String(await request({ password, stored: null, cost }));

/** Whether the password matches a stored hash, whatever the cost of that hash. */
export const verifyOn = async (stored: string, password: string, cost: Cost): Promise<boolean> =>
  (await request({ password, stored, cost })) === true;
