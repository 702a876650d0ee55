import { changeChannel } from './change-channel';
import { publish } from './publish';
import type { Store } from './store';
import { aBuildOf, anEmptyStore } from './testing/a-store';
import { removeTemporaryFolders } from './testing/a-build-folder';
import type { StoreTrust } from './trust/store-trust';

afterAll(removeTemporaryFolders);

/** A store whose builds are signed here; `isReleased`: at once, otherwise with the next run of CI. */
async function aSignedStore(isReleased: boolean) {
  const store = await anEmptyStore();
  const signBuild = jest.fn(async () => isReleased);
  const trust = { signBuild, author: async (_: string, by: string) => by } as Partial<StoreTrust>;
  return { store: { ...store, trust: trust as StoreTrust }, signBuild };
}

test('a build is signed when it is new or becomes the latest, and not otherwise', async () => {
  const { store, signBuild } = await aSignedStore(true);
  const [first, second] = [await aBuildOf('mf-menu', 'a'), await aBuildOf('mf-menu', 'b')];
  expect(await publish(store, first.folder)).toMatchObject({ isNew: true });
  await publish(store, second.folder);
  expect(signBuild).toHaveBeenCalledTimes(2);
  expect(await publish(store, second.folder)).toMatchObject({ isNew: false });
  expect(signBuild).toHaveBeenCalledTimes(2);
  await publish(store, first.folder);
  expect(signBuild).toHaveBeenCalledTimes(3);
});

test('a build that CI must still release is waiting', async () => {
  const { store } = await aSignedStore(false);
  const { folder } = await aBuildOf('mf-menu', 'a');
  expect(await publish(store, folder)).toMatchObject({ isNew: true, isWaiting: true });
});

test('a revision that readers do not see yet is waiting', async () => {
  const { store } = await aSignedStore(true);
  const shell = await publish(store, (await aBuildOf('shell', 'a')).folder);
  const list = async (folder: string) =>
    folder === 'channels/stable' ? [] : store.files.list(folder);
  const unreleased: Store = { ...store, files: { ...store.files, list } };
  const change = () => ({ builds: [shell] });
  const changed = await changeChannel(unreleased, 'stable', { note: '' }, change);
  expect(changed).toMatchObject({ isNew: true, isWaiting: true });
  expect(await changeChannel(store, 'next', { note: '' }, change)).not.toHaveProperty('isWaiting');
});
