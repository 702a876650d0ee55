import type { BuildRef } from '@storefront/compositions';
import { changeChannel } from './change-channel';
import { compose } from './compose';
import { candidateBuilds, latestBuilds, revocationsOf } from './revocations';
import { rollback } from './rollback';
import type { Store } from './store';
import { removeTemporaryFolders } from './testing/a-build-folder';
import { writeRevision } from './testing/a-revision';
import { anEmptyStore, publishBuild, release } from './testing/a-store';

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
  expect(await revocationsOf(store, 'stable', [shell, menu, cart])).toEqual([
    { name: 'mf-cart', id: cart.id, ...by },
    { name: 'mf-menu', id: menu.id, ...by },
    { name: 'shell', id: shell.id, ...by },
  ]);
});

test('builds that different revisions revoked are ordered by their name, too', async () => {
  const revoked = {
    shell: await publishBuild(store, 'shell', 'a'),
    menu: await publishBuild(store, 'mf-menu', 'a'),
  };
  const [shell, other] = [
    await publishBuild(store, 'shell', 'b'),
    await publishBuild(store, 'shell', 'c'),
  ];
  const served = await compose(store, [shell]);
  const withMenu = await compose(store, [other, revoked.menu]);
  const withShell = await compose(store, [revoked.shell]);
  const of = { composition: served.hash, by: 'ana' };
  await writeRevision(store, 1, { ...of, revoked: [withMenu.hash] });
  await writeRevision(store, 2, { ...of, revoked: [withMenu.hash, withShell.hash] });
  expect(await revocationsOf(store, 'stable', [revoked.shell, revoked.menu])).toEqual([
    { name: 'mf-menu', id: revoked.menu.id, revision: 1, by: 'ana' },
    { name: 'shell', id: revoked.shell.id, revision: 2, by: 'ana' },
  ]);
});

test('a revoked composition that was pruned is passed over', async () => {
  const menu = await publishBuild(store, 'mf-menu', 'a');
  const revoked = await compose(store, [await publishBuild(store, 'shell', 'a'), menu]);
  const served = await compose(store, [await publishBuild(store, 'shell', 'b')]);
  const of = { composition: served.hash, by: 'ana' };
  await writeRevision(store, 1, { ...of, revoked: [revoked.hash] });
  await writeRevision(store, 2, { ...of, revoked: ['f'.repeat(64), revoked.hash] });
  expect(await revocationsOf(store, 'stable', [menu])).toEqual([
    { name: 'mf-menu', id: menu.id, revision: 1, by: 'ana' },
  ]);
});

test('the oldest revision of a channel revokes, too', async () => {
  const shell = await publishBuild(store, 'shell', 'a');
  const menu = await publishBuild(store, 'mf-menu', 'a');
  const revoked = await compose(store, [shell, menu]);
  const served = await compose(store, [await publishBuild(store, 'shell', 'b')]);
  await writeRevision(store, 1, {
    composition: served.hash,
    revoked: [revoked.hash],
    by: 'ana',
  });
  expect(await revocationsOf(store, 'stable', [menu])).toEqual([
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
  expect(await revocationsOf(store, 'next', [await publishBuild(store, 'shell', 'a')])).toEqual([]);
});
