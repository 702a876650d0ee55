// Plain JavaScript: a thread of its own reads this file as it is, whatever started the server.
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

const BEHIND = 5;

// Elsewhere the priority is the whole process's, here it is this thread's: whoever takes orders goes first.
if (process.platform === 'linux') setPriority(0, Math.min(19, getPriority(0) + BEHIND));

parentPort?.on('message', ({ password, stored, cost }) => {
  try {
    parentPort.postMessage({ found: stored === null ? hashSync(password, cost) : verifySync(stored, password) });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});
