import { compositionsInMemory } from './compositions-in-memory';
import type { Store } from './store';
import { removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore } from './testing/a-store';

afterAll(removeTemporaryFolders);

let store: Store;
let memory: Store;
beforeEach(async () => {
  store = await anEmptyStore();
  await store.files.writeOnce('stored.json', 'stored');
  memory = compositionsInMemory(store);
});
const texts = async ({ files }: Store, ...names: string[]) =>
  (await Promise.all(names.map((name) => files.read(name)))).map((bytes) => bytes && String(bytes));

test('files of the store are read, and never written again', async () => {
  expect(await memory.files.writeOnce('stored.json', 'other')).toBe(false);
  expect(await texts(memory, 'stored.json', 'absent.json')).toEqual(['stored', null]);
});

test('a new file is written once, and only into memory', async () => {
  expect(await memory.files.writeOnce('new.json', 'first')).toBe(true);
  expect(await memory.files.writeOnce('new.json', 'second')).toBe(false);
  expect([await texts(memory, 'new.json'), await texts(store, 'new.json')]).toEqual([
    ['first'],
    [null],
  ]);
});

test('a replaced file has its new text in memory, and stays as it is in the store', async () => {
  await memory.files.replace('stored.json', 'replaced');
  expect(await texts(memory, 'stored.json')).toEqual(['replaced']);
  expect(await texts(store, 'stored.json')).toEqual(['stored']);
});
