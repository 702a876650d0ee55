import { StoreError } from '../store-error';
import type { Store } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { anEmptyStore } from '../testing/a-store';
import { publishGate } from './publish-gate';
import { readPublishedGates } from './published-gate';

afterAll(removeTemporaryFolders);

const wanted = { hash: 'a'.repeat(64), by: 'ana', customers: ['stable'], static: ['next'] };

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
});

test('gates are numbered in the order of their publication, and read in it', async () => {
  expect(await readPublishedGates(store)).toEqual([]);
  const first = await publishGate(store, wanted);
  const second = await publishGate(store, { ...wanted, by: 'rui' });
  expect([first.version, second.version]).toEqual([1, 2]);
  expect(await readPublishedGates(store)).toEqual([first, second]);
});

test('a file beside the published gates is none of them', async () => {
  const gate = await publishGate(store, wanted);
  await store.files.replace('gate/notes.json', 'ours');
  expect(await readPublishedGates(store)).toEqual([gate]);
});

test.each([
  ['a hash that is none', { hash: 'A' }],
  ['a channel with another spelling', { customers: ['Stable'] }],
  ['a channel of static promotions with another spelling', { static: [''] }],
])('a gate with %s is refused, and nothing is published', async (_case, change) => {
  const published = publishGate(store, { ...wanted, ...change });
  await expect(published).rejects.toThrow(StoreError);
  await expect(published).rejects.toThrow('the gate cannot be published: ');
  expect(await readPublishedGates(store)).toEqual([]);
});

test('of two gates of the same moment the second one is refused', async () => {
  const read = store.files.list;
  const list = async (folder: string): Promise<string[]> => {
    const names = await read(folder);
    if (names.length === 0) await publishGate({ ...store }, wanted);
    return names;
  };
  const overtaken = { ...store, files: { ...store.files, list } };
  await expect(publishGate(overtaken, { ...wanted, by: 'rui' })).rejects.toThrow(
    'version 1 of the gate was published by another command: run it again',
  );
  expect((await readPublishedGates(store)).map(({ by }) => by)).toEqual(['ana']);
});
