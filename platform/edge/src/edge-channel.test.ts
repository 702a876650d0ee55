import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ChannelRevision, ChannelUpdates } from '@storefront/compositions';
import { type Store, compose, openStore, publish } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { serveEdge, stopServers } from './testing/serve-edge';

const REVOKED = 'a'.repeat(64);
let store: Store;
let hash: string;

async function writeRevision(revision: number, text: string): Promise<void> {
  const folder = path.join(store.root, 'channels/stable');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${String(revision).padStart(6, '0')}.json`), text);
}

const aRevision = (revision: number, changes: Partial<ChannelRevision> = {}): string =>
  JSON.stringify({
    revision,
    at: new Date().toISOString(),
    note: '',
    composition: hash,
    ...changes,
  });

beforeEach(async () => {
  store = openStore(await aTemporaryFolder());
  const entry = { js: ['main.js'], css: [], consumes: [] };
  const { folder } = await aBuildFolder(
    'shell',
    { 'main.js': 'const shell = 1;', 'boot.js': 'start();' },
    { boot: 'boot.js', entry },
  );
  ({ hash } = await compose(store, [await publish(store, folder)]));
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

test('copies and backups beside the revisions of a channel do not stop the edge', async () => {
  await writeRevision(1, aRevision(1));
  for (const name of ['.DS_Store', '000024 (copy).json', '000099.json.bak'])
    await writeFile(path.join(store.root, 'channels/stable', name), 'ours');
  const get = await serveEdge({ store });
  expect((await get('/channel.json')).status).toBe(200);
});

test('the updates of a channel are revalidated on every use, and sent once', async () => {
  await writeRevision(1, aRevision(1, { revoked: [REVOKED] }));
  const get = await serveEdge({ store });
  const { status, headers, body } = await get('/channel.json');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(ChannelUpdates.parse(JSON.parse(body.toString()))).toEqual({
    channel: 'stable',
    revision: 1,
    revoked: [REVOKED],
  });
  expect((await get('/channel.json', { 'if-none-match': String(headers['etag']) })).status).toBe(
    304,
  );
  await writeRevision(2, aRevision(2));
  expect(
    JSON.parse(
      (await get('/channel.json', { 'if-none-match': String(headers['etag']) })).body.toString(),
    ),
  ).toMatchObject({ revision: 2, revoked: [] });
});

test.each([
  { pinSessions: true, newsUrl: '/channel.json' },
  { pinSessions: false, newsUrl: '' },
])(
  'the page contains the URL of its updates, when sessions are pinned: $pinSessions',
  async ({ pinSessions, newsUrl: updatesUrl }) => {
    await writeRevision(1, aRevision(1));
    const get = await serveEdge({ store, pinSessions });
    expect((await get('/bella-napoli')).body.toString()).toContain(`"newsUrl":"${updatesUrl}"`);
  },
);

test('the policy of the page names the origins that the channel allows, and no other', async () => {
  await writeRevision(1, aRevision(1));
  const get = await serveEdge({ store });
  expect(String((await get('/bella-napoli')).headers['content-security-policy'])).not.toMatch(
    /https?:/,
  );
  await writeRevision(2, aRevision(2, { origins: ['http://localhost:4001'] }));
  const policy = String((await get('/bella-napoli')).headers['content-security-policy']);
  const naming = policy
    .split('; ')
    .filter((directive) => directive.includes('http://localhost:4001'))
    .map((directive) => directive.split(' ')[0]);
  expect(naming).toEqual(['script-src', 'style-src', 'connect-src', 'font-src']);
});

describe('a channel that cannot be read', () => {
  const CASES = [
    {
      case: 'its newest revision is cut off',
      spoil: () => writeRevision(2, '{"revision": 2, "compos'),
    },
    {
      case: 'its newest revision names a composition that is not there',
      spoil: () => writeRevision(2, aRevision(2, { composition: REVOKED })),
    },
    { case: 'the store is gone', spoil: () => rm(store.root, { recursive: true }) },
  ];

  test.each(CASES)('is served on as it was, and reported once: $case', async ({ spoil }) => {
    await writeRevision(1, aRevision(1));
    const log: string[] = [];
    const get = await serveEdge({ store, log: (line) => log.push(line) });
    const before = (await get('/bella-napoli')).body.toString();
    await spoil();
    for (let time = 0; time < 3; time += 1) {
      const { status, body } = await get('/bella-napoli');
      expect({ status, html: body.toString() }).toEqual({ status: 200, html: before });
    }
    expect(log).toEqual([
      expect.stringMatching(/^Channel stable cannot be read, revision 1 is served on: /),
    ]);
  });

  test('is followed again as soon as it can be read', async () => {
    await writeRevision(1, aRevision(1));
    const log: string[] = [];
    const get = await serveEdge({ store, log: (line) => log.push(line) });
    await get('/bella-napoli');
    await writeRevision(2, 'not JSON');
    await get('/bella-napoli');
    await writeRevision(3, aRevision(3));
    expect((await get('/bella-napoli')).body.toString()).toContain('"revision":3');
    expect(log).toHaveLength(2);
    expect(log[1]).toBe('Channel stable can be read again.');
  });
});
