import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNginx } from './find-nginx';

const NAME = process.platform === 'win32' ? 'nginx.exe' : 'nginx';
let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'find-nginx-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function plant(folder: string, mode: number): string {
  const file = path.join(home, folder, NAME);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}
const folder = (name: string): string => path.join(home, name);

test('finds nginx on the path, then in the known folders', () => {
  const known = plant('known', 0o755);
  expect(findNginx(folder('bin'), [folder('known')])).toBe(known);
  const onPath = plant('bin', 0o755);
  expect(findNginx([folder('other'), folder('bin')].join(path.delimiter), [folder('known')])).toBe(
    onPath,
  );
});

test('finds nothing where there is none, or one that cannot be run', () => {
  plant('known', 0o644);
  expect(findNginx('', [folder('known'), folder('empty')])).toBeNull();
});
