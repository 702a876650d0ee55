import { compose } from './compose';
import { readComposedPage } from './page';
import { publish } from './publish';
import { type Store, compositionPath } from './store';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { aBuildOf, anEmptyStore } from './testing/a-store';

afterAll(removeTemporaryFolders);

const HASH = 'a'.repeat(64);

async function aShellOf(
  store: Store,
  files: Record<string, string>,
  more: Parameters<typeof aBuildFolder>[2],
): Promise<string> {
  const { folder } = await aBuildFolder('shell', { 'entry.js': '', ...files }, more);
  const menu = await publish(store, (await aBuildOf('mf-menu', 'a')).folder);
  return (await compose(store, [menu, await publish(store, folder)])).hash;
}

test('the page of a composition: its records, addresses, and the scripts of its shell', async () => {
  const store = await anEmptyStore();
  const scripts = { 'boot.js': 'start()', 'worker.js': 'serve()' };
  const hash = await aShellOf(store, scripts, { boot: 'boot.js', worker: 'worker.js' });
  const page = await readComposedPage(store, hash, '/builds');
  expect(page).toMatchObject({ boot: 'start()', worker: 'serve()', shell: { name: 'shell' } });
  expect(page.composition.builds.map(({ name }) => name)).toEqual(['mf-menu', 'shell']);
  expect([...page.records.values()].map(({ name }) => name).sort()).toEqual(['mf-menu', 'shell']);
  expect(page.baseOf('mf-menu', '1.0.0-a')).toBe('/builds/mf-menu/1.0.0-a/');
});

test('a shell without a service worker has none, and one whose file is absent neither', async () => {
  const store = await anEmptyStore();
  const without = await aShellOf(store, { 'boot.js': '' + ';' }, { boot: 'boot.js' });
  expect((await readComposedPage(store, without, '')).worker).toBeNull();
});

test('a shell without a start script has no page', async () => {
  const store = await anEmptyStore();
  const hash = await aShellOf(store, {}, {});
  await expect(readComposedPage(store, hash, '')).rejects.toThrow(
    `composition ${hash} has no start script`,
  );
});

test('a composition without a shell has no page', async () => {
  const store = await anEmptyStore();
  const { folder } = await aBuildOf('mf-menu', 'a');
  const { name, id, contentHash } = await publish(store, folder);
  await store.files.writeOnce(
    compositionPath(HASH),
    JSON.stringify({ hash: HASH, contract: 1, builds: [{ name, id, contentHash }] }),
  );
  await expect(readComposedPage(store, HASH, '')).rejects.toThrow(
    `composition ${HASH} has no start script`,
  );
});

test('files that are gone from the store: no page without the start script, none of the worker', async () => {
  const store = await anEmptyStore();
  const scripts = { 'boot.js': 'start()', 'worker.js': 'serve()' };
  const hash = await aShellOf(store, scripts, { boot: 'boot.js', worker: 'worker.js' });
  const without = (name: string): Store => ({
    ...store,
    files: {
      ...store.files,
      read: (file) => (file.endsWith(name) ? Promise.resolve(null) : store.files.read(file)),
    },
  });
  await expect(readComposedPage(without('boot.js'), hash, '')).rejects.toThrow(
    `the start script of composition ${hash} is not there`,
  );
  expect((await readComposedPage(without('worker.js'), hash, '')).worker).toBeNull();
  await expect(readComposedPage(store, HASH, '')).rejects.toThrow();
});
