import { type Store, compose, openStore, promote, publish } from '../..';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '../../testing/a-build-folder';
import { createProgram } from '../program';
import { noTools } from '../../testing/no-tools';

/**
 * Runs a verb on a new store for each test, whose channel `stable` serves a shell; `run` returns
 * the result as JSON.
 */
export function onServedChannel(verb: string) {
  let store: Store;
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
  const run = async (...args: string[]): Promise<unknown> => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const program = createProgram(noTools).exitOverride();
    await program.parseAsync(['--store', store.root, '--json', verb, ...args], { from: 'user' });
    const [[text] = ['']] = written.mock.calls.slice(-1);
    return JSON.parse(String(text));
  };
  return { run, store: () => store };
}
