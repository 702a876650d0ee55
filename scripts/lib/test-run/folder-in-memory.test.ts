import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderInMemory } from './folder-in-memory';

let home: string;
beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'folder-in-memory-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('a folder for temporary files is removed with its files', () => {
  const folder = folderInMemory(home, 1);
  expect(path.dirname(folder?.path ?? '')).toBe(home);
  writeFileSync(path.join(folder?.path ?? '', 'file'), 'temporary');
  folder?.remove();
  expect(existsSync(folder?.path ?? '')).toBe(false);
});

test('there is none without the file system, or with too little memory', () => {
  expect(folderInMemory(path.join(home, 'missing'), 1)).toBeNull();
  expect(folderInMemory(home, Number.MAX_VALUE)).toBeNull();
});
