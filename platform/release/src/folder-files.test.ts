import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readBuildRecord } from './build-folder';
import { type Disk, systemDisk } from './disk';
import { folderFiles } from './folder-files';
import { parseJson } from './parse-json';
import { aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { compressed } from './compress';

afterAll(removeTemporaryFolders);

let root: string;
beforeEach(async () => {
  root = await aTemporaryFolder();
});

const failing = (code: string) => () =>
  Promise.reject(Object.assign(new Error(`${code} of the test`), { code }));
/** The files of the store, and the paths that were synced, relative to it. */
function recorded(more: Partial<Disk> = {}) {
  const synced: string[] = [];
  const disk: Disk = {
    ...systemDisk,
    sync: async (place) => {
      synced.push(path.relative(root, place).replaceAll(/[\da-f]{12}/gu, 'x'));
      await systemDisk.sync(place);
    },
    ...more,
  };
  return { files: folderFiles(root, disk), synced };
}

test('absent files and folders are nothing; other errors are not hidden', async () => {
  const files = folderFiles(root);
  expect(await files.read('a')).toBeNull();
  expect(await files.list('a')).toEqual([]);
  expect(await files.writtenAt('a')).toBeNull();
  await files.remove('a');
  expect(await readdir(root)).toEqual([]);
  await mkdir(path.join(root, 'folder'));
  await expect(files.read('folder')).rejects.toThrow('is no regular file');
  await writeFile(path.join(root, 'file'), '');
  await expect(files.list('file')).rejects.toThrow('ENOTDIR');
  const { files: refused } = recorded({ rename: failing('EACCES') });
  await expect(refused.remove('file')).rejects.toThrow('EACCES');
});

test('what a link in the store leads to is not read and not removed; the store may be a link', async () => {
  const [outside, link] = [await aTemporaryFolder(), path.join(await aTemporaryFolder(), 'link')];
  for (const name of ['file', 'left.tmp']) await writeFile(path.join(outside, name), 'outside');
  await symlink(outside, path.join(root, 'files'));
  await symlink(root, link);
  await writeFile(path.join(root, 'own'), 'own');
  const files = folderFiles(link);
  expect(String(await files.read('own'))).toBe('own');
  await expect(files.read('files/file')).rejects.toThrow(
    `${link}/files/file is refused, it is a link, or is in a folder that is one: remove it, then restore`,
  );
  await expect(files.remove('files/file')).rejects.toThrow('files is refused');
  await expect(files.removeUnfinished('files', Date.now() + 1000)).rejects.toThrow('is refused');
  expect(await readdir(outside)).toEqual(['file', 'left.tmp']);
  await files.remove('files'); // the link alone
  expect([await readdir(root), await readdir(outside)]).toEqual([['own'], ['file', 'left.tmp']]);
});

test('a list is sorted, without unfinished files', async () => {
  const names = ['b', 'a.tmp', 'c', 'a'];
  for (const name of names) await writeFile(path.join(root, name), '');
  expect(await folderFiles(root).list('.')).toEqual(['a', 'b', 'c']);
});

test('a file is written once, and its new folders are on the disk before it', async () => {
  const { files, synced } = recorded();
  expect(await files.writeOnce('a/b/file', 'first')).toBe(true);
  expect(synced).toEqual(['a', '', 'a/b/file.x.tmp', 'a/b']);
  expect(await files.writeOnce('a/b/file', 'second')).toBe(false);
  expect(String(await files.read('a/b/file'))).toBe('first');
  expect(await readdir(path.join(root, 'a/b'))).toEqual(['file']);
});

test('a write that fails leaves nothing behind, and is no lost race', async () => {
  const { files } = recorded({ link: failing('EIO') });
  await expect(files.writeOnce('file', 'text')).rejects.toThrow('EIO');
  expect(await readdir(root)).toEqual([]);
});

test('a folder is created once, and all of its folders are on the disk', async () => {
  const { files, synced } = recorded();
  const fill = (text: string) => (add: (file: string, bytes: Buffer) => Promise<void>) =>
    add('sub/deep/file', Buffer.from(text));
  expect(await files.createFolder('made', fill('first'))).toBe(true);
  expect(synced).toEqual([
    '',
    'made.x.tmp/sub/deep/file',
    'made.x.tmp',
    'made.x.tmp/sub/deep',
    'made.x.tmp/sub',
    '',
  ]);
  const refill = jest.fn(fill('second'));
  expect(await files.createFolder('made', refill)).toBe(false);
  expect(refill).not.toHaveBeenCalled();
  expect(String(await files.read('made/sub/deep/file'))).toBe('first');
});

test.each(['EEXIST', 'ENOTEMPTY'])(
  'a folder that another process created first: %s',
  async (code) => {
    const { files } = recorded({ rename: failing(code) });
    expect(await files.createFolder('made', async () => undefined)).toBe(false);
    expect(await readdir(root)).toEqual([]);
  },
);

test('a second name of a file is made once, and is on the disk', async () => {
  const { files, synced } = recorded();
  await writeFile(path.join(root, 'first'), 'first');
  await writeFile(path.join(root, 'second'), 'second');
  expect(await files.link('first', 'names/name')).toBe(true);
  expect(synced).toEqual(['', 'names']);
  expect(await files.link('second', 'names/name')).toBe(false);
  expect(synced).toEqual(['', 'names']);
  expect(String(await files.read('names/name'))).toBe('first');
});

test.each([
  ['new', false],
  ['of another writer', true],
])('a shared name that is %s is on the disk before the folder is', async (_case, exists) => {
  const { files, synced } = recorded();
  await mkdir(path.join(root, 'names'));
  if (exists) await writeFile(path.join(root, 'names/name'), 'earlier');
  await files.createFolder('made', async (add, share) => {
    await add('file', 'text');
    await share('file', 'names/name');
  });
  expect(synced).toEqual(['', 'made.x.tmp/file', 'made.x.tmp', 'names', '']);
  expect(String(await files.read('names/name'))).toBe(exists ? 'earlier' : 'text');
});

test('unfinished files are removed when they are older than a time; finished ones stay', async () => {
  const at = 1_700_000_000;
  for (const [name, seconds] of [
    ['old.tmp', at - 1],
    ['same.tmp', at],
    ['old', at - 1],
  ] as const) {
    await writeFile(path.join(root, name), '');
    await utimes(path.join(root, name), seconds, seconds);
  }
  const files = folderFiles(root);
  await files.removeUnfinished('.', at * 1000);
  expect((await readdir(root)).sort()).toEqual(['old', 'same.tmp']);
  expect(await files.writtenAt('old')).toBe((at - 1) * 1000);
  await expect(files.removeUnfinished('absent', at)).resolves.toBeUndefined();
});

test('a build folder without a record, and one that cannot be read, have different errors', async () => {
  await expect(readBuildRecord(root)).rejects.toThrow(
    `${path.join(root, 'build.json')} is not there`,
  );
  await mkdir(path.join(root, 'build.json'));
  await expect(readBuildRecord(root)).rejects.toThrow('is no regular file');
});

test('a file that is no JSON, or of another shape, is named', () => {
  const parse = (text: string) =>
    parseJson('a.json', Buffer.from(text), z.object({ a: z.number() }));
  expect(parse('{"a":1}')).toEqual({ a: 1 });
  expect(() => parse('{')).toThrow('a.json is not JSON');
  expect(() => parse('{}')).toThrow(/^a\.json: /u);
});

describe('compressed forms', () => {
  test('a text has both compressed forms, which decompress to it', async () => {
    const text = Buffer.from('a'.repeat(256));
    const forms = await compressed('page.js', text);
    expect([...forms.keys()]).toEqual(['.br', '.gz']);
    expect(brotliDecompressSync(forms.get('.br') ?? '')).toEqual(text);
    expect(gunzipSync(forms.get('.gz') ?? '')).toEqual(text);
  });

  test.each([
    ['a picture', 'photo.png', Buffer.alloc(1000)],
    ['fewer than 256 bytes', 'page.js', Buffer.alloc(255)],
    ['bytes that become no smaller', 'page.js', randomBytes(1000)],
  ])('%s has none', async (_case, name, bytes) =>
    expect([...(await compressed(name, bytes)).keys()]).toEqual([]),
  );
});
