import type { BuildRecord, BuildRef } from '@storefront/compositions';
import { changeChannel } from './change-channel';
import { promote } from './promote';
import { publish } from './publish';
import { rollback } from './rollback';
import { rollbackRemote } from './rollback-remote';
import {
  type Store,
  StoreError,
  compositionPath,
  currentRevision,
  readComposition,
  listRevisions,
} from './store';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from './testing/a-store';
import { anExperiment } from './testing/an-experiment';
import { compose } from './compose';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
});

const current = async () => {
  const revision = await currentRevision(store, 'stable');
  if (!revision) throw new Error('nothing is served');
  return revision;
};
const versionOf = async (name: string) => {
  const { builds } = await readComposition(store, (await current()).composition);
  const id = builds.find((build) => build.name === name)?.id ?? '';
  for (const words of ['a', 'b', 'c'])
    if ((await publishBuild(store, name, words)).id === id) return words;
  return null;
};

test('a rollback is a new revision, and what was served since is revoked', async () => {
  const a = await release(store, { shell: 'a' });
  const b = await release(store, { shell: 'b' });
  const c = await release(store, { shell: 'c' });
  await rollback(store, 'stable', { to: 1, by: 'ana', note: 'prices were wrong' });
  expect(await current()).toMatchObject({
    revision: 4,
    composition: a,
    revoked: [c, b],
    by: 'ana',
    note: 'prices were wrong',
    repeats: 1,
  });
  expect(await listRevisions(store, 'stable')).toEqual([1, 2, 3, 4]);
});

test('a second rollback goes further back, also after a promotion in between', async () => {
  const [a, b] = [await release(store, { shell: 'a' }), await release(store, { shell: 'b' })];
  const c = await release(store, { shell: 'c' });
  await rollback(store, 'stable');
  await release(store, { shell: 'c', 'mf-menu': 'a' });
  await rollback(store, 'stable');
  expect((await current()).composition).toBe(b);
  await rollback(store, 'stable');
  expect((await current()).composition).toBe(a);
  expect((await current()).revoked).toContain(c);
  await expect(rollback(store, 'stable')).rejects.toThrow('nothing to roll back to');
});

test('a composition that is promoted again is not revoked any more', async () => {
  await release(store, { shell: 'a' });
  const b = await release(store, { shell: 'b' });
  await rollback(store, 'stable');
  expect((await current()).revoked).toEqual([b]);
  await promote(store, 'stable', b);
  expect(await current()).toMatchObject({ composition: b, revoked: [] });
});

test('a rollback of one remote leaves the others, and goes further back each time', async () => {
  await release(store, { shell: 'a', 'mf-menu': 'a', 'mf-cart': 'a' });
  const withB = await release(store, { 'mf-menu': 'b' });
  await release(store, { 'mf-cart': 'b' });
  const withC = await release(store, { 'mf-menu': 'c' });
  await rollbackRemote(store, 'stable', 'mf-menu');
  expect([await versionOf('mf-menu'), await versionOf('mf-cart')]).toEqual(['b', 'b']);
  expect((await current()).revoked).toEqual([withC]);
  await rollbackRemote(store, 'stable', 'mf-menu');
  expect([await versionOf('mf-menu'), await versionOf('mf-cart')]).toEqual(['a', 'b']);
  expect((await current()).revoked).toEqual(expect.arrayContaining([withB, withC]));
  await expect(rollbackRemote(store, 'stable', 'mf-menu')).rejects.toThrow(
    'no other build of mf-menu',
  );
  expect([await versionOf('mf-menu'), await versionOf('mf-cart')]).toEqual(['a', 'b']);
});

test('a build that a rollback revoked is no last good build', async () => {
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  await release(store, { 'mf-menu': 'b' });
  await rollbackRemote(store, 'stable', 'mf-menu');
  const { previous } = await readComposition(store, (await current()).composition);
  expect(previous).toEqual([]);
});

test('experiments go on with the variants of the earlier composition; later ones are revoked', async () => {
  const a = await release(store, { shell: 'a', 'mf-menu': 'a', 'mf-cart': 'a' });
  const tested = await publishBuild(store, 'mf-cart', 'b');
  await release(store, { 'mf-menu': 'b' });
  await changeChannel(store, 'stable', { note: '' }, () => ({
    experiments: [anExperiment('cart', [tested])],
  }));
  const before = await current();
  await rollback(store, 'stable');
  const after = await current();
  expect(after).toMatchObject({ composition: a, experiments: before.experiments });
  expect(after.revoked).toEqual(
    expect.arrayContaining([before.composition, ...Object.values(before.variants)]),
  );
  const variant = await readComposition(store, after.variants['other'] ?? '');
  expect(variant.builds).toContainEqual(tested);
});

