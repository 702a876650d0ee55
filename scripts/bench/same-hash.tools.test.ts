import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildRecord } from '@storefront/compositions';
import { linkPackages } from './workspace-copy';

const run = promisify(execFile);
const root = path.join(__dirname, '../..');
const WORKSPACES = ['shell', 'mf-cart'];

const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A clean clone of the last commit in a separate folder; each has a path of a different length. */
async function clone(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  made.push(folder);
  await run('git', ['clone', '--quiet', root, folder]);
  await linkPackages(folder);
  return folder;
}

async function build(folder: string, workspace: string): Promise<BuildRecord> {
  const cli = path.join(folder, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [cli, 'build', '-c', 'rspack.config.ts'], {
    cwd: path.join(folder, workspace),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(
    await readFile(path.join(folder, workspace, 'dist/build.json'), 'utf8'),
  ) as BuildRecord;
}

/** Builds of the workspaces in a clean clone, one after the other. */
async function buildsOfClone(prefix: string): Promise<BuildRecord[]> {
  const folder = await clone(prefix);
  const records: BuildRecord[] = [];
  for (const workspace of WORKSPACES) records.push(await build(folder, workspace));
  return records;
}

test('the same sources of the shell and of a remote give the same bytes in two clean clones', async () => {
  const [first, second] = await Promise.all([
    buildsOfClone('storefront-clone-'),
    buildsOfClone('storefront-another-clone-'),
  ]);
  expect(first.map(({ name }) => name)).toEqual(WORKSPACES);
  expect(first).toEqual(second);
});
