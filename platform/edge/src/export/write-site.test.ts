import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aTemporaryFolder, removeTemporaryFolders } from '@storefront/release/testing';
import { addFolder as fillFolder, removeOthers, replaceFile } from './write-site';

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);
const addFolder = (source: string, target: string) =>
  fillFolder(target, (draft) => cp(source, draft, { recursive: true }));
const modified = async (file: string) => (await stat(file)).mtimeMs;

beforeEach(async () => {
  folder = await aTemporaryFolder();
});
afterAll(removeTemporaryFolders);

test('a file is written with its folders, and no draft remains', async () => {
  await replaceFile(at('a/b/page.html'), 'first');
  expect(await readFile(at('a/b/page.html'), 'utf8')).toBe('first');
  await replaceFile(at('a/b/page.html'), 'second');
  expect(await readFile(at('a/b/page.html'), 'utf8')).toBe('second');
  expect(await readdir(at('a/b'))).toEqual(['page.html']);
});

test('a replaced file is at least a second newer than the one before, whatever the clock says', async () => {
  await writeFile(at('page.html'), 'first');
  const ahead = Math.round(Date.now() / 1000) + 3600;
  await utimes(at('page.html'), ahead, ahead);
  await replaceFile(at('page.html'), 'second');
  expect(await modified(at('page.html'))).toBe((ahead + 1) * 1000);
  await utimes(at('page.html'), 1000, 1000);
  const before = Date.now();
  await replaceFile(at('page.html'), 'third');
  expect(await modified(at('page.html'))).toBeGreaterThanOrEqual(before - 1);
});

test('a new file has the time of its writing', async () => {
  const before = Date.now();
  await replaceFile(at('page.html'), 'first');
  const time = await modified(at('page.html'));
  expect(time).toBeGreaterThanOrEqual(before - 1);
  expect(time).toBeLessThanOrEqual(Date.now() + 1);
});

test('a folder is added whole, and once', async () => {
  await mkdir(at('source/parts'), { recursive: true });
  await writeFile(at('source/parts/a.js'), 'a');
  expect(await addFolder(at('source'), at('builds/menu/1'))).toBe(true);
  expect(await readFile(at('builds/menu/1/parts/a.js'), 'utf8')).toBe('a');
  await writeFile(at('source/parts/a.js'), 'changed');
  expect(await addFolder(at('source'), at('builds/menu/1'))).toBe(false);
  expect(await readFile(at('builds/menu/1/parts/a.js'), 'utf8')).toBe('a');
  expect(await readdir(at('builds/menu'))).toEqual(['1']);
});

test('a folder that cannot be copied leaves nothing behind', async () => {
  await expect(addFolder(at('missing'), at('builds/menu/1'))).rejects.toThrow('ENOENT');
  expect(await readdir(at('builds/menu'))).toEqual([]);
});

test('a folder that cannot be put in its place leaves no copy behind', async () => {
  await mkdir(at('source/parts'), { recursive: true });
  await mkdir(at('builds'));
  await symlink('nowhere', at('builds/1'));
  await expect(addFolder(at('source'), at('builds/1'))).rejects.toThrow('ENOTDIR');
  expect(await readdir(at('builds'))).toEqual(['1']);
});

test('builds that no export serves are removed, with the remains of aborted exports', async () => {
  for (const build of ['menu/1', 'menu/2', 'menu/3.0f.tmp', 'cart/1'])
    await mkdir(at('builds', build, 'parts'), { recursive: true });
  const removed = await removeOthers(at('builds'), new Set(['menu/2', 'cart/1', 'gone/1']));
  expect([...removed].sort()).toEqual(['menu/1', 'menu/3.0f.tmp']);
  expect(await readdir(at('builds/menu'))).toEqual(['2']);
  expect(existsSync(at('builds/cart/1/parts'))).toBe(true);
});

test('a folder without builds has nothing to remove', async () => {
  expect(await removeOthers(at('builds'), new Set())).toEqual([]);
  await mkdir(at('builds'));
  await writeFile(at('builds/a-file'), '');
  expect(await removeOthers(at('builds'), new Set())).toEqual([]);
  expect(await readdir(at('builds'))).toEqual(['a-file']);
});
