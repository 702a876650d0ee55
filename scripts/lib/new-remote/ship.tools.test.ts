import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../free-port';
import { copyWorkspace } from '../../bench/workspace-copy';
import { type Run, runInCopy, runToEnd } from '../../testing/run-in-copy';
import { BROWSER_ARGS, ensureBrowser } from '../find-browser';

const plantedException = pathToFileURL(
  path.join(__dirname, '../../testing/planted-exception.mjs'),
).href;

let copy: Awaited<ReturnType<typeof copyWorkspace>>;
let served: Run;
let startCopy: () => Run;
let browser: Browser;
let origin = '';

const storefront = (...args: string[]): Promise<string> =>
  runToEnd(copy.root, ['scripts/storefront.mjs', ...args]);
const tool = (file: string, ...args: string[]): Promise<string> =>
  runToEnd(copy.root, [`node_modules/${file}`, ...args]);

beforeAll(async () => {
  copy = await copyWorkspace({ withBuilds: true });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  startCopy = () =>
    runInCopy(copy.root, ['scripts/start.mjs'], {
      PORT: String(port),
      NODE_OPTIONS: `--import=${plantedException}`,
    });
  served = startCopy();
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGS] });
  await served.saying('The storefront answers');
});
afterAll(async () => {
  await browser?.close();
  await served?.stop();
  await copy?.remove();
});

test('a taken name is refused in one sentence, with the exit code of a refusal', async () => {
  const run = runInCopy(copy.root, ['scripts/storefront.mjs', 'new-remote', 'mf-menu']);
  expect([await run.ended, run.said()]).toEqual([
    1,
    'The folder mf-menu is there already: choose another name.\n',
  ]);
});

/**
 * Limits compiler and linter to the part of the workspace that a new remote changes: the whole one
 * is checked by `npm run types` and `npm run lint`.
 */
async function checkOnlyTheRemote(): Promise<void> {
  const include = [
    'types',
    'mf-loyalty/**/*',
    'shell/src/app/url-map.ts',
    'shared-domain/src/remote/*.ts',
  ];
  const config = JSON.stringify({ extends: './tsconfig.json', include });
  for (const file of ['tsconfig.loyalty.json', 'tsconfig.lint.json'])
    await writeFile(path.join(copy.root, file), config);
}

test(
  'a remote goes from nothing to the customers of a running storefront',
  async () => {
    await storefront('new-remote', 'mf-loyalty');
    await tool(
      'prettier/bin/prettier.cjs',
      '--check',
      'mf-loyalty',
      'shell/src/app/url-map.ts',
      'shared-domain/src/remote/remote-names.ts',
    );
    await checkOnlyTheRemote();
    await Promise.all([
      tool(
        'eslint/bin/eslint.js',
        'mf-loyalty',
        'shell/src/app/url-map.ts',
        'shared-domain/src/remote/remote-names.ts',
        '--max-warnings',
        '0',
      ).then(() => tool('typescript-7/bin/tsc', '-p', 'tsconfig.loyalty.json')),
      runToEnd(copy.root, [
        '--require=./scripts/jest/compile-cache.cjs',
        'node_modules/jest/bin/jest.js',
        '--maxWorkers=1',
        'mf-loyalty',
        'scripts/locales',
        'scripts/lock',
        'scripts/lib/remotes',
      ]).then(() => runToEnd(copy.root, ['scripts/build.mjs', 'shell', 'mf-loyalty'])),
    ]);
    await storefront('publish', 'shell', 'mf-loyalty');
    await storefront(
      'promote',
      'stable',
      '--static',
      '--builds',
      'shell@latest',
      'mf-loyalty@latest',
    );

    const page = await browser.newPage({ locale: 'pt-BR' });
    await page.goto(`${origin}/bella-napoli/loyalty`);
    await page.getByRole('heading', { level: 1, name: 'Página Loyalty' }).waitFor();
    await page.getByText('Esta página é nova.').waitFor();
    await page.getByRole('button', { name: 'Mostrar mais' }).click();
    await page.getByText('Ela foi construída, verificada e publicada sozinha').waitFor();
  },
  10 * 60_000,
);

test(
  'a restart serves what was promoted, and says how to promote the sources',
  async () => {
    const promoted = await storefront('history', 'stable');
    await served.stop();
    served = startCopy();
    await served.saying('The storefront answers');
    expect(served.said()).toMatch(/^This is a demo of the storefront/);
    expect(served.said()).toContain(
      'To serve them: npm run build && npm run storefront -- publish shell',
    );
    expect(await storefront('history', 'stable')).toBe(promoted);
  },
  10 * 60_000,
);

test(
  'an exception that no handler catches is recorded with its request, and the storefront restarts',
  async () => {
    const address = `${origin}/api/restaurant/data/v2/bella-napoli`;
    const answer = await fetch(address, { headers: { 'x-planted-exception': 'yes' } });
    expect([answer.status, (await answer.text()).length > 1000]).toEqual([200, true]);
    await served.saying('The server ended unexpectedly (exit code 70). It is restarted in 1 s.');
    const logged = served
      .said()
      .split('\n')
      .filter((line) => line.includes('planted exception'));
    expect(logged.join('\n')).toContain(String(answer.headers.get('x-request-id')));
    const statusOf = () =>
      fetch(address).then(
        ({ status }) => status,
        () => 0,
      );
    while ((await statusOf()) !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
  },
  10 * 60_000,
);

test('the lock is one that npm ci installs from', () => {
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit'],
    { cwd: copy.root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
});
