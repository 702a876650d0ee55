import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './find-browser';

/**
 * `npm run e2e [Playwright's arguments]`: browser tests, on a storefront that is built and served
 * for them.
 */
export async function main(args: readonly string[]): Promise<void> {
  ensureBrowser();
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...args,
  ];
  const { status } = spawnSync(process.execPath, playwright, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
