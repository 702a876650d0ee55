import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRecord, CompositionRest, PageDocument } from '@storefront/compositions';
import { type Store, compose, openStore, publish } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { exportChannel } from './export-channel';

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
afterAll(removeTemporaryFolders);

const restFiles = (): Promise<string[]> =>
  readdir(path.join(folder, 'builds/_compositions')).catch(() => []);

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

test('the file stays as long as pages of its export, and is removed with them', async () => {
  await exportShell('1.0.0+a', { fetchesRest: true });
  const first = await restFiles();
  await exportShell('1.0.0+b', { fetchesRest: true });
  const both = await restFiles();
  expect(both).toEqual(expect.arrayContaining(first));
  expect(both).toHaveLength(2 * first.length);
  await exportShell('1.0.0+c', { fetchesRest: true }, 0);
  const last = await restFiles();
  expect(last.filter((name) => both.includes(name))).toEqual([]);
  expect(last).toHaveLength(first.length);
});

test('a shell that does not fetch the rest needs no such file', async () => {
  const { composition } = await exportShell('1.0.0+a', {});
  expect(composition).not.toHaveProperty('rest');
  expect(await restFiles()).toEqual([]);
});
