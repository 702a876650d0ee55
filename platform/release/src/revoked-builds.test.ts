import { changeChannel } from './change-channel';
import { publish } from './publish';
import { rollback } from './rollback';
import { openStore } from './store';
import { revokedBuilds } from './revoked-builds';
import { aBuildFolder, aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';

afterAll(removeTemporaryFolders);

test('a build that a rollback took away is known as such; those that stayed, and new ones, are not', async () => {
  const store = openStore(await aTemporaryFolder());
  const build = async (name: string, version: string) =>
    publish(store, (await aBuildFolder(name, { 'entry.js': version }, { version })).folder);
  const serve = (...builds: Awaited<ReturnType<typeof build>>[]) =>
    changeChannel(store, 'stable', { note: '' }, () => ({ builds }));
  const [shell, first] = [await build('shell', '1.0.0'), await build('mf-menu', '1.0.0')];
  await serve(shell, first);
  const second = await build('mf-menu', '1.0.1');
  expect(await revokedBuilds(store, 'stable', [shell, second])).toEqual([]);
  await serve(second);
  await rollback(store, 'stable');
  const third = await build('mf-menu', '1.0.2');
  expect(
    (await revokedBuilds(store, 'stable', [shell, first, second, third])).map(({ id }) => id),
  ).toEqual([second.id]);
});

test('before the first promotion, no build is revoked', async () => {
  const store = openStore(await aTemporaryFolder());
  const build = await publish(store, (await aBuildFolder('shell', { 'entry.js': '' })).folder);
  expect(await revokedBuilds(store, 'stable', [build])).toEqual([]);
});

test('builds that are served are not revoked, and pruned compositions hold none', async () => {
  const store = openStore(await aTemporaryFolder());
  const build = async (name: string) =>
    publish(store, (await aBuildFolder(name, { 'entry.js': '' })).folder);
  const [shell, menu] = [await build('shell'), await build('mf-menu')];
  await changeChannel(store, 'stable', { note: '' }, () => ({
    builds: [shell],
    revoke: ['f'.repeat(64)],
  }));
  expect(await revokedBuilds(store, 'stable', [shell])).toEqual([]);
  expect(await revokedBuilds(store, 'stable', [])).toEqual([]);
  expect(await revokedBuilds(store, 'stable', [shell, menu])).toEqual([]);
});

test('a build with the id of a revoked build of another remote is not revoked', async () => {
  const store = openStore(await aTemporaryFolder());
  const build = async (name: string) =>
    publish(store, (await aBuildFolder(name, { 'entry.js': 'same' })).folder);
  const shell = await publish(store, (await aBuildFolder('shell', { 'entry.js': '' })).folder);
  const [menu, cart] = [await build('mf-menu'), await build('mf-cart')];
  for (const builds of [[shell], [menu]])
    await changeChannel(store, 'stable', { note: '' }, () => ({ builds }));
  await rollback(store, 'stable');
  expect(cart.id).toBe(menu.id);
  expect(await revokedBuilds(store, 'stable', [menu, cart])).toEqual([menu]);
});
