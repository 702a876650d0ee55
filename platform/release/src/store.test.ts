import { channelHistory } from './history';
import { brokenLinks } from './history-links';
import { earlierRevisions } from './earlier-revisions';
import { type Store, currentRevision, revisionsOf } from './store';
import { removeTemporaryFolders } from './testing/a-build-folder';
import { writeRevision } from './testing/a-revision';
import { anEmptyStore, release } from './testing/a-store';

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
