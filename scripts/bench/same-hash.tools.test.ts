import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildRecord } from '@storefront/compositions';
import { linkPackages } from './workspace-copy';

const run = promisify(execFile);
const root = path.join(__dirname, '../..');
/** A small remote with packages, styles, texts and chunks that pages share. */
const WORKSPACE = 'mf-tracking';

const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A clean clone of a commit in a separate folder; each has a path of a different length. */
async function clone(commit: string, prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  made.push(folder);
  await run('git', ['clone', '--quiet', '--no-checkout', root, folder]);
  await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  await linkPackages(folder);
  return folder;
}

async function buildOfClone(commit: string, prefix: string): Promise<BuildRecord> {
  const folder = await clone(commit, prefix);
  const cli = path.join(folder, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [cli, 'build', '-c', 'rspack.config.ts'], {
    cwd: path.join(folder, WORKSPACE),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(
    await readFile(path.join(folder, WORKSPACE, 'dist/build.json'), 'utf8'),
  ) as BuildRecord;
}

test('the same sources of a remote give the same bytes in two clean clones', async () => {
  const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  const [first, second] = await Promise.all(
    ['storefront-clone-', 'storefront-another-clone-'].map((prefix) =>
      buildOfClone(stdout.trim(), prefix),
    ),
  );
  expect(first?.name).toBe(WORKSPACE);
  expect(first).toEqual(second);
});
