import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { BuildRecord } from '@storefront/compositions';
import { linkPackages } from './workspace-copy';

const run = promisify(execFile);
const root = path.join(__dirname, '../..');

const made: string[] = [];
/** The first builds share the processor with it: the order in which modules are ready varies. */
let busy: Worker;
beforeAll(() => {
  busy = new Worker('for (;;);', { eval: true });
});
afterAll(async () => {
  await busy.terminate(); // a failed build has left it
  await Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** A clean clone of a commit, `depth` folders below a temporary one, with links to the packages. */
async function clone(commit: string, depth: string): Promise<string> {
  const outer = await mkdtemp(path.join(tmpdir(), 'storefront-clone-'));
  made.push(outer);
  const folder = path.join(outer, depth);
  await mkdir(folder, { recursive: true });
  await run('git', ['clone', '--quiet', '--no-checkout', root, folder]);
  await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  await linkPackages(folder);
  return folder;
}

async function build(
  folder: string,
  workspace: string,
): Promise<{ record: BuildRecord; bill: string }> {
  const cli = path.join(folder, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [cli, 'build', '-c', 'rspack.config.ts'], {
    cwd: path.join(folder, workspace),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const read = (name: string): Promise<string> =>
    readFile(path.join(folder, workspace, 'dist', name), 'utf8');
  return {
    record: JSON.parse(await read('build.json')) as BuildRecord,
    bill: await read('sbom.cdx.json'),
  };
}

// mf-cart has chunks that pages share, mf-delivery the most singletons on several pages, the shell named
// parts and a server entry
test('the same sources give the same bytes in clones of any depth, wherever packages are', async () => {
  const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  const clones = await Promise.all(
    ['a', 'another/longer/path'].map((depth) => clone(stdout.trim(), depth)),
  );
  for (const workspace of ['mf-cart', 'mf-delivery', 'shell']) {
    const [first, second] = await Promise.all(clones.map((folder) => build(folder, workspace)));
    await busy.terminate();
    expect(first?.record.name).toBe(workspace);
    expect(first).toEqual(second);
  }
});
