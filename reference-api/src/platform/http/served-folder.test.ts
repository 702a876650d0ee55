import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedFolder } from './served-folder';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storefront-served-'));
  await mkdir(join(root, 'pictures'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('regular files are served; links, FIFOs, devices, folders and large files are absent', async () => {
  const pictures = join(root, 'pictures');
  await writeFile(join(pictures, 'pizza.webp'), 'a pizza');
  await writeFile(join(root, 'secret.webp'), 'a secret');
  await symlink(join(root, 'secret.webp'), join(pictures, 'link.webp'));
  await symlink('/dev/zero', join(pictures, 'device.webp'));
  execFileSync('mkfifo', [join(pictures, 'fifo.webp')]);
  await mkdir(join(pictures, 'folder.webp'));
  await writeFile(join(pictures, 'large.webp'), '');
  await truncate(join(pictures, 'large.webp'), 300_000_000);
  const read = servedFolder(pictures);
  expect(String(await read('pizza.webp'))).toBe('a pizza');
  for (const name of ['link', 'device', 'fifo', 'folder', 'large', 'absent']) {
    const reads = Array.from({ length: 20 }, () => read(`${name}.webp`));
    expect([name, await Promise.all(reads)]).toEqual([name, Array(20).fill(null)]);
  }
});
