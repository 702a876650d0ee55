import { publish } from './publish';
import { hasRelease, lastPublished, publishedBuilds, publishedPath } from './published';
import type { Store } from './store';
import { removeTemporaryFolders } from './testing/a-build-folder';
import { aBuildOf, anEmptyStore, publishBuild } from './testing/a-store';

afterAll(removeTemporaryFolders);

/** A store whose records of publications have these values, in the order of their ids. */
async function storeOf(...records: { order: number; at: string }[]) {
  const store = await anEmptyStore();
  const ids: string[] = [];
  for (const [index] of records.entries())
    ids.push((await publishBuild(store, 'mf-menu', `${index}`)).id);
  ids.sort();
  const texts = new Map(
    ids.map((id, index) => [publishedPath('mf-menu', id), JSON.stringify(records[index])]),
  );
  const files: Store['files'] = {
    ...store.files,
    read: (file) => {
      const text = texts.get(file);
      return text === undefined ? store.files.read(file) : Promise.resolve(Buffer.from(text));
    },
  };
  return { store: { ...store, files }, ids };
}

test.each([
  ['their number', [3, 1, 2], ['09', '09', '09'], [1, 2, 0]],
  ['the time where the number is equal', [1, 1, 1], ['11', '12', '10'], [2, 0, 1]],
  ['the id where both are equal', [1, 1, 1], ['10', '10', '10'], [0, 1, 2]],
])('builds are ordered by %s', async (_case, orders, hours, wanted) => {
  const { store, ids } = await storeOf(
    ...orders.map((order, index) => ({ order, at: `2026-01-01T${hours[index]}:00:00.000Z` })),
  );
  const found = await publishedBuilds(store, 'mf-menu');
  expect(found.map(({ id }) => ids.indexOf(id))).toEqual(wanted);
});

test('a name has a release as soon as one of its builds is no draft', async () => {
  const store = await anEmptyStore();
  expect(await hasRelease(store, 'mf-menu')).toBe(false);
  await publish(store, (await aBuildOf('mf-menu', 'a')).folder, { isDraft: true });
  expect(await hasRelease(store, 'mf-menu')).toBe(false);
  await publishBuild(store, 'mf-menu', 'b');
  expect(await hasRelease(store, 'mf-menu')).toBe(true);
});

test('a missing build is named, with its edition', async () => {
  const store = await anEmptyStore();
  await expect(lastPublished(store, 'mf-menu')).rejects.toThrow('no build of mf-menu is published');
  await publishBuild(store, 'mf-menu', 'a');
  await expect(lastPublished(store, 'mf-menu', 'spicy')).rejects.toThrow(
    'no build of mf-menu@spicy is published',
  );
});
