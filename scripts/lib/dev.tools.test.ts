import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type Page, chromium } from '@playwright/test';
import { workspaceNames } from '@storefront/build/workspace';
import { changeChannel, currentRevision, openStore, publish } from '@storefront/release';
import { type RepositoryCopy, copyRepository } from '../changes/repository-copy';
import { type Run, runInCopy, runToEnd } from '../testing/run-in-copy';
import { BROWSER_ARGS, ensureBrowser } from './find-browser';
import { freePort } from './claim-port';

const plantedException = pathToFileURL(path.join(__dirname, '../testing/planted-exception.mjs'));

let copy: RepositoryCopy;
let browser: Browser;

beforeAll(async () => {
  copy = copyRepository({ isBuilt: true });
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGS] });
});
afterAll(async () => {
  await browser?.close();
  copy?.remove();
});

// Before the new remote, whose name changes the sources of every workspace.
describe('npm run dev', () => {
  let dev: Run;
  let page: Page;
  let policy = '';
  const edited = new Map<string, string>();

  /** Changes a source in the copy in one step, so that no build reads a half-written file. */
  async function edit(file: string, from: string, to: string): Promise<void> {
    const absolute = path.join(copy.folder, 'mf-menu/src/features/search', file);
    const text = await readFile(absolute, 'utf8');
    expect(text).toContain(from);
    if (!edited.has(absolute)) edited.set(absolute, text);
    const whole = path.join(copy.folder, 'edited');
    await writeFile(whole, text.replace(from, to));
    await rename(whole, absolute);
  }

  /** Removed by a reload of the page. */
  const mark = () => page.evaluate(() => Object.assign(window, { wasHereBefore: true }));
  const isSamePage = () => page.evaluate(() => 'wasHereBefore' in window);

  beforeAll(async () => {
    const port = await freePort();
    dev = runInCopy(copy.folder, ['scripts/dev.mjs', 'mf-menu'], { PORT: String(port) });
    page = await browser.newPage({ locale: 'en-US' });
    await dev.saying('Ready in');
    const response = await page.goto(`http://127.0.0.1:${port}/bella-napoli`);
    policy = response?.headers()['content-security-policy'] ?? '';
    await page.getByRole('searchbox').fill('marg');
    await mark();
  });
  afterAll(async () => {
    await page?.close();
    await dev?.stop();
    for (const [file, text] of edited) await writeFile(file, text);
  });

  test('a changed component is in the open page, which keeps what the customer typed', async () => {
    await edit('search-box.tsx', 'role="search"', 'role="search" aria-description="changed"');
    await page.locator('[aria-description="changed"]').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('marg');
    expect(await isSamePage()).toBe(true);
  });

  test('a changed style is there without a load', async () => {
    await edit('search.module.css', '.box {', '.box { outline: 7px solid;');
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('[role="search"]')!).outlineWidth === '7px',
    );
    expect(await isSamePage()).toBe(true);
  });

  test('an error is reported and leaves the page as it is', async () => {
    await Promise.all([
      page.waitForEvent('console', {
        predicate: (message) =>
          message.type() === 'error' && message.text().includes('search-box.tsx'),
      }),
      edit('search-box.tsx', 'return (', 'return (('),
    ]);
    expect(dev.said()).toContain('search-box.tsx');
    await edit('search-box.tsx', 'return ((', 'return (');
    expect(await isSamePage()).toBe(true);
  });

  test('a changed model loads the page again: the old one must not be listened to', async () => {
    await Promise.all([
      page.waitForEvent('load'),
      edit(
        'search.model.ts',
        'export const searchEntered',
        'export const changed = 1;\nexport const searchEntered',
      ),
    ]);
    await page.getByRole('searchbox').waitFor();
    expect(await isSamePage()).toBe(false);
  });

  test('the page has the policy and the hash of the entry that production has', async () => {
    const document = JSON.parse((await page.locator('#composition').textContent()) ?? '{}') as {
      composition: { remotes: Record<string, { base: string; integrity: object }> };
    };
    expect(document.composition.remotes['mf-menu']).toMatchObject({
      base: '/__dev/builds/mf-menu/',
      integrity: { 'entry.js': expect.stringMatching(/^sha384-/) as string },
    });
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/ws:|unsafe/);
  });

  test('a storefront elsewhere can be pointed to it', async () => {
    const folder = new URL('/__dev/builds/mf-menu/', page.url());
    const [record, entry] = await Promise.all([
      fetch(new URL('build.json', folder)),
      fetch(new URL('entry.js', folder)),
    ]);
    for (const { headers } of [record, entry])
      expect(headers.get('access-control-allow-origin')).toBe('*');
    const {
      name,
      entry: first,
      files,
    } = (await record.json()) as {
      name: string;
      entry: { js: string[] };
      files: { path: string; integrity: string }[];
    };
    const hash = createHash('sha384')
      .update(Buffer.from(await entry.arrayBuffer()))
      .digest('base64');
    expect({
      name,
      first: first.js,
      integrity: files.find((file) => file.path === 'entry.js')?.integrity,
    }).toEqual({ name: 'mf-menu', first: ['entry.js'], integrity: `sha384-${hash}` });
  });

  /** Scripts of a folder that apply changes while they run. */
  async function hotScripts(folder: string): Promise<string[]> {
    const scripts = (await readdir(path.join(copy.folder, folder))).filter((file) =>
      file.endsWith('.js'),
    );
    expect(scripts).not.toEqual([]);
    const texts = await Promise.all(
      scripts.map((file) => readFile(path.join(copy.folder, folder, file), 'utf8')),
    );
    return scripts.filter((_, index) => /__dev\/|RefreshRuntime/.test(texts[index] ?? ''));
  }

  test('nothing of it is in the production builds, also after it ran', async () => {
    expect(await hotScripts('.cache/hot/mf-menu')).toContain('entry.js');
    expect([await hotScripts('shell/dist'), await hotScripts('mf-menu/dist')]).toEqual([[], []]);
  });
});

