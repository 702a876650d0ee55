import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  changeChannel,
  compose,
  openStore,
  promote,
  publish,
  rollback,
  type Store,
} from '@storefront/release';
import { createProgram } from '@storefront/release/cli';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { createEdge } from '../edge';
import { listen } from '../listen';
import { alsoStop, type Get, getFrom, stopServers } from '../testing/serve-edge';
import { servePreviews } from './serve-previews';

afterEach(stopServers);
afterAll(removeTemporaryFolders);
afterEach(() => jest.restoreAllMocks());

const PREVIEW = { host: 'pr-42.preview.localhost:8080' };
const reached: string[] = [];
let store: Store;
let get: Get;

async function publishShell(words: string) {
  const files = { 'main.js': `// ${words}`, 'boot.js': `start(); // ${words}` };
  const { folder } = await aBuildFolder('shell', files, {
    version: `1.0.0+${words}`,
    boot: 'boot.js',
    entry: { js: ['main.js'], css: [], consumes: [] },
  });
  return publish(store, folder, { isDraft: words !== 'a' });
}

async function preview(id: string, ...flags: string[]): Promise<void> {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const words = ['preview', `shell@${id}`, '--name', 'pr-42', ...flags];
  const program = createProgram({ renderComposition: async () => [] } as never);
  await program.parseAsync(['--store', store.root, '--json', ...words], { from: 'user' });
}

beforeEach(async () => {
  reached.length = 0;
  store = openStore(await aTemporaryFolder());
  await promote(store, 'stable', (await compose(store, [await publishShell('a')])).hash);
  const api = {
    handle: (request: { url?: string | undefined }, response: { end: (text: string) => void }) => {
      reached.push(request.url ?? '');
      response.end('api');
    },
  };
  const storefront = createEdge({ store, channel: 'stable', api });
  const origin = 'http://preview.localhost:8080';
  const server = await listen(servePreviews({ store, api, origin, storefront }), 0);
  alsoStop(server);
  get = getFrom(server.port);
});

const pageOf = async (headers = {}) => {
  const { status, headers: sent, body } = await get('/bella-napoli', headers);
  return { status, sent, text: body.toString() };
};

test('the name serves its build; the storefront does not, and its channel stays', async () => {
  const before = await pageOf();
  const { id } = await publishShell('b');
  await preview(id);
  const shown = await pageOf(PREVIEW);
  expect(shown).toMatchObject({
    status: 200,
    sent: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
  });
  expect(shown.sent['set-cookie']).toBeUndefined();
  expect(shown.text).toContain(`/builds/shell/${id}/`);
  expect(shown.text).toMatch(/"telemetry":"off"/);
  expect(await pageOf()).toMatchObject({ status: 200, text: before.text });
  expect((await get(`/builds/shell/${id}/main.js`, PREVIEW)).status).toBe(200);
  expect((await get('/sw.js', PREVIEW)).body.toString()).toContain('unregister');
  expect((await get('/robots.txt', PREVIEW)).body.toString()).toContain('Disallow: /\n');
});

test('the short path of the storefront leads to it, with path and query', async () => {
  const { status, headers } = await get('/~pr-42/bella-napoli/table?t=1');
  expect([status, headers['location']]).toEqual([
    302,
    'http://pr-42.preview.localhost:8080/bella-napoli/table?t=1',
  ]);
  expect((await get('/~PR_42/bella-napoli')).headers['location']).toBeUndefined();
});

test('the API is reached, and nothing that counts visits', async () => {
  const { headers } = await get('/api/restaurants', PREVIEW);
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  const counted = [
    'telemetry',
    'telemetry/visits',
    'policy-reports',
    'keen-tracking',
    'metric-data',
  ];
  for (const name of [...counted, 'restaurant/1/facebook-pixel/purchase-event'])
    expect((await get(`/api/${name}`, PREVIEW, 'POST')).status).toBe(404);
  expect(reached).toEqual(['/restaurants']);
});

test('an unknown, expired, revoked or forged preview is a page that leads to the storefront', async () => {
  const gone = async (sentence: string, headers = PREVIEW) => {
    const { status, text, sent } = await pageOf(headers);
    expect({ status, cache: sent['cache-control'] }).toEqual({
      status: 404,
      cache: 'private, no-store',
    });
    expect(text).toContain(sentence);
    expect(text).toContain('href="http://localhost:8080/bella-napoli"');
  };
  await gone('There is none of this name');
  await gone('There is none of this name', { host: '..%2f<b>.preview.localhost:8080' });
  const build = await publishShell('b');
  await preview(build.id);
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [build] }));
  expect((await pageOf(PREVIEW)).status).toBe(200);
  await rollback(store, 'stable', { note: '' });
  await gone(`builds that were revoked: shell@${build.id}`);
  const file = path.join(store.root, 'previews/pr-42.json');
  const old = JSON.parse(String(await store.files.read('previews/pr-42.json')));
  const past = { ...old, at: '2020-01-01T00:00:00.000Z', expires: '2020-01-08T00:00:00.000Z' };
  await writeFile(file, JSON.stringify(past));
  await gone('It ended at 2020-01-08');
  await writeFile(file, JSON.stringify({ ...old, composition: '0'.repeat(64) }));
  await gone('It cannot be read from the store');
  await rm(file);
  await gone('There is none of this name');
});
