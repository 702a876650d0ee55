import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RefusedFileError, folderWithoutLinks, readRegularFile } from './regular-file';

let root: string;
const at = (name: string): string => path.join(root, name);
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'storefront-files-'));
  await mkdir(at('folder'));
  await writeFile(at('folder/file'), 'text');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const MAX_BYTES = 1000;
const refused = (name: string, reason: string): RefusedFileError =>
  new RefusedFileError(at(name), reason);

test('a file of the largest size and an empty one are read; an absent one is an error of the system', async () => {
  await writeFile(at('empty'), '');
  expect(String(await readRegularFile(at('folder/file'), 4))).toBe('text');
  expect(await readRegularFile(at('empty'), 0)).toHaveLength(0);
  await expect(readRegularFile(at('absent'), MAX_BYTES)).rejects.toThrow('ENOENT');
  await expect(readRegularFile(at('folder/file'), 3)).rejects.toEqual(
    refused('folder/file', 'has 4 bytes, more than the 3 that are read'),
  );
});

test('FIFOs, sockets, devices and folders are refused at once, also by many at the same time', async () => {
  execFileSync('mkfifo', [at('fifo')]);
  await symlink('/dev/zero', at('device'));
  const socket = createServer().listen(at('socket'));
  for (const name of ['fifo', 'device', 'socket', 'folder']) {
    const reads = Array.from({ length: 20 }, () => readRegularFile(at(name), MAX_BYTES));
    for (const read of await Promise.allSettled(reads))
      expect(read).toEqual({ status: 'rejected', reason: refused(name, 'is no regular file') });
  }
  await new Promise((resolve) => socket.close(resolve));
});

test('a file that states another size than it has is refused', async () => {
  await expect(readRegularFile('/proc/self/status', MAX_BYTES)).rejects.toThrow(
    'changes while it is read',
  );
});

test('a file of 300 MB is refused before it is read', async () => {
  await writeFile(at('large'), '');
  await truncate(at('large'), 300_000_000);
  await expect(readRegularFile(at('large'), MAX_BYTES)).rejects.toThrow('has 300000000 bytes');
});

test('links are followed only by the caller that allows them', async () => {
  await symlink(at('folder/file'), at('link'));
  await symlink(at('folder'), at('folder-link'));
  expect(String(await readRegularFile(at('link'), MAX_BYTES))).toBe('text');
  const files = folderWithoutLinks(root);
  expect(String(await files.read('folder/file', MAX_BYTES))).toBe('text');
  for (const name of ['link', 'folder-link/file'])
    await expect(files.read(name, MAX_BYTES)).rejects.toEqual(
      refused(name, 'is a link, or is in a folder that is one'),
    );
  await files.expectFolder('folder');
  await files.expectFolder('.');
  await expect(files.expectFolder('folder-link')).rejects.toThrow('is a link');
  await expect(files.read('absent/file', MAX_BYTES)).rejects.toThrow('ENOENT');
});

test('the folder itself may be a link, and lead to another folder later', async () => {
  const link = at('current');
  await mkdir(at('next'));
  await writeFile(at('next/file'), 'next');
  await symlink(at('folder'), link);
  const files = folderWithoutLinks(link);
  expect(String(await files.read('file', MAX_BYTES))).toBe('text');
  await symlink(at('next'), at('new'));
  await rename(at('new'), link);
  expect(String(await files.read('file', MAX_BYTES))).toBe('next');
});

test('a file that is replaced all the time is read as one of its contents', async () => {
  const files = folderWithoutLinks(root);
  const texts = ['a'.repeat(100), 'b'.repeat(200)];
  let isDone = false;
  const replacing = (async () => {
    for (let turn = 0; !isDone; turn += 1) {
      await writeFile(at('draft'), texts[turn % 2] ?? '');
      await rename(at('draft'), at('folder/file'));
    }
  })();
  await new Promise((resolve) => setImmediate(resolve));
  const seen = new Set<string>();
  for (let turn = 0; turn < 300; turn += 1)
    seen.add(
      await files.read('folder/file', MAX_BYTES).then(String, (error: unknown) => {
        // replaced three times in a row
        if (error instanceof RefusedFileError) return texts[0] ?? '';
        throw error;
      }),
    );
  isDone = true;
  await replacing;
  expect([...seen].filter((text) => text !== 'text' && !texts.includes(text))).toEqual([]);
});
