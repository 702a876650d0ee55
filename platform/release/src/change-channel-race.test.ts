import { setTimeout as pause } from 'node:timers/promises';
import { changeChannel } from './change-channel';
import { type Store } from './store';
import { removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from './testing/a-store';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(() => Promise.resolve()) }));

const pauses = (): unknown[] => jest.mocked(pause).mock.calls.map(([ms]) => ms);

let store: Store;
beforeEach(async () => {
  jest.mocked(pause).mockClear();
  store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a' });
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

/** The store, in which other writers win the next `times` races for a channel. */
const losing = (times: number): Store => {
  let left = times;
  return {
    ...store,
    files: {
      ...store.files,
      writeOnce: async (file, text) => {
        if (!file.startsWith('channels/') || left === 0) return store.files.writeOnce(file, text);
        left -= 1;
        return false;
      },
    },
  };
};

test('a writer that wins does not wait; one that loses waits longer each time, at most 0.5 s', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(1);
  const menu = await publishBuild(store, 'mf-menu', 'b');
  const change = () => ({ builds: [menu] });
  const attempts = jest.fn(change);
  await changeChannel(losing(0), 'stable', { note: '' }, () => null);
  expect(pauses()).toEqual([]);
  await changeChannel(losing(30), 'stable', { note: '' }, attempts);
  expect(attempts).toHaveBeenCalledTimes(31);
  expect(pauses()).toHaveLength(30);
  expect(pauses().slice(0, 3)).toEqual([20, 40, 60]);
  expect(pauses().slice(-5)).toEqual([500, 500, 500, 500, 500]);

  jest.mocked(pause).mockClear();
  random.mockReturnValue(0.25);
  const cart = await publishBuild(store, 'mf-menu', 'c');
  await changeChannel(losing(1), 'stable', { note: '' }, () => ({ builds: [cart] }));
  expect(pauses()).toEqual([5]);
});
