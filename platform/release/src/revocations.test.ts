import type { BuildRef } from '@storefront/compositions';
import { changeChannel } from './change-channel';
import { compose } from './compose';
import { candidateBuilds, latestBuilds, findRevocations } from './revocations';
import { rollback } from './rollback';
import { type Store, openStore } from './store';
import { aBuildFolder, aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { writeRevision } from './testing/a-revision';
import { anEmptyStore, publishBuild, release } from './testing/a-store';
import { publish } from './publish';
import { revokedBuilds } from './channel-builds';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
});

const named = (builds: readonly Pick<BuildRef, 'name' | 'id'>[]) =>
  builds.map(({ name, id }) => ({ name, id }));

test('revoked builds are ordered by their name, each with the revision and its author', async () => {
  await release(store, { shell: 'a', 'mf-menu': 'a', 'mf-cart': 'a' });
  const menu = await publishBuild(store, 'mf-menu', 'b');
  const shell = await publishBuild(store, 'shell', 'b');
  const cart = await publishBuild(store, 'mf-cart', 'b');
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [shell, menu, cart] }));
  await rollback(store, 'stable', { by: 'ana' });
  const by = { revision: 3, by: 'ana' };
  expect(await findRevocations(store, 'stable', [shell, menu, cart])).toEqual([
    { name: 'mf-cart', id: cart.id, ...by },
    { name: 'mf-menu', id: menu.id, ...by },
    { name: 'shell', id: shell.id, ...by },
  ]);
});

test('a revoked composition that was pruned is passed over', async () => {
  const menu = await publishBuild(store, 'mf-menu', 'a');
  const revoked = await compose(store, [await publishBuild(store, 'shell', 'a'), menu]);
  const served = await compose(store, [await publishBuild(store, 'shell', 'b')]);
  const of = { composition: served.hash, by: 'ana' };
  await writeRevision(store, 1, { ...of, revoked: [revoked.hash] });
  await writeRevision(store, 2, { ...of, revoked: ['f'.repeat(64), revoked.hash] });
  expect(await findRevocations(store, 'stable', [menu])).toEqual([
    { name: 'mf-menu', id: menu.id, revision: 1, by: 'ana' },
  ]);
});

test('a candidate has the named builds, or else the latest ones without those that were revoked', async () => {
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  await release(store, { 'mf-menu': 'b' });
  await rollback(store, 'stable');
  const menu = await publishBuild(store, 'mf-menu', 'b');
  const latest = await latestBuilds(store, 'stable');
  expect([named(latest.builds).map(({ name }) => name), named(latest.leftOut)]).toEqual([
    ['shell'],
    [{ name: 'mf-menu', id: menu.id }],
  ]);
  expect(await candidateBuilds(store, 'stable', [])).toEqual(latest);
  const wanted = await candidateBuilds(store, 'stable', [{ name: 'mf-menu', id: menu.id }]);
  expect([named(wanted.builds), wanted.leftOut]).toEqual([[{ name: 'mf-menu', id: menu.id }], []]);
});

test('a channel without a revision has revoked nothing', async () => {
  expect(await findRevocations(store, 'next', [await publishBuild(store, 'shell', 'a')])).toEqual(
    [],
  );
});

describe('builds of revoked compositions', () => {
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
});
