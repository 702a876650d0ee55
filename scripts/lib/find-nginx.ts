import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAME = process.platform === 'win32' ? 'nginx.exe' : 'nginx';
/**
 * Where packages and builds of nginx put it beside the folders of PATH: Debian and Fedora, a build
 * of its own, Homebrew, MacPorts, NixOS, Windows.
 */
const KNOWN_FOLDERS = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/local/nginx/sbin',
  '/opt/homebrew/bin',
  '/opt/local/sbin',
  '/run/current-system/sw/bin',
  'C:\\nginx',
];

export function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of an nginx on this machine, with any kind of installation, or null. Installs nothing. */
export function findNginx(
  searched = process.env['PATH'] ?? '',
  known: readonly string[] = KNOWN_FOLDERS,
): string | null {
  const folders = [...searched.split(path.delimiter), ...known].filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, NAME)).find(canRun) ?? null;
}

// The tests start a server of their own: the package must not start one.
const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: quietly }).status === 0;

/**
 * Path of an nginx, or null. Under CI, where the package manager is Debian's, it is installed when
 * there is none.
 */
export function findOrInstallNginx(): string | null {
  const present = findNginx();
  if (present !== null || !process.env['CI']) return present;
  const isInstalled =
    apt('install', '-y', 'nginx') || (apt('update') && apt('install', '-y', 'nginx'));
  return isInstalled ? findNginx() : null;
}
