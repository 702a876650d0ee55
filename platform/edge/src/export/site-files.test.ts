import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { createHash } from 'node:crypto';
import type { BuildRecord, CompositionRest, PageDocument } from '@storefront/compositions';
import { type Store, compose, openStore, publish } from '@storefront/release';
import { headersFile } from './headers-file';
import { siteHeaders } from './site-headers';
import { type Exported, readLedger, storedExports, withExport } from './ledger';
import { addFolder as fillFolder, removeOthers, replaceFile } from './write-site';
import { exportChannel } from './export-channel';

afterAll(removeTemporaryFolders);

describe('headers', () => {
  const OWN = { base: '', apiBase: '/api', mediaBase: '/media' };
  const SAFE = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const STRICT = {
    ...SAFE,
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };

  test('what is never stored, stored for ever, and revalidated', () => {
    const { page, news, worker, lasting, missing, others } = siteHeaders(OWN);
    expect(news).toEqual({ ...STRICT, 'cache-control': 'no-cache' });
    expect(lasting).toEqual({ ...STRICT, 'cache-control': 'public, max-age=31536000, immutable' });
    expect(missing).toEqual({ ...STRICT, 'cache-control': 'no-store' });
    expect(others).toEqual(STRICT);
    expect(worker).toEqual({
      ...STRICT,
      'cache-control': 'no-cache',
      'reporting-endpoints': 'policy="/api/policy-reports"',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; connect-src 'self' \*; .*frame-ancestors 'none'/,
      ),
    });
    expect(page).toEqual({
      ...SAFE,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
      'x-frame-options': 'DENY',
      'cache-control': 'no-cache',
      'reporting-endpoints': 'policy="/api/policy-reports"',
      'content-security-policy': expect.stringMatching(
        /^frame-src 'self'; .*frame-ancestors 'none'/,
      ),
    });
  });

  test('a page has none of the strict policy in _headers; every other file has it, or the worker’s', () => {
    const headers = siteHeaders(OWN);
    const rules = new Map(
      headersFile(headers)
        .split('\n\n')
        .map((rule) => {
          const [place = '', ...lines] = rule.trim().split('\n');
          return [place, lines.map((line) => line.trim())];
        }),
    );
    const policyAt = (place: string) =>
      rules.get(place)?.filter((line) => line.startsWith('content-security-policy: '));
    expect(policyAt('/*')).toEqual([
      `content-security-policy: ${headers.page['content-security-policy']}`,
    ]);
    expect(rules.get('/*')).toEqual(
      expect.arrayContaining(['x-frame-options: DENY', 'x-content-type-options: nosniff']),
    );
    const strict = `content-security-policy: ${STRICT['content-security-policy']}`;
    for (const place of [
      '/builds/*',
      '/compositions/*',
      '/channel.json',
      '/exports.json',
      '/nginx.conf',
    ])
      expect([place, policyAt(place)]).toEqual([place, [strict]]);
    expect(policyAt('/sw.js')).toEqual([
      `content-security-policy: ${headers.worker['content-security-policy']}`,
    ]);
  });
});

describe('the ledger of exports', () => {
  const NOW = Date.parse('2026-06-30T00:00:00Z');
  const exportedOn = (day: string): Exported => ({
    revision: 1,
    at: `2026-${day}T00:00:00Z`,
    builds: [`mf-menu/${day}`],
    compositions: [],
  });
  const days = (all: Exported[]) => all.map(({ at }) => at.slice(5, 10));

  test.each([
    { case: 'the last one, however old', exports: ['01-01'], stored: ['01-01'] },
    {
      case: 'one that was replaced within the days',
      exports: ['01-01', '06-10', '06-20'],
      stored: ['01-01', '06-10', '06-20'],
    },
    {
      case: 'not one that was replaced before them',
      exports: ['01-01', '05-01', '06-20'],
      stored: ['05-01', '06-20'],
    },
    { case: 'nothing of an empty folder', exports: [], stored: [] },
  ])('stored is $case', ({ exports, stored }) =>
    expect(days(storedExports(exports.map(exportedOn), NOW, 30))).toEqual(stored),
  );

  test('an export of the same files goes on with the one before; of other files it is one more', () => {
    const first = exportedOn('06-01');
    const again = { ...first, revision: 2, at: '2026-06-02T00:00:00Z' };
    expect(withExport([first], again)).toEqual([{ ...first, revision: 2 }]);
    expect(withExport([first], exportedOn('06-02'))).toHaveLength(2);
    expect(withExport([], first)).toEqual([first]);
  });

  test('an export that was replaced exactly the days ago is no longer stored', () => {
    const dayBefore = new Date(NOW - 86_400_000).toISOString();
    const just = new Date(NOW - 86_400_000 + 1).toISOString();
    const replacedAt = (at: string) => [exportedOn('01-01'), { ...exportedOn('02-01'), at }];
    expect(storedExports(replacedAt(dayBefore), NOW, 1)).toHaveLength(1);
    expect(storedExports(replacedAt(just), NOW, 1)).toHaveLength(2);
  });

  test('a ledger has all fields of every entry', () => {
    const entry = exportedOn('06-01');
    expect(readLedger('[]')).toEqual([]);
    const broken = [
      { ...entry, revision: '1' },
      { ...entry, at: 1 },
      { ...entry, builds: 'x' },
      { ...entry, compositions: {} },
      null,
      'x',
    ];
    for (const other of broken) expect(readLedger(JSON.stringify([entry, other]))).toBeNull();
    for (const text of [JSON.stringify(entry), 'null', '7', '[', ''])
      expect(readLedger(text)).toBeNull();
  });
});

