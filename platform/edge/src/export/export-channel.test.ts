import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRecord, ChannelRevision, PageDocument } from '@storefront/compositions';
import { type Store, compose, openStore, publish } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { sourceHash } from '../csp';
import { OLD_BROWSER } from '../old-browser';
import { serveEdge, stopServers } from '../testing/serve-edge';
import { SKELETON_STYLE } from '../skeleton';
import { exportChannel } from './export-channel';
import type { ExportOptions } from './export-options';
import { siteHeaders } from './site-headers';

const BOOT = 'start();';
const TEXT = 'const shell = 1;\n'.repeat(50);
let store: Store;
let folder: string;
let revision = 0;

const read = (file: string) => readFile(path.join(folder, file), 'utf8');
const exportSite = (options: Partial<ExportOptions> = {}) =>
  exportChannel({
    store,
    channel: 'stable',
    folder,
    apiBase: '/api',
    mediaBase: '/media',
    base: '',
    keepDays: 30,
    ...options,
  });

async function publishShell(version: string, routes?: BuildRecord['routes']) {
  const entry = { js: ['main.js'], css: [], consumes: [] };
  const record = {
    version: `1.0.0+${version}`,
    boot: 'boot.js',
    entry,
    ...(routes ? { routes } : {}),
  };
  return publish(
    store,
    (await aBuildFolder('shell', { 'main.js': `${TEXT}//${version}`, 'boot.js': BOOT }, record))
      .folder,
  );
}

async function promote(hash: string, changes: Partial<ChannelRevision> = {}): Promise<void> {
  revision += 1;
  const channel = path.join(store.root, 'channels/stable');
  await mkdir(channel, { recursive: true });
  const document = {
    revision,
    at: new Date().toISOString(),
    note: '',
    composition: hash,
    ...changes,
  };
  await writeFile(
    path.join(channel, `${String(revision).padStart(6, '0')}.json`),
    JSON.stringify(document),
  );
}

async function promoteShell(version: string): Promise<string> {
  const build = await publishShell(version);
  await promote((await compose(store, [build])).hash);
  return `shell/${build.id}`;
}

const documentIn = (html: string): PageDocument =>
  JSON.parse(
    /<script type="application\/json" id="composition">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  ) as PageDocument;

