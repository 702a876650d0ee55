import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const lock = path.join(root, 'package-lock.json');
const stamp = path.join(root, 'node_modules/.storefront-lock');
/** npm's own list of the installed packages. */
const installed = path.join(root, 'node_modules/.package-lock.json');

/**
 * Remotes and the card's document cannot be imported, so no link is needed: a scaffolded one works
 * without an installation.
 */
const isUnlinked = (entry) =>
  entry.link === true && (entry.resolved.startsWith('mf-') || entry.resolved === 'card-form');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * True when every package of the lock is there in its version; those for other platforms may be
 * missing, and those for development when they are not needed.
 */
function isInstalled(needsDevelopment) {
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(lock))
    .filter(
      ([folder, entry]) =>
        folder.includes('node_modules/') &&
        !entry.optional &&
        !entry.devOptional &&
        !isUnlinked(entry) &&
        (needsDevelopment || !entry.dev),
    )
    .every(
      ([folder, entry]) =>
        present[folder] !== undefined && present[folder].version === entry.version,
    );
}

const npmCi = () =>
  new Promise((resolve) => {
    const windows = process.platform === 'win32';
    const child = spawn(windows ? 'npm.cmd' : 'npm', ['ci'], {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/**
 * Installs missing packages of the lock. `needsDevelopment: false`: an installation by `npm ci
 * --omit=dev` is not changed.
 */
export async function ensureInstalled({ needsDevelopment = true } = {}) {
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!needsDevelopment && isInstalled(false)) return;
  if (!isInstalled(true)) {
    process.stdout.write('Installing what package-lock.json names …\n');
    if ((await npmCi()) !== 0) {
      process.stderr.write(
        'The packages could not be installed: npm ci failed (its words are above).\n',
      );
      process.exit(1);
    }
  }
  writeFileSync(stamp, hash);
}
