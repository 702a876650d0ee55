import type { BuildRecord } from '@storefront/compositions';
import { compose } from '../compose';
import { servedBuilds } from '../latest';
import type { Store } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from '../testing/a-store';
import { openCandidate } from './candidate';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
});
const composed = async (words: string): Promise<string> => {
  const shell = await publishBuild(store, 'shell', words);
  return (await compose(store, [shell, await publishBuild(store, 'mf-menu', words)])).hash;
};

test('a candidate has its shell, its remotes, and no served build before the first promotion', async () => {
  const { shell, remotes, served } = await openCandidate(store, await composed('a'), null);
  expect([shell.name, remotes.map(({ name }) => name)]).toEqual(['shell', ['mf-menu']]);
  expect(served.size).toBe(0);
  expect(await servedBuilds(store, 'stable')).toEqual([]);
});

test('the files of the candidate and of the served builds are read, each once', async () => {
  const served = await release(store, { shell: 'a', 'mf-menu': 'a' });
  const hash = await composed('b');
  const reads: string[] = [];
  const read: Store['files']['read'] = (file) => {
    reads.push(file);
    return store.files.read(file);
  };
  const candidate = await openCandidate(
    { ...store, files: { ...store.files, read } },
    hash,
    served,
  );
  const [menu] = candidate.remotes;
  const before = candidate.served.get('mf-menu');
  if (menu === undefined || before === undefined) throw new Error('no build');
  reads.length = 0;
  expect(String(await candidate.bytes(menu, 'entry.js'))).toContain('mf-menu: b');
  expect(String(await candidate.bytes(menu, 'entry.js'))).toContain('mf-menu: b');
  expect(String(await candidate.bytes(before, 'entry.js'))).toContain('mf-menu: a');
  expect(reads).toHaveLength(2);
  expect((await servedBuilds(store, 'stable')).map(({ name }) => name)).toEqual([
    'mf-menu',
    'shell',
  ]);
});

test('a build outside of both compositions has no files', async () => {
  const candidate = await openCandidate(store, await composed('a'), null);
  const other: BuildRecord = { ...candidate.shell, contentHash: 'f'.repeat(64) };
  const read = jest.spyOn(store.files, 'read');
  expect(await candidate.bytes(other, 'entry.js')).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

test('a stored composition without a shell is an error', async () => {
  const hash = await composed('a');
  const files: Store['files'] = {
    ...store.files,
    read: async (file) => {
      const bytes = await store.files.read(file);
      if (bytes === null || !file.includes(hash)) return bytes;
      const stored = JSON.parse(String(bytes));
      const builds = stored.builds.filter(({ name }: { name: string }) => name !== 'shell');
      return Buffer.from(JSON.stringify({ ...stored, builds }));
    },
  };
  await expect(openCandidate({ ...store, files }, hash, null)).rejects.toThrow('has no shell');
});