describe('files of a site', () => {
  let folder: string;
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const addFolder = (source: string, target: string) =>
    fillFolder(target, (draft) => cp(source, draft, { recursive: true }));
  const modified = async (file: string) => (await stat(file)).mtimeMs;

  beforeEach(async () => {
    folder = await aTemporaryFolder();
  });

  test('a file is written with its folders, and no draft remains', async () => {
    await replaceFile(at('a/b/page.html'), 'first');
    expect(await readFile(at('a/b/page.html'), 'utf8')).toBe('first');
    await replaceFile(at('a/b/page.html'), 'second');
    expect(await readFile(at('a/b/page.html'), 'utf8')).toBe('second');
    expect(await readdir(at('a/b'))).toEqual(['page.html']);
  });

  test('a replaced file is at least a second newer than the one before, whatever the clock says', async () => {
    await writeFile(at('page.html'), 'first');
    const ahead = Math.round(Date.now() / 1000) + 3600;
    await utimes(at('page.html'), ahead, ahead);
    await replaceFile(at('page.html'), 'second');
    expect(await modified(at('page.html'))).toBe((ahead + 1) * 1000);
    await utimes(at('page.html'), 1000, 1000);
    const before = Date.now();
    await replaceFile(at('page.html'), 'third');
    expect(await modified(at('page.html'))).toBeGreaterThanOrEqual(before - 1);
  });

  test('a folder is added whole, and once', async () => {
    await mkdir(at('source/parts'), { recursive: true });
    await writeFile(at('source/parts/a.js'), 'a');
    expect(await addFolder(at('source'), at('builds/menu/1'))).toBe(true);
    expect(await readFile(at('builds/menu/1/parts/a.js'), 'utf8')).toBe('a');
    await writeFile(at('source/parts/a.js'), 'changed');
    expect(await addFolder(at('source'), at('builds/menu/1'))).toBe(false);
    expect(await readFile(at('builds/menu/1/parts/a.js'), 'utf8')).toBe('a');
    expect(await readdir(at('builds/menu'))).toEqual(['1']);
  });

  test('builds that no export serves are removed, with the remains of aborted exports', async () => {
    for (const build of ['menu/1', 'menu/2', 'menu/3.0f.tmp', 'cart/1'])
      await mkdir(at('builds', build, 'parts'), { recursive: true });
    const removed = await removeOthers(at('builds'), new Set(['menu/2', 'cart/1', 'gone/1']));
    expect([...removed].sort()).toEqual(['menu/1', 'menu/3.0f.tmp']);
    expect(await readdir(at('builds/menu'))).toEqual(['2']);
    expect(existsSync(at('builds/cart/1/parts'))).toBe(true);
  });
});

describe('the rest of a composition', () => {
  const NONE = { js: [], css: [], consumes: [] };
  const BASE = 'https://cdn.example/site';
  let store: Store;
  let folder: string;
  let revision = 0;

  async function exportShell(version: string, changes: Partial<BuildRecord>, keepDays = 30) {
    const shell = { version, boot: 'boot.js', routes: [], ...changes };
    const made = [
      await aBuildFolder('shell', { 'main.js': version, 'boot.js': 'start()' }, shell),
      await aBuildFolder('mf-menu', { 'main.js': '2' }, { exposes: { './remote': NONE } }),
    ];
    const builds = [];
    for (const it of made) builds.push(await publish(store, it.folder));
    const { hash: composition } = await compose(store, builds);
    revision += 1;
    const channel = path.join(store.root, 'channels/stable');
    await mkdir(channel, { recursive: true });
    await writeFile(
      path.join(channel, `${String(revision).padStart(6, '0')}.json`),
      JSON.stringify({ revision, at: new Date().toISOString(), note: '', composition }),
    );
    const bases = { apiBase: '/api', mediaBase: '/media', base: BASE };
    await exportChannel({ store, channel: 'stable', folder, keepDays, ...bases });
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    const [, json = ''] = /id="composition">(.*?)<\/script>/.exec(html) ?? [];
    return JSON.parse(json) as PageDocument;
  }

  beforeEach(async () => {
    store = openStore(await aTemporaryFolder());
    folder = await aTemporaryFolder();
  });

  test('a site has the builds that its page omits, with the hash in the page and the URLs of its base', async () => {
    const { composition } = await exportShell('1.0.0+a', { fetchesRest: true });
    const file = path.join(folder, 'builds', composition.rest?.file ?? '');
    const text = await readFile(file);
    const digest = createHash('sha384').update(text).digest('base64');
    expect(composition.rest?.integrity).toBe(`sha384-${digest}`);
    const { remotes } = JSON.parse(text.toString('utf8')) as CompositionRest;
    expect(remotes['mf-menu']?.base).toMatch(`${BASE}/builds/mf-menu/`);
    expect([existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([true, true]);
  });
});
