import path from 'node:path';
import { type Disk, systemDisk } from '../disk';
import { publish } from '../publish';
import { promote } from '../promote';
import { prune } from '../prune';
import { type Store, currentRevision, openStore } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { aBuildOf, anEmptyStore, publishBuild, release } from '../testing/a-store';
import { compose } from '../compose';
import { diskFailure } from './disk-failure';
import { createProgram } from './program';
import { run } from './run';
import type { Tools } from './tools';

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

const systemError = (code: string, path?: string): Error =>
  Object.assign(new Error(`${code}: planted`), { code, ...(path === undefined ? {} : { path }) });

/** A disk on which every step that writes fails with a code of the system. */
const failing = (code: string): Disk => {
  const fail = () => Promise.reject(systemError(code, '/store/x'));
  const { sync, remove } = systemDisk;
  return { makeFolder: fail, write: fail, rename: fail, link: fail, sync, remove };
};
const onDisk = (disk: Disk): Store => openStore(store.root, disk);

test.each([
  ['EROFS', 'ReadOnlyStore', 'the store is read-only for this user, nothing was changed'],
  ['EACCES', 'ReadOnlyStore', 'the store is read-only for this user, nothing was changed'],
  ['ENOSPC', 'FullDisk', 'the disk of the store is full, nothing new is served'],
  ['EDQUOT', 'FullDisk', 'the disk of the store is full, nothing new is served'],
])('%s is %s, and says so', async (code, kind, sentence) => {
  await release(store, { shell: 'a' });
  const { folder } = await aBuildOf('shell', 'b');
  const failure = await publish(onDisk(failing(code)), folder).catch(diskFailure);
  expect(failure).toMatchObject({ kind, message: expect.stringContaining(sentence) as string });
  expect(failure).toMatchObject({
    message: expect.stringContaining(`${code}: /store/x`) as string,
  });
  expect((await currentRevision(store, 'stable'))?.revision).toBe(1);
  const later = await publishBuild(store, 'shell', 'b');
  expect(later.name).toBe('shell');
});

test.each([
  ['ENOENT', 'create the folder'],
  ['ENOTDIR', 'is a file and not a folder'],
  ['EEXIST', 'exists already'],
  ['EISDIR', 'name a file'],
])('%s of a path is a sentence about it', (code, sentence) => {
  expect(diskFailure(systemError(code, '/some/x'))).toEqual({
    kind: 'WrongPath',
    message: expect.stringMatching(
      new RegExp(`^/some/x cannot be used: .*${sentence}.* \\(${code}\\)$`),
    ),
  });
  expect(diskFailure(systemError(code))).toBeNull();
});

test('a store that is a file is refused', async () => {
  const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await store.files.replace('notes', 'ours');
  const file = path.join(store.root, 'notes');
  expect(await run(createProgram({} as Tools), ['--store', file, 'status'])).toBe(1);
  expect(err).toHaveBeenCalledWith(`${file} is a file: --store names the folder of a store\n`);
});

test('other errors of the system keep their own words', () => {
  for (const error of [systemError('EMFILE'), new Error('planted'), null])
    expect(diskFailure(error)).toBeNull();
  expect(diskFailure(systemError('ENOSPC'))?.message).toContain('(ENOSPC): free');
});

test('the command line ends with 1 and one sentence; with --json with the kind', async () => {
  const { folder } = await aBuildOf('shell', 'a');
  const written = { out: '', err: '' };
  jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((it) => ((written.out += String(it)), true));
  jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((it) => ((written.err += String(it)), true));
  jest.spyOn(systemDisk, 'makeFolder').mockRejectedValue(systemError('EROFS', '/store/builds'));
  const words = ['--store', store.root, 'publish', folder];
  const tools = {} as Tools; // nothing here starts a browser
  expect(await run(createProgram(tools), words)).toBe(1);
  expect(written.err).toBe(
    'the store is read-only for this user, nothing was changed (EROFS: /store/builds)\n',
  );
  expect(await run(createProgram(tools), ['--json', ...words])).toBe(1);
  expect(JSON.parse(written.out)).toMatchObject({ error: { kind: 'ReadOnlyStore' } });
});

test('on a full disk, prune still frees space', async () => {
  await publishBuild(store, 'mf-menu', 'a');
  const { remove, sync } = systemDisk;
  const full = onDisk({ ...failing('ENOSPC'), remove, sync, rename: systemDisk.rename });
  const now = Date.now() + 60 * 86_400_000;
  const { builds } = await prune(full, {
    keepDays: 30,
    now: new Date(now),
    isDelete: true,
  } as never);
  expect(builds).toHaveLength(1);
});

test('on a slow disk a channel serves what it served until the next revision is on the disk', async () => {
  await release(store, { shell: 'a' });
  const { hash } = await compose(store, [await publishBuild(store, 'shell', 'b')]);
  let goOn: () => void = () => undefined;
  let hasReached: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (hasReached = resolve));
  const slow = onDisk({
    ...systemDisk,
    sync: async (path) => {
      hasReached();
      await new Promise<void>((resolve) => (goOn = resolve));
      await systemDisk.sync(path);
    },
  });
  let isDone = false;
  const promotion = promote(slow, 'stable', hash).then(() => (isDone = true));
  await reached;
  expect((await currentRevision(store, 'stable'))?.revision).toBe(1);
  while (!isDone) {
    goOn();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await promotion;
  expect(await currentRevision(store, 'stable')).toMatchObject({ revision: 2, composition: hash });
});
