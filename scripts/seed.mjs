import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* Runs the seed of the demo; its arguments and its exit code are passed through. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// `npm start` stores the embedded database in the folder `api` of its data folder.
const dataDir =
  process.env['DATA_DIR'] ?? join(process.env['STOREFRONT_DATA'] ?? join(root, '.data'), 'api');
const program = join(root, 'demo/src/seed/seed-cli.ts');
if (existsSync(program)) {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), program, ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } },
  );
  process.exitCode = status ?? 1;
} else {
  process.stderr.write('The seed is a part of the demo, which is not installed here.\n');
  process.exitCode = 1;
}
