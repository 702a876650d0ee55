// Plain JavaScript: a separate process runs this file untranspiled, however the server was started.
import { getPriority, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';

/** On a saturated machine a quarter of a core; with 15 a login takes longer than its deadline. */
const BEHIND = 5;

setPriority(Math.min(19, getPriority() + BEHIND)); // order requests take precedence

process.on('message', ({ password, stored, cost }) => {
  try {
    process.send?.({
      found: stored === null ? hashSync(password, cost) : verifySync(stored, password),
    });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
// it ends with the server, which may still have to respond
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