beforeEach(async () => {
  store = openStore(await aTemporaryFolder());
  folder = await aTemporaryFolder();
  revision = 0;
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

test('the site is all that a file server needs, builds with their compressed forms', async () => {
  const build = await promoteShell('a');
  const result = await exportSite();
  expect(result).toMatchObject({ channel: 'stable', revision: 1, added: [build], removed: [] });
  expect((await readdir(folder)).sort()).toEqual([
    '_headers',
    '_redirects',
    'builds',
    'channel.json',
    'compositions',
    'exports.json',
    'index.html',
    'nginx.conf',
    'sw.js',
  ]);
  const exported = await readdir(path.join(folder, 'builds', build));
  expect(exported).toEqual(await readdir(path.join(store.root, 'builds', build)));
  expect(exported).toEqual(expect.arrayContaining(['main.js', 'main.js.br', 'main.js.gz']));
  expect(JSON.parse(await read('channel.json'))).toEqual({
    channel: 'stable',
    revision: 1,
    revoked: [],
  });
  expect(await read('index.html')).not.toContain('noindex');
  const { config, composition } = documentIn(await read('index.html'));
  expect(config).toMatchObject({
    apiBase: '/api',
    mediaBase: '/media',
    newsUrl: '/channel.json',
    modules: null,
  });
  expect(await readdir(path.join(folder, 'compositions'))).toEqual([`${composition.hash}.json`]);
  expect(
    existsSync(path.join(folder, composition.shell.base, composition.shell.entry.js[0] ?? '')),
  ).toBe(true);
});

test('[OPEN-018] services beside the API appear in page and policy; without them only the API does', async () => {
  const { hash } = await compose(store, [await publishShell('a')]);
  await promote(hash);
  await exportSite();
  expect(documentIn(await read('index.html')).config.services).toBeUndefined();
  await exportSite({
    apiBase: 'https://api.pizza.example',
    site: { services: { cacheBase: '/files', recoveryBase: 'https://carts.pizza.example/v2' } },
  });
  const html = await read('index.html');
  expect(documentIn(html).config.services).toEqual({
    cacheBase: '/files',
    recoveryBase: 'https://carts.pizza.example/v2',
  });
  expect(html.replaceAll('&#39;', "'")).toContain(
    "connect-src 'self' https://api.pizza.example https://carts.pizza.example;",
  );
});

test('the page carries its own policy, without what a meta element may not say', async () => {
  const { hash } = await compose(store, [await publishShell('a')]);
  await promote(hash, { origins: ['http://localhost:4001'] });
  await exportSite({
    apiBase: 'https://api.pizza.example/v1',
    mediaBase: 'https://img.pizza.example',
    base: 'https://cdn.pizza.example/site',
  });
  const html = await read('index.html');
  const policy = (/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '')
    .replaceAll('&#39;', "'")
    .split('; ');
  const sources = (name: string) =>
    policy
      .find((directive) => directive.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);
  expect(sources('script-src')).toEqual([
    "'self'",
    sourceHash(OLD_BROWSER),
    sourceHash(BOOT),
    'http://localhost:4001',
    'https://cdn.pizza.example',
  ]);
  expect(sources('style-src')?.slice(0, 2)).toEqual(["'self'", sourceHash(SKELETON_STYLE)]);
  expect(sources('connect-src')).toEqual([
    "'self'",
    'https://api.pizza.example',
    'http://localhost:4001',
    'https://cdn.pizza.example',
  ]);
  expect(sources('img-src')).toEqual(["'self'", 'data:', 'https://img.pizza.example']);
  expect(sources('frame-ancestors')).toBeUndefined();
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<style'));
  expect(documentIn(html).composition.shell.base).toMatch(
    /^https:\/\/cdn\.pizza\.example\/site\/builds\/shell\//,
  );
});

test('every build and composition that an arm may serve is there', async () => {
  const [control, tested] = [await publishShell('a'), await publishShell('b')];
  const [base, variant] = [await compose(store, [control]), await compose(store, [tested])];
  const bare = ({ name, id, contentHash }: typeof tested) => ({ name, id, contentHash });
  await promote(base.hash, {
    variants: { b: variant.hash },
    experiments: [
      {
        name: 'shell-b',
        owner: 'team',
        salt: 's',
        since: '2026-01-01T00:00:00Z',
        expires: '2999-01-01T00:00:00Z',
        arms: [
          { name: 'control', share: 5000, ranges: [[0, 5000]], builds: [] },
          { name: 'b', share: 5000, ranges: [[5000, 10000]], builds: [bare(tested)] },
        ],
      },
    ],
  });
  expect((await exportSite()).added.slice().sort()).toEqual(
    [`shell/${control.id}`, `shell/${tested.id}`].sort(),
  );
  expect((await readdir(path.join(folder, 'compositions'))).sort()).toEqual(
    [`${base.hash}.json`, `${variant.hash}.json`].sort(),
  );
  const { experiments, variants } = documentIn(await read('index.html'));
  expect(variants).toEqual({ b: variant.hash });
  expect(experiments[0]?.arms[1]?.builds['shell']?.base).toBe(`/builds/shell/${tested.id}/`);
});

describe('a folder that is live', () => {
  test('keeps old builds for pages that are open, and removes them when their days are over', async () => {
    const before = await promoteShell('a');
    await exportSite();
    const after = await promoteShell('b');
    expect(await exportSite()).toMatchObject({ added: [after], removed: [] });
    expect(existsSync(path.join(folder, 'builds', before))).toBe(true);
    expect(await exportSite({ keepDays: 0 })).toMatchObject({ added: [], removed: [before] });
    expect(await readdir(path.join(folder, 'builds/shell'))).toEqual([after.split('/')[1]]);
  });

  test('has each file that builds share once, for as long as a build that has it', async () => {
    const sharing = async (version: string) => {
      const files = {
        [`main.${version.repeat(8)}.js`]: version,
        'same.0a1b2c3d.js': TEXT,
        'boot.js': BOOT,
      };
      const record = { version: `1.0.0+${version}`, boot: 'boot.js' };
      const build = await publish(store, (await aBuildFolder('shell', files, record)).folder);
      await promote((await compose(store, [build])).hash);
    };
    const shared = () => readdir(path.join(folder, 'builds/shell/files'));
    const same = ['same.0a1b2c3d.js', 'same.0a1b2c3d.js.br', 'same.0a1b2c3d.js.gz'];
    await sharing('a');
    await exportSite();
    const { composition } = documentIn(await read('index.html'));
    expect(composition.shell.sharedFiles).toBe(true);
    expect((await shared()).sort()).toEqual(['main.aaaaaaaa.js', ...same]);
    await sharing('b');
    await exportSite();
    expect((await shared()).sort()).toEqual(['main.aaaaaaaa.js', 'main.bbbbbbbb.js', ...same]);
    await exportSite({ keepDays: 0 });
    expect((await shared()).sort()).toEqual(['main.bbbbbbbb.js', ...same]);
  });

  test('is left alone when it is not an export', async () => {
    await promoteShell('a');
    await writeFile(path.join(folder, 'thesis.txt'), 'do not lose me');
    await expect(exportSite()).rejects.toThrow('holds something that is no export');
    expect(await readdir(folder)).toEqual(['thesis.txt']);
  });
});

describe('headers', () => {
  const OWN = [
    'connection',
    'content-length',
    'content-type',
    'date',
    'etag',
    'keep-alive',
    'vary',
    'content-encoding',
    'x-request-id',
  ];
  const comparable = (headers: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !OWN.includes(name) && name !== 'content-security-policy',
      ),
    );

  test("those of a file server are the edge's", async () => {
    const build = await promoteShell('a');
    const get = await serveEdge({ store });
    const site = siteHeaders({ base: '', apiBase: '/api', mediaBase: '/media' });
    const page = await get('/bella-napoli');
    expect(comparable(site.page)).toEqual(comparable(page.headers));
    expect(comparable(site.news)).toEqual(comparable((await get('/channel.json')).headers));
    expect(comparable(site.worker)).toEqual(comparable((await get('/sw.js')).headers));
    expect(comparable(site.lasting)).toEqual(
      comparable((await get(`/builds/${build}/main.js`)).headers),
    );
    expect(comparable(site.missing)).toEqual(
      comparable((await get(`/builds/${build}/gone.js`)).headers),
    );
    const edgePolicy = String(page.headers['content-security-policy']).split('; ');
    const [, ...sitePolicy] = (site.page['content-security-policy'] ?? '').split('; ');
    expect(edgePolicy).toEqual(expect.arrayContaining(sitePolicy));
    expect(site.page['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(site.page['content-security-policy']).toMatch(
      /report-uri \S+\/policy-reports; report-to policy$/,
    );
  });

  test("no release changes the file server's configuration", async () => {
    await promoteShell('a');
    await exportSite();
    const before = [await read('nginx.conf'), await read('_headers')];
    const { hash } = await compose(store, [await publishShell('b')]);
    await promote(hash, { origins: ['http://localhost:4001'] });
    await exportSite();
    expect([await read('nginx.conf'), await read('_headers')]).toEqual(before);
  });
});
