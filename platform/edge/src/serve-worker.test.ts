import { compose, openStore, promote, publish, rollback, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportChannel } from './export/export-channel';
import { NO_WORKER } from './no-worker';
import { serveEdge, stopServers } from './testing/serve-edge';

let store: Store;

/**
 * Makes the channel serve a build of the shell; `worker` is the text of its service worker, null
 * for a build without one.
 */
async function promoteShell(version: string, worker: string | null): Promise<void> {
  const files = {
    'main.js': version,
    'boot.js': 'boot',
    ...(worker === null ? {} : { 'worker.js': worker }),
  };
  const { folder } = await aBuildFolder('shell', files, {
    version: `1.0.0+${version}`,
    boot: 'boot.js',
    entry: { js: ['main.js'], css: [], consumes: [] },
    ...(worker === null ? {} : { worker: 'worker.js' }),
  });
  await promote(store, 'stable', (await compose(store, [await publish(store, folder)])).hash);
}

beforeEach(async () => {
  store = openStore(await aTemporaryFolder());
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

test('the worker of the newest shell has one URL, is revalidated, and cannot be sniffed or run inline', async () => {
  await promoteShell('a', '/* worker a */');
  const get = await serveEdge({ store });
  const { status, headers, body } = await get('/sw.js');
  expect([status, body.toString()]).toEqual([200, '/* worker a */']);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).not.toMatch(/unsafe/);
  expect([headers['content-security-policy'], headers['reporting-endpoints']]).toEqual([
    expect.stringContaining('report-uri /api/policy-reports'),
    'policy="/api/policy-reports"',
  ]);
  expect((await get('/sw.js', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  await promoteShell('b', '/* worker b */');
  expect((await get('/sw.js', { 'if-none-match': String(headers['etag']) })).body.toString()).toBe(
    '/* worker b */',
  );
});

test('the worker removes itself after a rollback, where the site says so, and without pinned sessions', async () => {
  await promoteShell('a', null);
  await promoteShell('b', '/* worker b */');
  expect(
    (await (await serveEdge({ store, site: { serviceWorker: 'off' } }))('/sw.js')).body.toString(),
  ).toBe(NO_WORKER);
  expect((await (await serveEdge({ store, pinSessions: false }))('/sw.js')).body.toString()).toBe(
    NO_WORKER,
  );
  const get = await serveEdge({ store });
  expect((await get('/sw.js')).body.toString()).toBe('/* worker b */');
  await rollback(store, 'stable');
  expect((await get('/sw.js')).body.toString()).toBe(NO_WORKER);
});

test('before the first promotion there is none', async () =>
  expect((await (await serveEdge({ store }))('/sw.js')).status).toBe(404));

test('an export carries it beside the page, and a file server revalidates it', async () => {
  await promoteShell('a', '/* worker a */');
  const folder = await aTemporaryFolder();
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const options = {
    store,
    channel: 'stable',
    folder,
    apiBase: '/api',
    mediaBase: '/media',
    base: '',
    keepDays: 1,
  };
  await exportChannel(options);
  expect(await read('sw.js')).toBe('/* worker a */');
  expect(
    /location = \/sw\.js \{[^}]*cache-control "no-cache"/.exec(await read('nginx.conf')),
  ).not.toBeNull();
  expect(await read('_headers')).toContain('/sw.js\n  cache-control: no-cache');
  await exportChannel({ ...options, site: { serviceWorker: 'off' } });
  expect(await read('sw.js')).toBe(NO_WORKER);
});