test('an arm that does not fit to the earlier builds does not hold a rollback up: it is switched off', async () => {
  const routes = [{ path: '', pages: [{ remote: 'mf-menu', page: 'home' }] }];
  const page = { js: ['entry.js'], css: [], consumes: [] };
  const exposes = { './remote': page, './pages/home': page };
  const publishOf = async (name: string, contract: number, overrides: Partial<BuildRecord>) =>
    publish(
      store,
      (
        await aBuildFolder(
          name,
          { 'entry.js': `${name} ${contract}` },
          { version: `${contract}.0.0`, contract, ...overrides },
        )
      ).folder,
    );
  const promoteBuilds = (builds: BuildRef[]) =>
    changeChannel(store, 'stable', { note: '' }, () => ({ builds }));
  await promoteBuilds([
    await publishOf('shell', 1, { routes }),
    await publishOf('mf-menu', 1, { exposes }),
  ]);
  await promoteBuilds([await publishOf('shell', 2, { routes })]);
  const tested = await publishOf('mf-menu', 2, { exposes });
  await changeChannel(store, 'stable', { note: '' }, () => ({
    experiments: [anExperiment('menu', [tested])],
  }));
  const { revision } = await rollback(store, 'stable');
  expect(revision.experiments[0]?.arms[1]?.off?.reason).toContain('mf-menu speaks contract 2');
  expect(revision.variants).toEqual({});
});

test('only an earlier revision can be served again', async () => {
  const [a] = [await release(store, { shell: 'a' }), await release(store, { shell: 'b' })];
  for (const to of [2, 3])
    await expect(rollback(store, 'stable', { to })).rejects.toThrow(
      new StoreError(`channel stable is at revision 2: ${to} is no earlier one`),
    );
  expect((await rollback(store, 'stable', { to: 1 })).revision.composition).toBe(a);
});

test('what the revision that is served again served itself is not revoked', async () => {
  const a = await release(store, { shell: 'a', 'mf-menu': 'a' });
  const experiments = [anExperiment('menu', [await publishBuild(store, 'mf-menu', 't')])];
  await changeChannel(store, 'stable', { note: '' }, () => ({ experiments }));
  await changeChannel(store, 'stable', { note: '' }, () => ({ experiments: [] }));
  const b = await release(store, { shell: 'b' });
  const { revision } = await rollback(store, 'stable', { to: 2 });
  expect(revision).toMatchObject({ composition: a, experiments: [], variants: {}, revoked: [b] });
});

test('a revision whose composition prune has removed is refused with what to do', async () => {
  const first = await release(store, { shell: 'a' });
  await release(store, { shell: 'b' });
  await store.files.remove(compositionPath(first));
  await expect(rollback(store, 'stable', { to: 1 })).rejects.toThrow(
    'the composition of revision 1 of channel stable is not in the store any more: `prune` has removed it. ' +
      'Choose another revision with --to, or publish and promote its builds again',
  );
});

describe('a rollback of one remote', () => {
  const composed = async () =>
    readComposition(store, (await currentRevision(store, 'stable'))?.composition ?? '');
  const menuOf = (builds: readonly BuildRef[]) => builds.find(({ name }) => name === 'mf-menu');
  const menu = (words: string) => publishBuild(store, 'mf-menu', words);

  test('a channel that serves nothing, or not that remote, is refused', async () => {
    await expect(rollbackRemote(store, 'stable', 'mf-menu')).rejects.toThrow(
      new StoreError('channel stable has nothing to roll back to'),
    );
    await release(store, { shell: 'a' });
    await expect(rollbackRemote(store, 'stable', 'mf-cart')).rejects.toThrow('serves no mf-cart');
  });

  test('the last good build of the earlier build becomes the last good one again', async () => {
    await release(store, { shell: 'a' });
    for (const words of ['a', 'b', 'c']) await release(store, { 'mf-menu': words });
    await rollbackRemote(store, 'stable', 'mf-menu');
    const { builds, previous } = await composed();
    expect([menuOf(builds), menuOf(previous)]).toEqual([await menu('b'), await menu('a')]);
  });

  test('a remote that was served first cannot be rolled back', async () => {
    await release(store, { shell: 'a' });
    await release(store, { 'mf-menu': 'a' });
    await release(store, { shell: 'b' });
    await expect(rollbackRemote(store, 'stable', 'mf-menu')).rejects.toThrow(
      'channel stable has served no other build of mf-menu that was not revoked',
    );
    expect(await listRevisions(store, 'stable')).toEqual([1, 2, 3]);
  });

  test('pruned compositions are passed over: the last good build is served, with no further one', async () => {
    await release(store, { shell: 'a', 'mf-menu': 'a' });
    const pruned = await release(store, { 'mf-menu': 'b' });
    await release(store, { 'mf-menu': 'c' });
    await store.files.remove(compositionPath(pruned));
    await rollbackRemote(store, 'stable', 'mf-menu');
    const { builds, previous } = await composed();
    expect([menuOf(builds), menuOf(previous)]).toEqual([await menu('b'), undefined]);
  });

  test('an earlier revision without the remote is passed over', async () => {
    const first = await release(store, { shell: 'a' });
    await release(store, { 'mf-menu': 'a' });
    const shell = await publishBuild(store, 'shell', 'a');
    await promote(store, 'stable', first);
    const withB = await compose(store, [shell, await menu('b')], [await menu('a')]);
    await promote(store, 'stable', withB.hash);
    const { revision } = await rollbackRemote(store, 'stable', 'mf-menu');
    expect(menuOf((await composed()).builds)).toEqual(await menu('a'));
    expect(revision.revoked).toEqual([withB.hash]);
  });
});
