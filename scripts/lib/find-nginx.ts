import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { PlainError } from './plain-error';

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of an nginx on this machine, or null. Installs nothing. Debian keeps it where only administrators look. */
export function findNginx(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders.filter((folder) => folder !== '').map((folder) => path.join(folder, 'nginx')).find(canRun) ?? null;
}

// The tests start a server of their own: the package must not start one.
const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
const apt = (...args: string[]): boolean => spawnSync('apt-get', args, { stdio: 'inherit', env: quietly }).status === 0;

/** Path of an nginx; Debian's is installed when there is none. Throws `PlainError` when that cannot be done. */
export function ensureNginx(): string {
  const present = findNginx();
  if (present !== null) return present;
  const isInstalled = apt('install', '-y', 'nginx') || (apt('update') && apt('install', '-y', 'nginx'));
  const found = isInstalled ? findNginx() : null;
  if (found === null) throw new PlainError('No nginx was found and none could be installed: install the package nginx.');
  return found;
}
