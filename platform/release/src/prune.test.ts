import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changeChannel } from './change-channel';
import { compose } from './compose';
import { prune } from './prune';
import { promote } from './promote';
import { rollback } from './rollback';
import { type Store, buildFolder, channelFolder, compositionPath, readComposition } from './store';
import { removeTemporaryFolders } from './testing/a-build-folder';
import { redate } from './testing/a-revision';
import { anEmptyStore, publishBuild, release } from './testing/a-store';
import { anExperiment } from './testing/an-experiment';
import { expectWhole } from './testing/whole-store';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
});

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const delete30 = (days: number) =>
  prune(store, { keepDays: 30, now: inDays(days), isDelete: true });

test('what was served in the last days stays, also when it was promoted long ago', async () => {
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  await release(store, { 'mf-menu': 'b' });
  expect(await delete30(29)).toEqual({ builds: [], compositions: [] });
});

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
  expect(await delete30(31)).toEqual({ builds: [], compositions: [] });
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
  expect(await delete30Now()).toEqual({ builds: [], compositions: [] });
});

test('a newest revision with a date in the past removes nothing that was served lately', async () => {
  for (const words of ['a', 'b', 'c']) await release(store, { shell: words });
  await writtenAt(daysAgo(90));
  await redate(store, 1, daysAgo(60));
  await redate(store, 2, daysAgo(2));
  await redate(store, 3, daysAgo(70));
  expect(await delete30Now()).toEqual({ builds: [], compositions: [] });
});

test('what was composed or published exactly that long ago stays, one moment earlier does not', async () => {
  await release(store, { shell: 'a' });
  const shell = await publishBuild(store, 'shell', 'b');
  const { hash } = await compose(store, [shell]);
  const menu = await publishBuild(store, 'mf-menu', 'loose');
  await writtenAt(daysAgo(30));
  expect(await delete30Now()).toEqual({ builds: [], compositions: [] });
  await writtenAt(new Date(daysAgo(30).getTime() - 1));
  expect(await delete30Now()).toEqual({
    builds: [
      { name: 'mf-menu', id: menu.id },
      { name: 'shell', id: shell.id },
    ],
    compositions: [hash],
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
