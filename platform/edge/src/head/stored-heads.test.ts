import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStoredHeads } from './stored-heads';

const HEAD = { by: '/builds/shell/1/', etag: '"1"', json: '{"version":1}' };
let folder: string;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-heads-'));
  lines = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (secret: string | null = null) =>
  createStoredHeads({ folder, secret, log: (line) => void lines.push(line) });

test('a head is read by another process, and of no other restaurant', async () => {
  const writing = open();
  writing.write('bella', { ...HEAD, etag: '"0"' });
  writing.write('bella', HEAD);
  await writing.close();
  expect(await open().read('bella')).toEqual(HEAD);
  expect(await open().read('other')).toBeNull();
  expect((await readdir(folder)).filter((name) => name.endsWith('.head'))).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('a changed file, one of another key, and one of another restaurant are refused', async () => {
  const writing = open('secret');
  writing.write('bella', HEAD);
  writing.write('other', HEAD);
  await writing.close();
  expect(await open('another').read('bella')).toBeNull();
  const [first = '', second = ''] = (await readdir(folder)).filter((it) => it.endsWith('.head'));
  const text = await readFile(path.join(folder, first), 'utf8');
  await writeFile(path.join(folder, second), text);
  await writeFile(path.join(folder, first), text.replace('version', 'Version'));
  expect(await open('secret').read('bella')).toBeNull();
  expect(await open('secret').read('other')).toBeNull();
  expect(lines).toEqual(Array(3).fill(expect.stringMatching(/^A stored head is not used: /)));
});
