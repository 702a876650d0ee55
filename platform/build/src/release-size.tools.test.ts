import { readFileSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildChanged, cacheFolder, readRecord } from './testing/changed-build.test-kit';
import { workspaceRoot } from './workspace';

const MAX_MENU_BYTES = 15_000;
const MAX_SHELL_BYTES = 30_000;

const dist = (workspace: string): string => path.join(workspaceRoot, workspace, 'dist');
const gzipSize = (folder: string, file: string): number =>
  gzipSync(readFileSync(path.join(folder, file))).length;
const scriptsOf = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.js'));

/** Whether a script has sources of its workspace, by its map. */
function isOwn(folder: string, script: string): boolean {
  const map = JSON.parse(readFileSync(path.join(folder, `${script}.map`), 'utf8')) as {
    sources: readonly string[];
  };
  return map.sources.some((source) => source.includes('/./src/'));
}

// Of two builds the entry and the changed script differ: two-builds.tools.test.ts.
test(`a changed line of mf-menu costs at most ${MAX_MENU_BYTES} bytes of script`, () => {
  const folder = dist('mf-menu');
  const scripts = scriptsOf(folder).filter((name) => !/^(locale-|overlay-|stories\.)/.test(name));
  const entry = scripts.find((name) => name.startsWith('entry.')) ?? 'entry is missing';
  const own = scripts.filter((name) => name !== entry && isOwn(folder, name));
  const sizes = own.map((name) => [name, gzipSize(folder, name) + gzipSize(folder, entry)]);
  expect(sizes).not.toEqual([]);
  expect(sizes.filter(([, bytes]) => Number(bytes) > MAX_MENU_BYTES)).toEqual([]);
});

test(`a changed line of the shell costs at most ${MAX_SHELL_BYTES} bytes of script`, async () => {
  const change = {
    file: 'shell/src/app/app.tsx',
    from: '<Notices />',
    to: '<Notices key="changed" />',
  };
  const before = await readRecord(dist('shell'));
  const out = await cacheFolder();
  try {
    const { record, folder } = await buildChanged(path.join(workspaceRoot, 'shell'), change, out);
    const known = new Map(before.record.files.map((file) => [file.path, file.integrity]));
    // fetched after a release by a returning customer: not those in the HTML or for the edge
    const elsewhere = [record.boot, record.server];
    const scripts = record.files
      .filter(({ path: file, integrity }) => file.endsWith('.js') && known.get(file) !== integrity)
      .map(({ path: file }) => file)
      .filter((file) => !elsewhere.includes(file));
    expect(scripts).toEqual([
      expect.stringMatching(/^main\./) as unknown,
      expect.stringMatching(/^runtime\./) as unknown,
    ]);
    const bytes = scripts.reduce((sum, file) => sum + gzipSize(folder, file), 0);
    expect(bytes).toBeLessThanOrEqual(MAX_SHELL_BYTES);
  } finally {
    await rm(out, { recursive: true });
  }
});

test('a changed line of any part of the first load costs no more', () => {
  const folder = dist('shell');
  const sizeOf = (part: string): number => {
    const file = scriptsOf(folder).find((name) => name.startsWith(`${part}.`));
    return gzipSize(folder, file ?? `${part}.js is missing`);
  };
  const sizes = ['main', 'base', 'domain', 'rules'].map((part) => [
    part,
    sizeOf(part) + sizeOf('runtime'),
  ]);
  expect(sizes.filter(([, bytes]) => Number(bytes) > MAX_SHELL_BYTES)).toEqual([]);
});
