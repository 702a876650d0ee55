import { createProgram } from './program';
import { run } from './run';
import { systemDisk } from '../disk';
import { rollbackRemote } from '../rollback-remote';
import { type Store, currentRevision, readComposition } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from '../testing/a-store';
import { noTools } from '../testing/no-tools';

jest.mock('../gate', () => ({
  runGate: async ({ hash }: { hash: string }) => ({ hash, isOk: true, results: [] }),
}));

afterAll(removeTemporaryFolders);
afterEach(() => jest.restoreAllMocks());

let store: Store;
let written = '';
beforeEach(async () => {
  store = await anEmptyStore();
  jest.spyOn(process.stdout, 'write').mockImplementation((it) => ((written += String(it)), true));
});

async function storefront(...words: string[]): Promise<string> {
  written = '';
  expect(await run(createProgram(noTools), ['--store', store.root, ...words])).toBe(0);
  return written;
}
const json = async (...words: string[]): Promise<unknown> =>
  JSON.parse(await storefront('--json', ...words));
const servedId = async (name: string): Promise<string | undefined> => {
  const { composition = '' } = (await currentRevision(store, 'stable')) ?? {};
  return (await readComposition(store, composition)).builds.find((build) => build.name === name)
    ?.id;
};

test('--all leaves out a build that was revoked, and says so; --builds serves it', async () => {
  await release(store, { shell: 'a', 'mf-menu': 'a', 'mf-cart': 'a' });
  await release(store, { 'mf-menu': 'b' });
  await rollbackRemote(store, 'stable', 'mf-menu', { by: 'ana' });
  const [menu, cart] = [
    await publishBuild(store, 'mf-menu', 'b'),
    await publishBuild(store, 'mf-cart', 'b'),
  ];
  const away = { revision: 3, by: 'ana' };

  expect(await json('promote', 'stable')).toMatchObject({
    promotable: [{ name: 'mf-cart' }, { name: 'mf-menu', latest: menu.id, takenBack: away }],
  });
  expect(await storefront('promote', 'stable')).toContain(
    '; revoked in revision 3 by ana: --all leaves it out)',
  );
  const line =
    `mf-menu@${menu.id} is left out: revoked in revision 3 by ana. ` +
    `To serve it: --builds mf-menu@${menu.id}\n`;
  for (const verb of ['compose', 'check']) expect(await storefront(verb, 'stable')).toContain(line);

  expect(await json('promote', 'stable', '--all')).toMatchObject({
    revision: 4,
    note: `mf-cart@${cart.id}`,
    leftOut: [{ name: 'mf-menu', id: menu.id, ...away }],
  });
  expect(await servedId('mf-menu')).not.toBe(menu.id);
  expect(await storefront('promote', 'stable', '--all')).toContain(line);
  await storefront('promote', 'stable', '--builds', 'mf-menu@latest');
  expect(await servedId('mf-menu')).toBe(menu.id);
  expect(await json('promote', 'stable')).toMatchObject({ promotable: [] });
});

test('an unknown channel is refused with the channels there are, and --expect 0 creates one', async () => {
  await release(store, { shell: 'a' });
  const words = ['--store', store.root, 'promote', 'stabel', '--all'];
  const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await run(createProgram(noTools), words)).toBe(1);
  expect(err).toHaveBeenCalledWith(
    'there is no channel stabel; the channels of this store: stable. To create it, add --expect 0\n',
  );
  expect(await currentRevision(store, 'stabel')).toBeNull();
  for (const verb of ['promote', 'compose', 'check']) {
    const said = await storefront(verb, 'stabel');
    expect(said).toContain(
      'channel stabel is new, nothing was promoted to it yet; the channels of',
    );
    expect(await storefront(verb, 'stable')).not.toContain('is new');
  }
  expect(await json('promote', 'stabel', '--all', '--expect', '0')).toMatchObject({ revision: 1 });
});

test('check writes nothing, so a store that is read-only is checked', async () => {
  await release(store, { shell: 'a' });
  await publishBuild(store, 'shell', 'b');
  const before = await store.files.list('compositions');
  jest.spyOn(systemDisk, 'write').mockRejectedValue(new Error('the disk is read-only'));
  expect(await storefront('check', 'stable')).toContain('may be served');
  expect(await store.files.list('compositions')).toEqual(before);
});