describe('a new remote', () => {
  let served: Run;
  let origin = '';
  const store = () => openStore(path.join(copy.folder, '.data/store'));

  beforeAll(async () => {
    for (const name of workspaceNames)
      // the start would compress all files, which takes seconds of processor time
      await publish(store(), path.join(copy.folder, name, 'dist'), { isCompressed: false });
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    served = runInCopy(copy.folder, ['scripts/start.mjs'], {
      PORT: String(port),
      NODE_OPTIONS: `--import=${plantedException.href}`,
    });
    await served.saying('The storefront answers');
  });
  afterAll(() => served?.stop());

  /** Compiles what a new remote changes: `npm run check types` checks the rest. */
  async function checkTypes(): Promise<void> {
    const include = ['types', 'mf-loyalty/**/*'];
    const config = JSON.stringify({ extends: './tsconfig.json', include });
    await writeFile(path.join(copy.folder, 'tsconfig.loyalty.json'), config);
    const tsc = 'node_modules/typescript-7/bin/tsc';
    await runToEnd(copy.folder, [tsc, '-p', 'tsconfig.loyalty.json', '--singleThreaded']);
  }

  // Customers get one in e2e/specs/rendered-news.spec.ts.
  test('has the format, the types, the texts and the tests that the project requires', async () => {
    await runToEnd(copy.folder, ['scripts/storefront.mjs', 'new-remote', 'mf-loyalty']);
    await runToEnd(copy.folder, [
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      'mf-loyalty',
    ]);
    await checkTypes();
    await runToEnd(copy.folder, [
      '--require=./scripts/jest/compile-cache.cjs',
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=1',
      'mf-loyalty',
      'scripts/locales',
      'scripts/lock',
      'scripts/lib/remotes',
    ]);
  });

  test('the lock is one that npm ci installs from', () => {
    const { status, stderr } = spawnSync(
      'npm',
      ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit'],
      { cwd: copy.folder, encoding: 'utf8', shell: process.platform === 'win32' },
    );
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  });

  test(
    'an exception that no handler catches is recorded with its request; the restart serves what was ' +
      'promoted',
    async () => {
      // by another author than the start, which releases no sources on this channel from now on
      const { revision } = await changeChannel(
        store(),
        'stable',
        { note: 'by hand', by: 'someone' },
        () => ({ origins: ['https://fonts.example'] }),
      );
      expect(served.said()).toMatch(/^This is a demo of the storefront/);
      const address = `${origin}/api/restaurant/data/v2/bella-napoli`;
      const answer = await fetch(address, { headers: { 'x-planted-exception': 'yes' } });
      expect([answer.status, (await answer.text()).length > 1000]).toEqual([200, true]);
      await served.saying('The server ended unexpectedly (exit code 70). It is restarted in 1 s.');
      const logged = served
        .said()
        .split('\n')
        .filter((line) => line.includes('planted exception'));
      expect(logged.join('\n')).toContain(String(answer.headers.get('x-request-id')));
      await served.saying('To serve them: npm run build && npm run storefront -- publish shell');
      const statusOf = () =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        );
      while ((await statusOf()) !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await currentRevision(store(), 'stable')).toEqual(revision);
    },
  );
});
