import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { canRun } from './find-nginx';
import { PlainError } from './say';

const root = path.resolve(import.meta.dirname, '../..');

/** Switches for an unattended browser: no sandbox in containers, no background traffic. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const chosenBrowser = (): string | null => process.env['CHROMIUM_PATH'] || null;

function listFiles(names: readonly string[]): string[] {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)].filter(
    (folder) => folder !== '',
  );
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** A Chromium that is installed on this machine. `CHROMIUM_PATH` wins; null when there is none. */
function installedBrowser(): string | null {
  const chosen = chosenBrowser();
  if (chosen !== null) {
    if (canRun(chosen)) return chosen;
    throw new PlainError(`CHROMIUM_PATH is ${chosen}, which cannot be run.`);
  }
  return [...listFiles(NAMES), ...APPLICATIONS].find(canRun) ?? null;
}

/** The Chromium that Playwright downloaded, when it did. */
function playwrightBrowser(): string | null {
  const file = chromium.executablePath();
  return file !== '' && existsSync(file) ? file : null;
}

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    .status === 0;

const aptInstall = (name: string): boolean =>
  succeeds('apt-get', ['install', '-y', name]) ||
  (succeeds('apt-get', ['update']) && succeeds('apt-get', ['install', '-y', name]));

const installers: readonly (() => boolean)[] = [
  () =>
    succeeds(process.execPath, [
      path.join(root, 'node_modules/playwright/cli.js'),
      'install',
      'chromium',
    ]),
  () => aptInstall('chromium'),
  () => succeeds('dnf', ['install', '-y', 'chromium']),
  () => succeeds('brew', ['install', '--cask', 'chromium']),
];

/** Path of a Chromium, or null: the installed one, else Playwright's own. Installs nothing. */
export const findBrowser = (): string | null => installedBrowser() ?? playwrightBrowser();

/**
 * Path of a Chromium that has neither windows nor notifications and needs a third less of the
 * processor; null when none is installed, or `CHROMIUM_PATH` names another.
 */
export const findLightBrowser = (): string | null =>
  chosenBrowser() === null ? (listFiles([LIGHT]).find(canRun) ?? null) : null;

const LIGHT = 'chromium-headless-shell';

/**
 * Installs what the tests use: a Chromium, and where Debian's packages can be installed, the one
 * without windows, so that every run of the tests uses the same. Throws `PlainError` when there is
 * no Chromium and none can be installed.
 */
export function ensureTestBrowsers(): void {
  ensureBrowser();
  const isRootOnDebian = process.getuid?.() === 0 && canRun('/usr/bin/apt-get');
  if (isRootOnDebian && chosenBrowser() === null && findLightBrowser() === null) aptInstall(LIGHT);
}

/**
 * Path of a Chromium; one is installed when there is none. Throws `PlainError` when that cannot be
 * done.
 */
export function ensureBrowser(): string {
  const present = findBrowser();
  if (present !== null) return present;
  for (const install of installers) {
    const found = install() ? findBrowser() : null;
    if (found !== null) return found;
  }
  throw new PlainError(
    'No Chromium was found and none could be installed: install one and name it by CHROMIUM_PATH.',
  );
}
