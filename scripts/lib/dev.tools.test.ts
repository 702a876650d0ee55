import { createHash } from 'node:crypto';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { freePort } from './free-port';
import { copyWorkspace } from '../bench/workspace-copy';
import { type Run, runInCopy } from '../testing/run-in-copy';
import { BROWSER_ARGS, ensureBrowser } from './find-browser';

let copy: Awaited<ReturnType<typeof copyWorkspace>>;
let dev: Run;
let browser: Browser;
let page: Page;
let policy = '';

/** Changes a source in the copy in one step, so that no build reads a half-written file. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const absolute = path.join(copy.root, 'mf-menu/src/features/search', file);
  const text = await readFile(absolute, 'utf8');
  expect(text).toContain(from);
  const whole = path.join(copy.root, 'edited');
  await writeFile(whole, text.replace(from, to));
  await rename(whole, absolute);
}

/** Removed by a reload of the page. */
const mark = () => page.evaluate(() => Object.assign(window, { wasHereBefore: true }));
const isSamePage = () => page.evaluate(() => 'wasHereBefore' in window);

beforeAll(async () => {
  copy = await copyWorkspace({ withBuilds: true });
  const port = await freePort();
  dev = runInCopy(copy.root, ['scripts/dev.mjs', 'mf-menu'], { PORT: String(port) });
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGS] });
  page = await browser.newPage({ locale: 'en-US' });
  await dev.saying('Ready in');
  const response = await page.goto(`http://127.0.0.1:${port}/bella-napoli`);
  policy = response?.headers()['content-security-policy'] ?? '';
  await page.getByRole('searchbox').fill('marg');
  await mark();
});
afterAll(async () => {
  await browser?.close();
  await dev?.stop();
  await copy?.remove();
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
  const reported = page.waitForEvent('console', {
    predicate: (message) => message.type() === 'error' && message.text().includes('search-box.tsx'),
  });
  await edit('search-box.tsx', 'return (', 'return ((');
  await reported;
  expect(dev.said()).toContain('search-box.tsx');
  await edit('search-box.tsx', 'return ((', 'return (');
  expect(await isSamePage()).toBe(true);
});

test('a changed model loads the page again: the old one must not be listened to', async () => {
  const loaded = page.waitForEvent('load');
  await edit(
    'search.model.ts',
    'export const searchEntered',
    'export const changed = 1;\nexport const searchEntered',
  );
  await loaded;
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
  const scripts = (await readdir(path.join(copy.root, folder))).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts).not.toEqual([]);
  const texts = await Promise.all(
    scripts.map((file) => readFile(path.join(copy.root, folder, file), 'utf8')),
  );
  return scripts.filter((_, index) => /__dev\/|RefreshRuntime/.test(texts[index] ?? ''));
}

test('nothing of it is in the production builds, also after it ran', async () => {
  expect(await hotScripts('.cache/hot/mf-menu')).toContain('entry.js');
  expect([await hotScripts('shell/dist'), await hotScripts('mf-menu/dist')]).toEqual([[], []]);
});
