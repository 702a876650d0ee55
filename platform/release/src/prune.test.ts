import { mkdir, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRecord } from '@storefront/compositions';
import { changeChannel } from './change-channel';
import { compose } from './compose';
import { prune } from './prune';
import { promote } from './promote';
import { rollback } from './rollback';
import {
  type Store,
  buildFolder,
  channelFolder,
  compositionPath,
  openStore,
  readBuild,
  readComposition,
} from './store';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { redate } from './testing/a-revision';
import { anEmptyStore, publishBuild, release } from './testing/a-store';
import { anExperiment } from './testing/an-experiment';
import { expectWhole } from './testing/whole-store';
import { readRecords } from './page';
import { systemDisk } from './disk';
import { publish } from './publish';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
});

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const delete30 = (days: number) =>
  prune(store, { keepDays: 30, now: inDays(days), isDelete: true });

test('compositions not served for long are removed; the last good builds of served ones stay', async () => {
  const first = await release(store, { shell: 'a', 'mf-menu': 'a' });
  const second = await release(store, { 'mf-menu': 'b' });
  const target = await release(store, { 'mf-menu': 'c' });
  const oldMenu = (await readComposition(store, target)).builds.find(
    ({ name }) => name === 'mf-menu',
  );
  await release(store, { 'mf-menu': 'd' });
  const pruned = await delete30(31);
  expect(pruned.compositions.toSorted()).toEqual([first, second].sort());
  expect(pruned.builds.map(({ name }) => name)).toEqual(['mf-menu']);
  expect(pruned.builds[0]?.id).not.toBe(oldMenu?.id);
  await expectWhole(store);
  expect(await delete30(31)).toEqual({ builds: [], compositions: [], previews: [] });
});

test('nothing is removed without the option', async () => {
  await release(store, { shell: 'a' });
  const lost = await publishBuild(store, 'mf-menu', 'x');
  const found = await prune(store, { keepDays: 30, now: inDays(31), isDelete: false });
  expect(found.builds).toEqual([{ name: 'mf-menu', id: lost.id }]);
  expect(await store.files.list('builds/mf-menu')).toEqual([lost.id]);
});

test('a build that was just published, and the builds of a running experiment, stay', async () => {
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  const tested = await publishBuild(store, 'mf-menu', 't');
  await changeChannel(store, 'stable', { note: '' }, () => ({
    experiments: [anExperiment('menu', [tested])],
  }));
  const young = await publishBuild(store, 'mf-menu', 'young');
  const soon = inDays(31);
  await utimes(buildFolder(store, 'mf-menu', young.id), soon, soon);
  expect((await delete30(31)).builds).toEqual([]);
});

test('what is composed again is young again', async () => {
  const first = await release(store, { shell: 'a' });
  await release(store, { shell: 'b' });
  const file = path.join(store.root, compositionPath(first));
  await utimes(file, inDays(-90), inDays(-90));
  await promote(store, 'next', first);
  await release(store, { shell: 'a' });
  expect(
    (await prune(store, { keepDays: 30, now: new Date(), isDelete: true })).compositions,
  ).toEqual([]);
});

