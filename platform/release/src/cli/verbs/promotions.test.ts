import { type Store, compose, currentRevision, openStore, promote, publish } from '../..';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '../../testing/a-build-folder';
import { createProgram } from '../program';
import type { Tools } from '../tools';

let store: Store;
const run = async (...args: string[]): Promise<unknown> => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const program = createProgram({} as Tools).exitOverride();
  await program.parseAsync(['--store', store.root, '--json', 'promotions', ...args], {
    from: 'user',
  });
  const [[text] = ['']] = written.mock.calls.slice(-1);
  return JSON.parse(String(text));
};

beforeEach(async () => {
  store = openStore(await aTemporaryFolder());
  const { folder } = await aBuildFolder(
    'shell',
    { 'main.js': '1', 'boot.js': '2' },
    { boot: 'boot.js' },
  );
  await promote(store, 'stable', (await compose(store, [await publish(store, folder)])).hash);
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

test('the policy is suggest until it is changed, in a revision of its own', async () => {
  expect(await run('stable')).toEqual({
    channel: 'stable',
    revision: 1,
    failingPromotions: 'suggest',
  });
  expect(await run('stable', '--on-failure', 'revert', '--by', 'ana')).toMatchObject({
    revision: 2,
    failingPromotions: 'revert',
  });
  expect(await currentRevision(store, 'stable')).toMatchObject({
    failingPromotions: 'revert',
    by: 'ana',
    note: 'revert failing promotions',
  });
  expect(await run('stable', '--on-failure', 'revert')).toMatchObject({ revision: 2 });
});

test('a channel without a promotion has no policy', async () => {
  await expect(run('next')).rejects.toThrow('nothing was promoted on channel next yet');
});
