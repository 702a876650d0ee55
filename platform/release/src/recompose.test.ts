import type { BuildRef } from '@storefront/compositions';
import { changeChannel } from './change-channel';
import { publish } from './publish';
import { type Store, currentRevision, readComposition } from './store';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore, release } from './testing/a-store';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a', 'mf-cart': 'a' });
});

const composed = async () =>
  readComposition(store, (await currentRevision(store, 'stable'))?.composition ?? '');

test('a new build with the id of another remote is served', async () => {
  const folderOf = async (name: string) =>
    (await aBuildFolder(name, { 'entry.js': 'same' }, { version: '3.0.0' })).folder;
  const menu = await publish(store, await folderOf('mf-menu'));
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [menu] }));
  const cart = await publish(store, await folderOf('mf-cart'));
  expect(cart.id).toBe(menu.id);
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [cart] }));
  const { name, id, contentHash } = cart;
  expect((await composed()).builds).toContainEqual({ name, id, contentHash });
});

test('builds that are served already are no change, whatever their last good ones are', async () => {
  await release(store, { 'mf-menu': 'b' });
  const { builds } = await composed();
  const { isNew } = await changeChannel(store, 'stable', { note: '' }, () => ({
    builds,
    lastGood: { 'mf-menu': null },
  }));
  expect(isNew).toBe(false);
});

test('last good builds are those whose contract the shell speaks, each by its own', async () => {
  const publishOf = async (name: string, version: string, contract: number) =>
    publish(
      store,
      (await aBuildFolder(name, { 'entry.js': `${name} ${version}` }, { version, contract }))
        .folder,
    );
  const serve = (...builds: BuildRef[]) =>
    changeChannel(store, 'stable', { note: '' }, () => ({ builds }));
  const [menu, cart] = [
    await publishOf('mf-menu', '5.0.0', 5),
    await publishOf('mf-cart', '5.0.0', 3),
  ];
  await serve(await publishOf('shell', '5.0.0', 5), menu, cart);
  await serve(await publishOf('mf-menu', '5.0.1', 5), await publishOf('mf-cart', '5.0.1', 5));
  const { previous } = await composed();
  expect(previous.filter(({ name }) => name !== 'shell').map(({ id }) => id)).toEqual([menu.id]);
});
