import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startPostgres } from '../../reference-api/src/testing/postgres-server';
import { ensureBrowser } from './find-browser';

const EMBEDDED = { url: '', stop: async (): Promise<void> => undefined };

/**
 * The database of the storefront that is started for the tests: a PostgreSQL, since the embedded
 * database takes several times the processor time; that one where no PostgreSQL is installed.
 */
async function openDatabase(): Promise<typeof EMBEDDED> {
  if ('E2E_URL' in process.env) return EMBEDDED;
  process.env['DATABASE_URL'] = ''; // a developer's own, which tests must not fill
  return startPostgres().catch(() => EMBEDDED);
}

/**
 * `npm run e2e [Playwright's arguments]`: browser tests, on a storefront that is built and served
 * for them. Ctrl-C and SIGTERM end both.
 */
export async function main(args: readonly string[]): Promise<void> {
  ensureBrowser();
  const database = await openDatabase();
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...args,
  ];
  const env = {
    ...process.env,
    E2E_DATABASE_URL: database.url,
    // Compiled stories, not in the folder for temporary files, which `npm test` removes.
    PWTEST_CACHE_DIR: path.resolve(import.meta.dirname, '../../.cache/playwright'),
  };
  const child = spawn(process.execPath, playwright, { stdio: 'inherit', env });
  // A terminal sends SIGINT to both processes; a second one would end Playwright before its server.
  process.on('SIGINT', () => undefined);
  // Playwright stops its server on SIGINT alone.
  process.on('SIGTERM', () => child.kill('SIGINT'));
  const [status] = (await once(child, 'exit')) as [number | null];
  await database.stop();
  process.exitCode = status ?? 1;
}
