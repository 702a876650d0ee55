import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Store, StoreBusyError, changeChannel, openStore, publish } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { aSignedStore } from '@storefront/release/testing/signed';
import { exportChannel } from './export/export-channel';
import { type Get, serveEdge, stopServers } from './testing/serve-edge';

afterEach(stopServers);
afterAll(removeTemporaryFolders);

/** A file outside of the store that a visitor must not get. */
const SECRET = 'the secret of this machine';

interface Stores {
  readonly root: string;
  readonly writer: Store;
  readonly edge: Store;
}

async function unsigned(): Promise<Stores> {
  const root = path.join(await aTemporaryFolder(), 'store');
  await mkdir(root);
  const link = path.join(await aTemporaryFolder(), 'current');
  await symlink(root, link); // the root of a store may be a link
  return { root, writer: openStore(root), edge: openStore(link) };
}

async function signed(): Promise<Stores> {
  const store = await aSignedStore();
  return {
    root: store.root,
    writer: await store.as(['shelly', 'pat', 'ci']),
    edge: await store.edge(),
  };
}

/** Publishes and promotes a shell with a start script. */
async function release(writer: Store, text: string): Promise<string> {
  const files = {
    'main.js': `//${text}`.repeat(300),
    'other.js': `//${text}`,
    'boot.js': `start("${text}");`,
  };
  const { folder } = await aBuildFolder('shell', files, {
    version: `1.0.0+${text}`,
    boot: 'boot.js',
    routes: [],
  });
  const build = await publish(writer, folder);
  await changeChannel(writer, 'stable', { note: '' }, () => ({ builds: [build] }));
  return build.id;
}

/** What a writer of the folder can put in the place of a file. */
const PLACED: Readonly<Record<string, (file: string) => unknown>> = {
  'a FIFO': (file) => execFileSync('mkfifo', [file]),
  'a link to a device': (file) => symlink('/dev/zero', file),
  'a device': (file) => {
    // only root can create one
    if (process.getuid?.() === 0) execFileSync('mknod', [file, 'c', '1', '5']);
    else execFileSync('mkfifo', [file]);
  },
  'a link to a file outside': async (file) => {
    const secret = path.join(await aTemporaryFolder(), 'secret.js');
    await writeFile(secret, SECRET);
    await symlink(secret, file);
  },
  'a file of 300 MB': async (file) => {
    await writeFile(file, '');
    await truncate(file, 300_000_000);
  },
};

async function replaceBy(kind: string, ...files: readonly string[]): Promise<void> {
  for (const file of files) {
    await rm(file, { recursive: true, force: true });
    await PLACED[kind]?.(file);
  }
}

const REQUESTS = 20;
/** More requests than Node has threads for work with files. */
const manyOf = (get: Get, file: string): Promise<number[]> =>
  Promise.all(Array.from({ length: REQUESTS }, async () => (await get(file)).status));

describe.each([
  ['an unsigned store', unsigned],
  ['a signed store', signed],
])('%s', (_, open) => {
  let stores: Stores;
  let get: Get;
  let id: string;
  beforeEach(async () => {
    stores = await open();
    id = await release(stores.writer, 'a');
    get = await serveEdge({ store: stores.edge });
    expect(String((await get('/bella')).body)).toContain('start("a");');
  });

  test.each(Object.keys(PLACED))(
    '%s is not there for visitors, and nothing waits for it',
    async (kind) => {
      const folder = path.join(stores.root, 'builds/shell', id);
      await replaceBy(kind, path.join(folder, 'main.js'));
      for (const form of ['br', 'gz'])
        await rm(path.join(folder, `main.js.${form}`), { force: true });
      const refused = manyOf(get, `/builds/shell/${id}/main.js`);
      expect((await get(`/builds/shell/${id}/other.js`)).status).toBe(200);
      expect(String((await get('/bella')).body)).toContain('start("a");');
      expect(await refused).toEqual(Array(REQUESTS).fill(404));
      expect((await get(`/builds/shell/${id}/other.js`)).status).toBe(200);
    },
  );

  test.each(Object.keys(PLACED))(
    '%s in a new revision: the last good one is served',
    async (kind) => {
      const next = await release(stores.writer, 'b');
      const folder = path.join(stores.root, 'builds/shell', next);
      await replaceBy(kind, path.join(folder, 'boot.js'), path.join(folder, 'build.json'));
      expect(await manyOf(get, '/bella')).toEqual(Array(REQUESTS).fill(200));
      const { body } = await get('/bella');
      expect(String(body)).toContain('start("a");');
      const site = path.join(await aTemporaryFolder(), 'site');
      const options = { store: stores.edge, channel: 'stable', folder: site };
      await expect(
        exportChannel({ ...options, apiBase: '/api', mediaBase: '/media', base: '', keepDays: 30 }),
      ).rejects.toThrow('is refused, it ');
    },
  );

  test.each(Object.keys(PLACED))(
    '%s in place of documents: what is known is served',
    async (kind) => {
      const documents = ['channels/stable/000001.json', 'channels/stable/000002.json'];
      await replaceBy(
        kind,
        ...[...documents, 'tuf/timestamp.json', 'tuf/3.root.json']
          .map((it) => path.join(stores.root, it))
          .filter((it) => existsSync(path.dirname(it))),
      );
      expect(await manyOf(get, '/bella')).toEqual(Array(REQUESTS).fill(200));
      expect((await get(`/builds/shell/${id}/main.js`)).status).toBe(200);
    },
  );

  test('a folder that is a link is not followed', async () => {
    const folder = path.join(stores.root, 'builds/shell', id);
    const outside = path.join(await aTemporaryFolder(), 'outside');
    await rename(folder, outside);
    await symlink(outside, folder);
    await writeFile(path.join(outside, 'secret.js'), SECRET);
    expect((await get(`/builds/shell/${id}/secret.js`)).status).toBe(404);
    expect((await get(`/builds/shell/${id}/main.js`)).status).toBe(404);
    expect(String((await get('/bella')).body)).toContain('start("a");');
  });
});

test('while the disk does not answer, files are busy and the last page is served', async () => {
  const { writer } = await unsigned();
  const id = await release(writer, 'a');
  let isBusy = false;
  const orBusy = <T>(work: () => Promise<T>): Promise<T> =>
    isBusy ? Promise.reject(new StoreBusyError('planted')) : work();
  const files: Store['files'] = {
    ...writer.files,
    read: (file) => orBusy(() => writer.files.read(file)),
    list: (folder) => orBusy(() => writer.files.list(folder)),
  };
  const get = await serveEdge({ store: { ...writer, files } });
  expect((await get('/bella')).status).toBe(200);
  isBusy = true;
  const rest = `/builds/_compositions/${'0'.repeat(64)}-000000000000.json`;
  for (const address of [`/builds/shell/${id}/main.js`, rest]) {
    const { status, headers } = await get(address);
    expect([status, headers['retry-after']]).toEqual([503, '1']);
  }
  expect(String((await get('/bella')).body)).toContain('start("a");');
});
