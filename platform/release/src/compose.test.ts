import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRef } from '@storefront/compositions';
import { CompositionRefused, compose } from './compose';
import { publish } from './publish';
import { type Store, compositionPath, readComposition } from './store';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore, publishBuild } from './testing/a-store';

afterAll(removeTemporaryFolders);

let store: Store;
let [shell, menu, older]: BuildRef[] = [];
const given = (): [BuildRef, BuildRef, BuildRef] => {
  if (!shell || !menu || !older) throw new Error('published before each test');
  return [shell, menu, older];
};
beforeEach(async () => {
  store = await anEmptyStore();
  shell = await publishBuild(store, 'shell', 'a');
  menu = await publishBuild(store, 'mf-menu', 'b');
  older = await publishBuild(store, 'mf-menu', 'a');
});

test('builds in any order give one composition, which is stored', async () => {
  const [a, b, c] = given();
  const composition = await compose(store, [a, b], [c]);
  expect(composition.builds).toEqual([b, a]);
  expect(await compose(store, [b, a], [c])).toEqual(composition);
  expect(await readComposition(store, composition.hash)).toEqual(composition);
});

test('without last good builds, the hash is the one of the first format', async () => {
  const [a, b] = given();
  const listed = [b, a].map(({ name, id, contentHash }) => ({ name, id, contentHash }));
  expect((await compose(store, [a, b])).hash).toBe(
    createHash('sha256').update(JSON.stringify(listed)).digest('hex'),
  );
});

test('other last good builds are another composition', async () => {
  const [a, b, c] = given();
  const hashes = [await compose(store, [a, b]), await compose(store, [a, b], [c])].map(
    ({ hash }) => hash,
  );
  expect(new Set(hashes).size).toBe(2);
  const other = await publishBuild(store, 'mf-menu', 'c');
  expect(hashes).not.toContain((await compose(store, [a, b], [other])).hash);
});

test('the contract of a composition is the one of its shell', async () => {
  const [, b] = given();
  const { folder } = await aBuildFolder('shell', { 'entry.js': '' }, { contract: 2 });
  const newer = await publish(store, folder);
  expect((await compose(store, [b, newer])).contract).toBe(2);
});

test('builds without a shell are refused', async () => {
  const [, b] = given();
  await expect(compose(store, [b])).rejects.toThrow(new CompositionRefused(['shell has no build']));
  expect(await store.files.list('compositions')).toEqual([]);
});

test('a composition that is composed again was written just now', async () => {
  const [a, b] = given();
  const { hash } = await compose(store, [a, b]);
  const long = new Date('2020-01-01T00:00:00.000Z');
  await utimes(path.join(store.root, compositionPath(hash)), long, long);
  await compose(store, [a, b]);
  expect(await store.files.writtenAt(compositionPath(hash))).toBeGreaterThan(long.getTime());
});
