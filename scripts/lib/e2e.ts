import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBrowser } from './find-browser';

/**
 * `npm run e2e [Playwright's arguments]`: browser tests, on a storefront that is built and served
 * for them. Ctrl-C and SIGTERM end both.
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
  const child = spawn(process.execPath, playwright, { stdio: 'inherit' });
  // A terminal sends SIGINT to both processes; a second one would end Playwright before its server.
  process.on('SIGINT', () => undefined);
  // Playwright stops its server on SIGINT alone.
  process.on('SIGTERM', () => child.kill('SIGINT'));
  const [status] = (await once(child, 'exit')) as [number | null];
  process.exitCode = status ?? 1;
}