const DAY_MS = 86_400_000;
const NOW = new Date('2026-03-31T00:00:00.000Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const delete30Now = () => prune(store, { keepDays: 30, now: NOW, isDelete: true });

/** Writes every composition and every build so far at a time. */
async function writtenAt(time: Date): Promise<void> {
  for (const file of await store.files.list('compositions'))
    await utimes(path.join(store.root, 'compositions', file), time, time);
  for (const name of await store.files.list('builds'))
    for (const id of await store.files.list(`builds/${name}`))
      await utimes(buildFolder(store, name, id), time, time);
}

test('a composition counts from when the next one replaced it, not from when it was promoted', async () => {
  const first = await release(store, { shell: 'a' });
  const second = await release(store, { shell: 'b' });
  for (const words of ['c', 'd']) await release(store, { shell: words });
  await writtenAt(daysAgo(90));
  await redate(store, 1, daysAgo(90));
  await redate(store, 2, daysAgo(31));
  for (const revision of [3, 4]) await redate(store, revision, daysAgo(30));
  expect((await delete30Now()).compositions).toEqual([first]);
  expect(await readComposition(store, second)).toMatchObject({ hash: second });
  await redate(store, 3, new Date(daysAgo(30).getTime() - 1));
  expect((await delete30Now()).compositions).toEqual([second]);
});

test('what a rollback serves again stays, however long ago it was served', async () => {
  await release(store, { shell: 'a' });
  const target = await release(store, { shell: 'b' });
  await release(store, { shell: 'c' });
  await writtenAt(daysAgo(90));
  for (const revision of [1, 2, 3]) await redate(store, revision, daysAgo(80));
  expect((await delete30Now()).compositions).toHaveLength(1);
  expect((await rollback(store, 'stable')).revision.composition).toBe(target);
});

test('a rollback target whose composition is gone protects nothing, and prevents nothing', async () => {
  const target = await release(store, { shell: 'a' });
  await release(store, { shell: 'b' });
  await writtenAt(daysAgo(90));
  for (const revision of [1, 2]) await redate(store, revision, daysAgo(80));
  await store.files.remove(compositionPath(target));
  expect(await delete30Now()).toEqual({ builds: [], compositions: [], previews: [] });
});

test('what was composed or published exactly that long ago stays, one moment earlier does not', async () => {
  await release(store, { shell: 'a' });
  const shell = await publishBuild(store, 'shell', 'b');
  const { hash } = await compose(store, [shell]);
  const menu = await publishBuild(store, 'mf-menu', 'loose');
  await writtenAt(daysAgo(30));
  expect(await delete30Now()).toEqual({ builds: [], compositions: [], previews: [] });
  await writtenAt(new Date(daysAgo(30).getTime() - 1));
  expect(await delete30Now()).toEqual({
    builds: [
      { name: 'mf-menu', id: menu.id },
      { name: 'shell', id: shell.id },
    ],
    compositions: [hash],
    previews: [],
  });
});

test('a channel without a revision protects nothing, and hinders nothing', async () => {
  await release(store, { shell: 'a' });
  const lost = await publishBuild(store, 'mf-menu', 'x');
  await mkdir(channelFolder(store, 'next'));
  expect((await delete30(31)).builds).toEqual([{ name: 'mf-menu', id: lost.id }]);
});

test('remains of writers that crashed more than a day ago are removed everywhere', async () => {
  await release(store, { shell: 'a' });
  const folders = ['compositions', 'builds/shell', 'channels/stable'].map((folder) =>
    path.join(store.root, folder),
  );
  const remains = async () =>
    (await Promise.all(folders.map((folder) => readdir(folder)))).map((names) =>
      names.filter((name) => name.endsWith('.tmp')),
    );
  for (const folder of folders) {
    for (const [name, days] of [
      ['old', 1.001],
      ['young', 0.999],
    ] as const) {
      await writeFile(path.join(folder, `${name}.tmp`), '');
      await utimes(path.join(folder, `${name}.tmp`), daysAgo(days), daysAgo(days));
    }
  }
  await prune(store, { keepDays: 30, now: NOW, isDelete: false });
  expect((await remains()).flat()).toHaveLength(6);
  await delete30Now();
  expect(await remains()).toEqual([['young.tmp'], ['young.tmp'], ['young.tmp']]);
});

describe('files that builds share', () => {
  const SAME = 'search.0a1b2c3d.js';
  const long = 'const search = 1;\n'.repeat(100);

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

  test('a file that two builds have is shared once, with its compressed forms; each build stays complete', async () => {
    const before = await publishMenu('a', {
      'entry.aaaaaaaa.js': 'a',
      [SAME]: long,
      'mf-manifest.json': '{}', // always has this name, and is not shared
    });
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
});
