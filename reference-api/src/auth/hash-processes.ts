import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export type Cost = { memoryCost: number; timeCost: number; parallelism: number };
type Answer = { found: string | boolean } | { error: string };

const FILE = join(import.meta.dirname, 'hash-worker.mjs');
/** Starting a process holds the event loop for some milliseconds. */
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

/** The server may end while this process waits for work, and not while it works. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const change = isHeld ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}

/** Keeps a process for the next piece of work, for a while; then it ends. */
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
 * Has one process do one piece of work; processes are made when all are busy, and kept for a while.
 * Of the ways tried beside a flood of logins (the pool of Node, threads, processes of lower
 * priority) this one held orders up least.
 */
async function ask(work: {
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

/** argon2id in a process that stands behind the server. */
export const hashOn = async (password: string, cost: Cost): Promise<string> =>
  String(await ask({ password, stored: null, cost }));

/** Is it the password of a stored hash, at whatever cost that one was made? */
export const verifyOn = async (stored: string, password: string, cost: Cost): Promise<boolean> =>
  (await ask({ password, stored, cost })) === true;
