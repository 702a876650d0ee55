import { existsSync } from 'node:fs';
import { readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { removeTemporaryFolders } from '@storefront/release/testing';
import { changeChannel, currentRevision, newExperiment, servedBuilds } from '@storefront/release';
import { sourceHash } from '../csp';
import { type TestSite, aSite, anExportedSite } from '../testing/a-site';
import { exportChannel } from './export-channel';
import type { PagesSummary } from '@storefront/release/cli';
import { watchChannel } from './watch-channel';

afterAll(removeTemporaryFolders);

describe('rendered pages of a site', () => {
  let site: TestSite;
  const at = (file: string) => path.join(site.folder, 'pages', file);
  const read = (file: string) => readFile(at(file), 'utf8');
  const modified = async (file: string) => (await stat(at(file))).mtimeMs;

  /** Six pages under two prefixes in three languages. */
  const ALL = 6 * 2 * 3;

  beforeEach(async () => {
    site = await anExportedSite();
  });

  test('each page of a restaurant is a file per language, with its compressed forms', async () => {
    site = await aSite();
    await site.promote('a');
    const { rendered } = await exportChannel(site.options());
    expect(rendered).toEqual({ pages: ALL, written: ALL, fallbacks: {} });
    const names = ['default', 'en', 'es', 'pt'].flatMap((name) =>
      ['.html', '.html.br', '.html.gz'].map((ending) => name + ending),
    );
    expect((await readdir(at('app/bella-napoli/hours'))).sort()).toEqual(names);
    expect((await readdir(at('bella-napoli'))).sort()).toEqual(
      [...names, 'hours', 'info', 'payments', 'reviews', 'shopping-cart'].sort(),
    );
    const html = await read('bella-napoli/hours/es.html');
    expect(html).toContain('<main>es /bella-napoli/hours "1"</main>');
    expect(
      brotliDecompressSync(await readFile(at('bella-napoli/hours/es.html.br'))).toString(),
    ).toBe(html);
    expect(gunzipSync(await readFile(at('bella-napoli/hours/es.html.gz'))).toString()).toBe(html);
    expect(await read('bella-napoli/hours/default.html')).toBe(
      await read('bella-napoli/hours/pt.html'),
    );
  });

  test('a page contains its own policy, its restaurant and nothing that the site lacks', async () => {
    const html = await read('bella-napoli/en.html');
    const policy = (/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '')
      .replaceAll('&#39;', "'")
      .split('; ');
    const inline = [...html.matchAll(/<script(?: data[^>]*)?>(.*?)<\/script>/gs)].map(
      ([, text = '']) => sourceHash(text),
    );
    expect(inline).toHaveLength(3);
    expect(policy).toContain(`script-src 'self' ${inline.join(' ')}`);
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(policy).toContain(`style-src 'self' ${sourceHash(style)}`);
    expect(html).toContain('<title>Bella</title>');
    expect(html).toContain('<link rel="canonical" href="https://pizza.example/bella-napoli">');
    expect(html).not.toContain('manifest.webmanifest');
    expect(html).toContain('data-rendered="en" data-path="/bella-napoli"');
    expect(await read('bella-napoli/shopping-cart/en.html')).toContain('content="noindex"');
  });

  test('an export without changes writes no file; a changed menu, all pages of its restaurant', async () => {
    const options = site.options();
    const before = await modified('bella-napoli/es.html');
    expect((await exportChannel(options)).rendered).toMatchObject({ pages: ALL, written: 0 });
    expect(await modified('bella-napoli/es.html')).toBe(before);
    site.restaurants.set('bella-napoli', { language: 'pt-br', etag: '"2"' });
    expect((await exportChannel(options)).rendered).toMatchObject({ pages: ALL, written: ALL });
    expect(await modified('bella-napoli/es.html')).toBeGreaterThanOrEqual(before + 1000);
  });

  describe('a page that is not rendered', () => {
    test('stays from the same revision, but not from an earlier one', async () => {
      site.restaurants.set('bella-napoli', null);
      expect((await exportChannel(site.options())).rendered?.fallbacks).toEqual({
        'no-answer': ALL,
      });
      expect(existsSync(at('bella-napoli/es.html'))).toBe(true);
      await site.promote('b');
      await exportChannel(site.options());
      expect(existsSync(at('bella-napoli/es.html'))).toBe(false);
    });

    const forces = { module: 'new_menu', arm: 'other' };
    test.each([
      ['depends on the visitor', { share: 100 }, 'unsupported'],
      ['is in an arm that a module forces', { share: 0, forces }, 'unsupported'],
      ['is control for every visitor', { share: 0 }, null],
    ] as const)('its page %s: %j', async (_case, { share, ...more }, reason) => {
      site = await aSite();
      await site.promote('a');
      const served = await servedBuilds(site.store, 'stable');
      const builds = served.filter(({ name }) => name === 'mf-menu');
      await site.promote('b');
      const experiment = newExperiment({
        name: 'menus',
        owner: 'menu team',
        salt: 'menus',
        since: '2026-01-01T00:00:00.000Z',
        expires: '2100-01-01T00:00:00.000Z',
        arms: [{ name: 'other', share, builds }],
        ...more,
      });
      const experiments = [experiment];
      await changeChannel(site.store, 'stable', { note: '' }, () => ({ experiments }));
      const { rendered } = await exportChannel(site.options());
      expect(rendered?.fallbacks).toEqual(reason === null ? {} : { [reason]: ALL });
      expect(rendered?.pages).toBe(reason === null ? ALL : 0);
    });
  });

  test('restaurants that are not named any more lose their pages, and so do all without a name', async () => {
    site.restaurants.set('other', { language: 'en', etag: '"1"' });
    await exportChannel(site.options('*'));
    expect(existsSync(at('other/es.html'))).toBe(true);
    await exportChannel(site.options(['bella-napoli']));
    expect([existsSync(at('other')), existsSync(at('bella-napoli/es.html'))]).toEqual([
      false,
      true,
    ]);
    const { rendered: _, ...plain } = site.options();
    expect((await exportChannel(plain)).rendered).toBeNull();
    expect(existsSync(at(''))).toBe(false);
  });
});

describe('a site that follows its channel', () => {
  const INTERVAL_MS = 20;
  const ALL = 36;

  let site: TestSite;
  let stopping: AbortController;
  let watching: Promise<void>;
  const revisions: number[] = [];
  const summaries: PagesSummary[] = [];
  const failures: string[] = [];

  const at = (file: string) => path.join(site.folder, file);
  const PAGE = 'pages/bella-napoli/es.html';

  async function until(isTrue: () => boolean): Promise<void> {
    const end = Date.now() + 30_000;
    while (!isTrue()) {
      if (Date.now() > end) throw new Error('it did not happen within 30 s');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  function watch(options = site.options()): void {
    stopping = new AbortController();
    watching = watchChannel(options, {
      intervalMs: INTERVAL_MS,
      signal: stopping.signal,
      onRevision: ({ revision }) => revisions.push(revision),
      onPages: (summary) => summaries.push(summary),
      onFailure: (line) => failures.push(line),
    });
    watching.catch(() => undefined);
  }

  beforeEach(async () => {
    site = await aSite();
    for (const list of [revisions, summaries, failures]) list.length = 0;
  });
  afterEach(async () => {
    site.failure = null;
    site.release();
    stopping.abort();
    await watching.catch(() => undefined);
  });

  test('a changed menu is rendered again, and an unchanged one costs no render and no write', async () => {
    site = await anExportedSite();
    watch();
    await until(() => summaries.length === 1);
    const [count, before] = [site.renders.length, (await stat(at('index.html'))).mtimeMs];
    await new Promise((resolve) => setTimeout(resolve, 5 * INTERVAL_MS));
    expect([site.renders.length, summaries.length]).toEqual([count, 1]);
    site.restaurants.set('bella-napoli', { language: 'pt-br', etag: '"2"' });
    await until(() => summaries.length === 2);
    expect(summaries[1]).toEqual({ pages: ALL, written: ALL, fallbacks: {} });
    expect(await readFile(at(PAGE), 'utf8')).toContain('<main>es /bella-napoli/ "2"</main>');
    expect((await stat(at('index.html'))).mtimeMs).toBe(before);
    expect(revisions).toEqual([1]);
  });

  test('pages of a revoked composition are gone within the interval, also while a render runs', async () => {
    site = await anExportedSite();
    const first = (await currentRevision(site.store, 'stable'))!.composition;
    watch();
    await until(() => summaries.length === 1);
    site.failure = 'waits'; // a render that does not end
    await site.promote('b', { revoked: [first] });
    await until(() => revisions.length === 2);
    expect([existsSync(at(PAGE)), existsSync(at(`${PAGE}.br`))]).toEqual([false, false]);
    expect(JSON.parse(await readFile(at('channel.json'), 'utf8'))).toMatchObject({
      revoked: [first],
    });
    const second = await site.promote('c', { revoked: [first] });
    await until(() => revisions.length === 3); // did not wait for the render of revision 2
    site.failure = null;
    site.release();
    await until(() => summaries.length === 2);
    expect(await readFile(at(PAGE), 'utf8')).toContain(`"hash":"${second}"`);
  });

  test('the pages stay while the API fails, and the failure is reported once', async () => {
    site = await anExportedSite();
    watch();
    await until(() => summaries.length === 1);
    site.restaurants.set('bella-napoli', null);
    await until(() => summaries.length === 2);
    expect(summaries[1]?.fallbacks).toEqual({ 'no-answer': ALL });
    await new Promise((resolve) => setTimeout(resolve, 5 * INTERVAL_MS));
    expect(summaries).toHaveLength(2);
    expect(existsSync(at(PAGE))).toBe(true);
    site.restaurants.set('bella-napoli', { language: 'pt-br', etag: '"3"' });
    await until(() => summaries.length === 3);
    expect(summaries[2]).toMatchObject({ pages: ALL, fallbacks: {} });
  });

  test('a store that cannot be read leaves the site as it is', async () => {
    site = await anExportedSite();
    watch();
    await until(() => summaries.length === 1);
    await site.promote('b');
    await rm(path.join(site.store.root, 'compositions'), { recursive: true });
    await until(() => failures.length === 1);
    expect(failures[0]).toContain('The channel cannot be written, the site stays as it is');
    expect(existsSync(at(PAGE))).toBe(true);
  });
});
