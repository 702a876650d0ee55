// Plain JavaScript: a process of its own reads this file as it is, whatever started the server.
import { getPriority, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';

const BEHIND = 15;

setPriority(Math.min(19, getPriority() + BEHIND)); // whoever takes orders goes first

process.on('message', ({ password, stored, cost }) => {
  try {
    process.send?.({
      found: stored === null ? hashSync(password, cost) : verifySync(stored, password),
    });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
// it ends with the server, which may still have to answer
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
