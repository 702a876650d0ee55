import { compose } from './compose';
import { servedBuilds } from './latest';
import { promote } from './promote';
import { publish } from './publish';
import { replaceBuilds } from './recompose';
import { rollback } from './rollback';
import { type Store, currentRevision, openStore, readRevision, revisionsOf } from './store';
import { aBuildFolder, aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';

afterAll(removeTemporaryFolders);

async function aComposition(store: Store, text: string): Promise<string> {
  const { folder } = await aBuildFolder('shell', { 'main.js': text }, { version: `1.0.0+${text}` });
  return (await compose(store, [await publish(store, folder)])).hash;
}

const serves = async (store: Store) => (await currentRevision(store, 'stable'))?.composition;

test('a promotion is a new revision; promoting what is served changes nothing', async () => {
  const store = openStore(await aTemporaryFolder());
  const a = await aComposition(store, 'a');
  expect((await promote(store, 'stable', a)).revision).toBe(1);
  expect((await promote(store, 'stable', a)).revision).toBe(1);
  expect(await revisionsOf(store, 'stable')).toEqual([1]);
});

test('a rollback serves the one before, and a second one never comes back to what was revoked', async () => {
  const store = openStore(await aTemporaryFolder());
  const [a, b, c] = [
    await aComposition(store, 'a'),
    await aComposition(store, 'b'),
    await aComposition(store, 'c'),
  ];
  for (const hash of [a, b, c]) await promote(store, 'stable', hash);
  await rollback(store, 'stable');
  expect(await serves(store)).toBe(b);
  await rollback(store, 'stable');
  expect(await serves(store)).toBe(a);
  await expect(rollback(store, 'stable')).rejects.toThrow('nothing to roll back to');
  expect(await revisionsOf(store, 'stable')).toEqual([1, 2, 3, 4, 5]);
  expect((await readRevision(store, 'stable', 3)).composition).toBe(c);
});

test('two promotions at the same time both stand, one after the other', async () => {
  const store = openStore(await aTemporaryFolder());
  const hashes = await Promise.all(['a', 'b', 'c', 'd'].map((text) => aComposition(store, text)));
  await Promise.all(hashes.map((hash) => promote(store, 'stable', hash)));
  expect(await revisionsOf(store, 'stable')).toEqual([1, 2, 3, 4]);
  const served = await Promise.all(
    [1, 2, 3, 4].map((revision) => readRevision(store, 'stable', revision)),
  );
  expect(served.map(({ composition }) => composition).sort()).toEqual([...hashes].sort());
});

test('a channel never points at a composition that is not in the store', async () => {
  const store = openStore(await aTemporaryFolder());
  await expect(promote(store, 'stable', 'f'.repeat(64))).rejects.toThrow('is not there');
  expect(await currentRevision(store, 'stable')).toBeNull();
});

test('replacing one build keeps the others', async () => {
  const store = openStore(await aTemporaryFolder());
  const shell = await publish(store, (await aBuildFolder('shell', { 'main.js': 'a' })).folder);
  const menu = await publish(store, (await aBuildFolder('mf-menu', { 'entry.js': 'a' })).folder);
  await promote(store, 'stable', (await compose(store, [shell, menu])).hash);
  const newer = await publish(
    store,
    (await aBuildFolder('mf-menu', { 'entry.js': 'b' }, { version: '1.0.1' })).folder,
  );
  const builds = replaceBuilds(await servedBuilds(store, 'stable'), [newer]);
  expect(builds.map(({ name, id }) => [name, id])).toEqual([
    ['mf-menu', newer.id],
    ['shell', shell.id],
  ]);
});

test('builds that do not fit are refused with the reason', async () => {
  const store = openStore(await aTemporaryFolder());
  const routes = [{ path: '', pages: [{ remote: 'mf-menu', page: 'home' }] }];
  const shell = await publish(
    store,
    (await aBuildFolder('shell', { 'main.js': 'a' }, { routes })).folder,
  );
  await expect(compose(store, [shell])).rejects.toThrow('mf-menu has no build');
});
