import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const lock = path.join(root, 'package-lock.json');
const stamp = path.join(root, 'node_modules/.storefront-lock');
/** npm's own note of what is in node_modules. */
const installed = path.join(root, 'node_modules/.package-lock.json');

/**
 * Nobody can import a remote or the card's document, so none has to be linked: a scaffolded one
 * works without an installation.
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
 * Installs what the lock names when it is not all there. `needsDevelopment: false`: an installation
 * by `npm ci --omit=dev` is left as it is.
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
