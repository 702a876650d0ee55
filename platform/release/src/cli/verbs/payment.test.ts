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
  await program.parseAsync(['--store', store.root, '--json', 'payment', ...args], {
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

test('customers pay in the shared document until it is changed, also after a promotion', async () => {
  expect(await run('stable')).toEqual({
    channel: 'stable',
    revision: 1,
    paymentDocument: 'shared',
  });
  expect(await run('stable', '--document', 'separate', '--by', 'ana')).toMatchObject({
    revision: 2,
    paymentDocument: 'separate',
  });
  expect(await currentRevision(store, 'stable')).toMatchObject({
    paymentDocument: 'separate',
    by: 'ana',
    note: 'separate document of the payment',
  });
  expect(await run('stable', '--document', 'separate')).toMatchObject({ revision: 2 });
});

test('a channel without a promotion has no document of the payment', async () => {
  await expect(run('next')).rejects.toThrow('nothing was promoted on channel next yet');
});
