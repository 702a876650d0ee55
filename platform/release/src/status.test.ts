import { changeChannel } from './change-channel';
import { channelStatus } from './status';
import { type Store, StoreError } from './store';
import { removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore, release } from './testing/a-store';
import { anExperiment } from './testing/an-experiment';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
});

test('an experiment is expired from its last moment on', async () => {
  await release(store, { shell: 'a' });
  const expires = '2026-03-01T00:00:00.000Z';
  const experiments = [anExperiment('menu', [], { expires })];
  await changeChannel(store, 'stable', { note: '' }, () => ({ experiments }));
  const isExpired = async (now: number) =>
    (await channelStatus(store, 'stable', new Date(now))).experiments[0]?.isExpired;
  expect(await isExpired(Date.parse(expires) - 1)).toBe(false);
  expect(await isExpired(Date.parse(expires))).toBe(true);
});

test('a channel that nothing was promoted on has no status', async () => {
  await expect(channelStatus(store, 'stable', new Date())).rejects.toThrow(
    new StoreError('nothing was promoted on channel stable yet'),
  );
});
