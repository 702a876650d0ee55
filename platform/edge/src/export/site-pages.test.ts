import { existsSync } from 'node:fs';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageDocument } from '@storefront/compositions';
import { removeTemporaryFolders } from '@storefront/release/testing';
import { sourceHash } from '../csp';
import { type TestSite, aSite, anExportedSite } from '../testing/a-site';
import { exportChannel } from './export-channel';

let site: TestSite;
const at = (file: string) => path.join(site.folder, 'pages', file);
const read = (file: string) => readFile(at(file), 'utf8');
const documentIn = (html: string): PageDocument =>
  JSON.parse(/id="composition">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageDocument;
const modified = async (file: string) => (await stat(at(file))).mtimeMs;

/** Six pages under two prefixes in three languages. */
const ALL = 6 * 2 * 3;

beforeEach(async () => {
  site = await anExportedSite();
});
afterAll(removeTemporaryFolders);

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
  expect(brotliDecompressSync(await readFile(at('bella-napoli/hours/es.html.br'))).toString()).toBe(
    html,
  );
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
  expect(inline).toHaveLength(2);
  expect(policy).toContain(`script-src 'self' ${inline.join(' ')}`);
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(policy).toContain(`style-src 'self' ${sourceHash(style)}`);
  expect(html).toContain('<title>Bella</title>');
  expect(html).toContain('<link rel="canonical" href="https://pizza.example/bella-napoli">');
  expect(html).not.toContain('manifest.webmanifest');
  expect(html).toContain('data-rendered="en" data-path="/bella-napoli"');
  expect(await read('bella-napoli/shopping-cart/en.html')).toContain('content="noindex"');
});

test('with builds on another origin, a page continues with those', async () => {
  await exportChannel({ ...site.options(), base: 'https://cdn.example/x' });
  const html = await read('bella-napoli/en.html');
  const { base } = documentIn(html).composition.shell;
  expect(base).toMatch(/^https:\/\/cdn\.example\/x\/builds\/shell\//);
  expect(html).toContain(`data-builds="${base}"`);
  expect(site.renders[0]?.rendered?.composition.shell.base).toMatch(/^\/builds\/shell\//);
});

test('an export without changes writes no file; a changed menu, all pages of its restaurant', async () => {
  site.restaurants.set('other', { language: 'en', etag: '"1"' });
  const options = site.options(['bella-napoli', 'other']);
  await exportChannel(options);
  const before = await modified('bella-napoli/es.html');
  expect((await exportChannel(options)).rendered).toMatchObject({ pages: 2 * ALL, written: 0 });
  expect(await modified('bella-napoli/es.html')).toBe(before);
  site.restaurants.set('bella-napoli', { language: 'pt-br', etag: '"2"' });
  expect((await exportChannel(options)).rendered).toMatchObject({ pages: 2 * ALL, written: ALL });
  expect(await modified('bella-napoli/es.html')).toBeGreaterThanOrEqual(before + 1000);
});

test('the languages of one address differ by a second: servers compare only time and size', async () => {
  const times = await Promise.all(
    ['pt', 'en', 'es'].map((name) => modified(`bella-napoli/${name}.html`)),
  );
  const seconds = new Set(times.map((time) => Math.floor(time / 1000)));
  expect(seconds.size).toBe(3);
});

test('the remains of an aborted write are repaired', async () => {
  await writeFile(at('bella-napoli/es.html.br'), 'half');
  expect((await exportChannel(site.options())).rendered).toMatchObject({ written: 1 });
  expect(brotliDecompressSync(await readFile(at('bella-napoli/es.html.br'))).toString()).toBe(
    await read('bella-napoli/es.html'),
  );
});

describe('a page that is not rendered', () => {
  test('is counted, and rendered in the browser', async () => {
    site = await aSite();
    await site.promote('a');
    site.failure = 'none';
    const { rendered } = await exportChannel(site.options());
    expect(rendered).toEqual({ pages: 0, written: 0, fallbacks: { failed: ALL } });
    expect(existsSync(at(''))).toBe(false);
    expect(existsSync(path.join(site.folder, 'index.html'))).toBe(true);
  });

  test('stays from the same revision, but not from an earlier one', async () => {
    site.restaurants.set('bella-napoli', null);
    expect((await exportChannel(site.options())).rendered?.fallbacks).toEqual({ 'no-answer': ALL });
    expect(existsSync(at('bella-napoli/es.html'))).toBe(true);
    await site.promote('b');
    await exportChannel(site.options());
    expect(existsSync(at('bella-napoli/es.html'))).toBe(false);
  });

  test.each([
    ['an unknown restaurant', () => site.restaurants.delete('bella-napoli')],
    ['an experiment that tests it', () => undefined],
  ])('because of %s has no file', async (reason, change) => {
    change();
    if (reason.startsWith('an experiment')) {
      const arms = [
        { name: 'control', share: 5000, ranges: [[0, 5000]], builds: [] },
        {
          name: 'b',
          share: 5000,
          ranges: [[5000, 10000]],
          builds: [
            {
              name: 'mf-menu',
              id: (await readdir(path.join(site.store.root, 'builds/mf-menu')))[0],
              contentHash: '0'.repeat(64),
            },
          ],
        },
      ];
      const times = { since: '2026-01-01T00:00:00Z', expires: '2999-01-01T00:00:00Z' };
      await site.promote('a', {
        variants: { b: await site.promote('b') },
        experiments: [
          {
            name: 'menu',
            owner: 'team',
            salt: 's',
            ...times,
            arms,
            forces: { module: 'new_menu', arm: 'b' },
          } as never,
        ],
      });
    }
    expect((await exportChannel(site.options())).rendered).toMatchObject({ pages: 0 });
    expect(existsSync(at('bella-napoli/es.html'))).toBe(false);
  });
});

test('restaurants that are not named any more lose their pages, and so do all without a name', async () => {
  site.restaurants.set('other', { language: 'en', etag: '"1"' });
  await exportChannel(site.options('*'));
  expect(existsSync(at('other/es.html'))).toBe(true);
  await exportChannel(site.options(['bella-napoli']));
  expect([existsSync(at('other')), existsSync(at('bella-napoli/es.html'))]).toEqual([false, true]);
  const { rendered: _, ...plain } = site.options();
  expect((await exportChannel(plain)).rendered).toBeNull();
  expect(existsSync(at(''))).toBe(false);
});
