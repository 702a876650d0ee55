import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { changeChannel } from './change-channel';
import { prune } from './prune';
import { promote } from './promote';
import {
  type Store,
  buildFolder,
  compositionPath,
  currentRevision,
  readComposition,
} from './store';
import { removeTemporaryFolders } from './testing/a-build-folder';
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
  await release(store, { 'mf-menu': 'b' });
  const second = (await currentRevision(store, 'stable'))?.composition ?? '';
  const oldMenu = (await readComposition(store, second)).builds.find(
    ({ name }) => name === 'mf-menu',
  );
  await release(store, { 'mf-menu': 'c' });
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
