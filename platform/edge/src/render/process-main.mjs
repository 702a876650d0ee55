// Plain JavaScript: the process runs this file untranspiled, however the server was started.
import { getPriority, setPriority } from 'node:os';
import { register } from 'tsx/esm/api';

const BEHIND = 5;

setPriority(Math.min(19, getPriority() + BEHIND)); // pages and orders take precedence
register();
const { openRealm } = await import('./realm.ts');
const { send } = process;
const answer = send.bind(process);
let realm = null;

process.on('disconnect', () => process.exit());
process.on('message', async ({ files, work, of }) => {
  try {
    realm ??= openRealm(files);
    answer({ result: await realm[work](...of) });
  } catch (error) {
    answer({ error: { name: String(error?.name), message: String(error?.message ?? error) } });
  }
});
answer('ready');
