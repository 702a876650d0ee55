import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* Runs the seed of the reference API; its arguments and its exit code are passed through. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// `npm start` stores the embedded database in the folder `api` of its data folder.
const dataDir =
  process.env['DATA_DIR'] ?? join(process.env['STOREFRONT_DATA'] ?? join(root, '.data'), 'api');
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    join(root, 'reference-api/src/demo/seed/seed-cli.ts'),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } },
);
process.exitCode = status ?? 1;
