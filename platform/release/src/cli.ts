import path from 'node:path';
import { commands } from './commands';
import { CompositionRefused } from './compose';
import { StoreError, openStore } from './store';

const USAGE = `npm run storefront -- <command>
  publish <room or folder>         put a build into the store
  compose                          put the builds published last together, and check them
  promote <channel> [composition]  serve them
  rollback <channel>               serve what was served before
  status                           what each channel serves`;

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const data = process.env['STOREFRONT_DATA'] ?? path.join(process.cwd(), '.data');

if (!command) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
try {
  const lines = await command(openStore(path.join(data, 'store')), words);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  if (!(error instanceof StoreError || error instanceof CompositionRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
