import type { BuildRef } from '@storefront/compositions';
import { changeChannel } from './change-channel';
import { compose } from './compose';
import { promote } from './promote';
import { publish } from './publish';
import { rollbackRemote } from './rollback-remote';
import {
  type Store,
  StoreError,
  compositionPath,
  currentRevision,
  readComposition,
  revisionsOf,
} from './store';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from './testing/a-store';
import { anExperiment } from './testing/an-experiment';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
});

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
  expect(await revisionsOf(store, 'stable')).toEqual([1, 2, 3]);
});

test('compositions that were promoted whole have an earlier build, too', async () => {
  const shell = await publishBuild(store, 'shell', 'a');
  const hashes: string[] = [];
  for (const words of ['a', 'b']) {
    const { hash } = await compose(store, [shell, await menu(words)]);
    hashes.push(hash);
    await promote(store, 'stable', hash);
  }
  const { revision } = await rollbackRemote(store, 'stable', 'mf-menu');
  expect(revision).toMatchObject({ composition: hashes[0], revoked: [hashes[1]] });
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

test('an arm that does not fit to the earlier build is switched off', async () => {
  const publishOf = async (name: string, version: string, more: object) => {
    const files = { 'entry.js': `${name} ${version}` };
    return publish(store, (await aBuildFolder(name, files, { version, ...more })).folder);
  };
  const page = { js: ['entry.js'], css: [], consumes: [] };
  const exposes = { './remote': page, './pages/home': page };
  const withNews = { ...exposes, './pages/news': page };
  const routes = [{ path: '', pages: [{ remote: 'mf-menu', page: 'home' }] }];
  const news = [...routes, { path: 'news', pages: [{ remote: 'mf-menu', page: 'news' }] }];
  const serve = (...builds: BuildRef[]) =>
    changeChannel(store, 'stable', { note: '' }, () => ({ builds }));
  await serve(
    await publishOf('shell', '1.0.0', { routes }),
    await publishOf('mf-menu', '1.0.0', { exposes }),
  );
  await serve(await publishOf('mf-menu', '2.0.0', { exposes: withNews }));
  const arm = await publishOf('shell', '2.0.0', { routes: news });
  await changeChannel(store, 'stable', { note: '' }, () => ({
    experiments: [anExperiment('news', [arm])],
  }));
  const { revision } = await rollbackRemote(store, 'stable', 'mf-menu');
  expect(revision.experiments[0]?.arms[1]?.off?.reason).toContain(
    'mf-menu does not expose ./pages/news',
  );
  expect(revision.variants).toEqual({});
});
