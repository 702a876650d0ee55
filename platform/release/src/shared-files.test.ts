import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRecord } from '@storefront/compositions';
import { readRecords } from './page';
import { systemDisk } from './disk';
import { prune } from './prune';
import { publish } from './publish';
import { type Store, buildFolder, openStore, readBuild } from './store';
import { aBuildFolder, aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';

afterAll(removeTemporaryFolders);

const SAME = 'search.0a1b2c3d.js';
const long = 'const search = 1;\n'.repeat(100);
let store: Store;
beforeEach(async () => {
  store = openStore(await aTemporaryFolder());
});

async function publishMenu(
  version: string,
  files: Record<string, string>,
  record: Partial<BuildRecord> = {},
) {
  const { folder } = await aBuildFolder('mf-menu', files, {
    version: `1.0.0+${version}`,
    ...record,
  });
  const { id } = await publish(store, folder);
  return { folder, id, record: await readBuild(store, 'mf-menu', id) };
}
const shared = (file = '') => path.join(store.root, 'files/mf-menu', file);
const sharedNames = async () => (await readdir(shared()).catch(() => [])).sort();
const pruneAll = () =>
  prune(store, { keepDays: 0, now: new Date(Date.now() + 86_400_000 * 365), isDelete: true });

test('a file that two builds have is shared once, with its compressed forms; each build stays complete', async () => {
  const before = await publishMenu('a', { 'entry.aaaaaaaa.js': 'a', [SAME]: long });
  const inode = (await stat(shared(SAME))).ino;
  const after = await publishMenu('b', { 'entry.bbbbbbbb.js': 'b', [SAME]: long });
  expect([before.record.sharedFiles, after.record.sharedFiles]).toEqual([true, true]);
  expect(await sharedNames()).toEqual([
    'entry.aaaaaaaa.js',
    'entry.bbbbbbbb.js',
    SAME,
    `${SAME}.br`,
    `${SAME}.gz`,
  ]);
  expect((await stat(shared(SAME))).ino).toBe(inode);
  for (const { id } of [before, after])
    expect(await readFile(path.join(buildFolder(store, 'mf-menu', id), SAME), 'utf8')).toBe(long);
});

test('start script and service worker have fixed names and are not shared', async () => {
  const names = { boot: 'boot.js', worker: 'worker.js' };
  const files = { 'entry.aaaaaaaa.js': 'a', 'boot.js': 'boot', 'worker.js': 'worker' };
  const { record } = await publishMenu('a', files, names);
  expect([record.sharedFiles, await sharedNames()]).toEqual([true, ['entry.aaaaaaaa.js']]);
});

test('a build with a file whose name has no hash is served from its own folder', async () => {
  const { record } = await publishMenu('a', { 'entry.aaaaaaaa.js': 'a', 'page.js': 'page' });
  expect([record.sharedFiles, await sharedNames()]).toEqual([undefined, []]);
});

test('other bytes of a shared name do not replace it: that build is served from its own folder', async () => {
  await publishMenu('a', { 'entry.aaaaaaaa.js': 'a', [SAME]: long });
  const other = await publishMenu('b', { 'entry.bbbbbbbb.js': 'b', [SAME]: 'other' });
  expect(other.record.sharedFiles).toBeUndefined();
  expect(await readFile(shared(SAME), 'utf8')).toBe(long);
  expect(await sharedNames()).not.toContain('entry.bbbbbbbb.js');
});

test('a record cannot claim to be shared', async () => {
  const { record } = await publishMenu('a', { 'entry.js': 'a' }, { sharedFiles: true });
  expect(record.sharedFiles).toBeUndefined();
});

test('prune removes the shared files of removed builds, and no other', async () => {
  const { id } = await publishMenu('a', { 'entry.aaaaaaaa.js': 'a', [SAME]: long });
  await publishMenu('b', { 'entry.bbbbbbbb.js': 'b', [SAME]: long });
  await rm(buildFolder(store, 'mf-menu', id), { recursive: true });
  await prune(store, { keepDays: 1, now: new Date(), isDelete: true });
  expect(await sharedNames()).toEqual(['entry.bbbbbbbb.js', SAME, `${SAME}.br`, `${SAME}.gz`]);
  await pruneAll();
  expect(await sharedNames()).toEqual([]);
});

test('prune removes no file that a build shares, not even for a moment', async () => {
  const { id } = await publishMenu('a', { 'entry.aaaaaaaa.js': 'a', [SAME]: long });
  await publishMenu('b', { 'entry.bbbbbbbb.js': 'b', [SAME]: long });
  await rm(buildFolder(store, 'mf-menu', id), { recursive: true });
  const remove = jest.spyOn(store.files, 'remove');
  await prune(store, { keepDays: 1, now: new Date(), isDelete: true });
  expect(remove.mock.calls.flat()).toEqual(['files/mf-menu/entry.aaaaaaaa.js']);
});

test('a file is shared after its compressed forms, and before its build is published', async () => {
  const names: string[] = [];
  let before: string[] = [];
  const { folder } = await aBuildFolder('mf-menu', { [SAME]: long }, { version: '1.0.0+a' });
  const link = (from: string, to: string): Promise<void> => {
    names.push(path.basename(to));
    return systemDisk.link(from, to);
  };
  const rename = async (from: string, to: string): Promise<void> => {
    if (path.dirname(to).endsWith('mf-menu')) before = await sharedNames();
    await systemDisk.rename(from, to);
  };
  await publish(openStore(store.root, { ...systemDisk, link, rename }), folder);
  expect(names.toSorted()).toEqual([SAME, `${SAME}.br`, `${SAME}.gz`]);
  expect([names.at(-1), before]).toEqual([SAME, [SAME, `${SAME}.br`, `${SAME}.gz`]]);
});

test('a shared file that is lost comes back when its build is published again', async () => {
  const { folder } = await publishMenu('a', { 'entry.aaaaaaaa.js': 'a', [SAME]: long });
  await rm(shared(), { recursive: true });
  await publish(store, folder);
  expect(await sharedNames()).toEqual(['entry.aaaaaaaa.js', SAME, `${SAME}.br`, `${SAME}.gz`]);
});

test('a build that is published while unused files are removed has all that it shares', async () => {
  const file = { [SAME]: long };
  const { id } = await publishMenu('a', { 'entry.aaaaaaaa.js': 'a', ...file });
  await rm(buildFolder(store, 'mf-menu', id), { recursive: true });
  const { folder } = await aBuildFolder(
    'mf-menu',
    { 'entry.bbbbbbbb.js': 'b', ...file },
    { version: '1.0.0+b' },
  );
  const { remove } = store.files;
  let isPublished = false;
  // the publication begins after prune has listed the builds
  store.files.remove = async (removed) => {
    if (!isPublished) {
      isPublished = true;
      await publish(store, folder);
    }
    await remove(removed);
  };
  await prune(store, { keepDays: 1, now: new Date(), isDelete: true });
  expect(await sharedNames()).toEqual(['entry.bbbbbbbb.js', SAME, `${SAME}.br`, `${SAME}.gz`]);
});

test('a page of a store without the shared folder loads builds from their own folders', async () => {
  const { id } = await publishMenu('a', { 'entry.aaaaaaaa.js': 'a' });
  const ref = { name: 'mf-menu', id, contentHash: '' };
  const isShared = async () => [...(await readRecords(store, [ref])).values()][0]?.sharedFiles;
  expect(await isShared()).toBe(true);
  await rm(path.join(store.root, 'files'), { recursive: true });
  expect(await isShared()).toBeUndefined();
});

test('a page loads a build from the shared folder when that has all of its shared files', async () => {
  const files = { 'entry.aaaaaaaa.js': 'a', [SAME]: long, 'boot.js': 'boot' };
  const { id } = await publishMenu('a', files, { boot: 'boot.js' });
  const ref = { name: 'mf-menu', id, contentHash: '' };
  const isShared = async () => [...(await readRecords(store, [ref])).values()][0]?.sharedFiles;
  expect(await isShared()).toBe(true);
  await rm(shared(SAME));
  expect(await isShared()).toBeUndefined();
});

test('a store of an earlier release stays as it is, also when its builds are published again', async () => {
  const { folder, id } = await publishMenu('a', { 'entry.aaaaaaaa.js': 'a' });
  await rm(path.join(store.root, 'files'), { recursive: true });
  const record = path.join(buildFolder(store, 'mf-menu', id), 'build.json');
  const { sharedFiles: _, ...earlier } = await readBuild(store, 'mf-menu', id);
  await writeFile(record, JSON.stringify(earlier));
  await publish(store, folder);
  expect(await sharedNames()).toEqual([]);
  expect((await readBuild(store, 'mf-menu', id)).sharedFiles).toBeUndefined();
});
