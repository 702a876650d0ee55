import { mkdir } from 'node:fs/promises';
import { channelHistory } from './history';
import { brokenLinks } from './history-links';
import { earlierRevisions } from './earlier-revisions';
import { prune } from './prune';
import { resolveBuilds } from './resolve-builds';
import {
  type Store,
  buildsOf,
  channelFolder,
  channelsOf,
  currentRevision,
  namesOf,
  promotedChannels,
  readBuild,
  readComposition,
  revisionsOf,
} from './store';
import { removeTemporaryFolders } from './testing/a-build-folder';
import { writeRevision } from './testing/a-revision';
import { anEmptyStore, publishBuild, release } from './testing/a-store';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
});

test('revisions are in the order of their numbers, also past six digits', async () => {
  for (const revision of [1_000_000, 999_999, 2, 10]) await writeRevision(store, revision);
  expect(await revisionsOf(store, 'stable')).toEqual([2, 10, 999_999, 1_000_000]);
  expect((await currentRevision(store, 'stable'))?.revision).toBe(1_000_000);
});

test('a file of a channel that is no revision is ignored', async () => {
  await writeRevision(store, 0);
  await store.files.replace('channels/stable/notes.txt', 'ours');
  expect(await revisionsOf(store, 'stable')).toEqual([]);
  expect(await currentRevision(store, 'stable')).toBeNull();
  await writeRevision(store, 1);
  expect(await revisionsOf(store, 'stable')).toEqual([1]);
});

test('copies and backups of revisions are no revisions', async () => {
  await writeRevision(store, 23);
  for (const name of [
    '.DS_Store',
    '000024 (copy).json',
    '000099.json.bak',
    '0000025.json',
    '7.json',
  ])
    await store.files.replace(`channels/stable/${name}`, 'ours');
  expect(await revisionsOf(store, 'stable')).toEqual([23]);
});

test('files between the folders of a store are ignored by every verb', async () => {
  const shell = await publishBuild(store, 'shell', 'a');
  await release(store, { shell: 'a' });
  const places = ['channels', 'builds', 'builds/shell', 'compositions'];
  for (const place of places)
    for (const name of ['.DS_Store', 'notes', 'Notes (copy)'])
      await store.files.replace(`${place}/${name}`, 'ours');
  expect(await channelsOf(store)).toEqual(['stable']);
  await mkdir(channelFolder(store, 'empty'));
  expect(await promotedChannels(store)).toEqual(['stable']);
  expect(await namesOf(store)).toEqual(['shell']);
  expect(await buildsOf(store, 'shell')).toEqual([shell.id]);
  expect(await resolveBuilds(store, [])).toEqual([shell]);
  const now = new Date(Date.now() + 31 * 86_400_000);
  expect(await prune(store, { keepDays: 30, now, isDelete: true })).toEqual({
    builds: [],
    compositions: [],
  });
});

test('a folder that cannot be read is an error, not a file to be ignored', async () => {
  await release(store, { shell: 'a' });
  const list = (folder: string) =>
    folder === 'channels/stable'
      ? Promise.reject(Object.assign(new Error('EIO of the test'), { code: 'EIO' }))
      : store.files.list(folder);
  await expect(channelsOf({ ...store, files: { ...store.files, list } })).rejects.toThrow('EIO');
});

test('a damaged or missing document is reported with the action that repairs it', async () => {
  const { id } = await publishBuild(store, 'shell', 'a');
  await store.files.replace('channels/stable/000001.json', '{');
  await expect(currentRevision(store, 'stable')).rejects.toThrow(
    /000001\.json is not JSON: restore it from a backup$/,
  );
  await store.files.replace('channels/stable/000001.json', '{}');
  await expect(currentRevision(store, 'stable')).rejects.toThrow(/: restore it from a backup$/);
  await expect(readComposition(store, 'a'.repeat(64))).rejects.toThrow(
    /a\.json is not there: restore it from a backup$/,
  );
  const repair = `restore builds/shell/${id} from a backup, or remove the folder and publish the build again`;
  await store.files.replace(`builds/shell/${id}/published.json`, '{');
  await expect(resolveBuilds(store, [])).rejects.toThrow(`published.json is not JSON: ${repair}`);
  await store.files.remove(`builds/shell/${id}/build.json`);
  await expect(readBuild(store, 'shell', id)).rejects.toThrow(`build.json is not there: ${repair}`);
});

test('earlier revisions are those before a number, newest first', async () => {
  for (const revision of [1, 2, 3, 4]) await writeRevision(store, revision);
  const before: number[] = [];
  for await (const { revision } of earlierRevisions(store, 'stable', 3)) before.push(revision);
  expect(before).toEqual([2, 1]);
});

test('a revision that was changed later does not fit the one after it', async () => {
  for (const words of ['a', 'b', 'c']) await release(store, { shell: words });
  const revisions = await channelHistory(store, 'stable', 9);
  expect(await brokenLinks(store, 'stable', revisions)).toEqual([]);
  await writeRevision(store, 2, { note: 'never happened' });
  expect(await brokenLinks(store, 'stable', revisions)).toEqual([3]);
});

test('a history has the newest revisions, at most as many as wanted', async () => {
  for (const revision of [1, 2, 3]) await writeRevision(store, revision);
  const numbers = async (limit: number) =>
    (await channelHistory(store, 'stable', limit)).map(({ revision }) => revision);
  expect(await numbers(2)).toEqual([3, 2]);
  expect(await numbers(9)).toEqual([3, 2, 1]);
  await expect(channelHistory(store, 'next', 9)).rejects.toThrow(
    'nothing was promoted on channel next yet',
  );
});
