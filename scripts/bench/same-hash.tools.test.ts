import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { BuildRecord } from '@storefront/compositions';
import { type RepositoryCopy, copyRepository } from '../changes/repository-copy';

const run = promisify(execFile);
const root = path.join(__dirname, '../..');

let copy: RepositoryCopy;
/** The first build shares the processor with it: the order in which modules are ready varies. */
let busy: Worker;
beforeAll(() => {
  copy = copyRepository({ depth: 'another/longer/path' });
  busy = new Worker('for (;;);', { eval: true });
});
afterAll(async () => {
  await busy?.terminate(); // a failed build has left it
  copy?.remove();
});

/** The record states the hashes of all files, and the commit, which a copy has not. */
async function readBuild(folder: string) {
  const read = (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8');
  const { revision: _, ...record } = JSON.parse(await read('build.json')) as BuildRecord;
  return { record, bill: await read('sbom.cdx.json') };
}

async function buildInCopy(workspace: string): ReturnType<typeof readBuild> {
  const cwd = path.join(copy.folder, workspace);
  const cli = path.join(copy.folder, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [cli, 'build', '-c', 'rspack.config.ts'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return readBuild(path.join(cwd, 'dist'));
}

// mf-cart has chunks that pages share, mf-delivery the most singletons on several pages, the shell named
// parts and a server entry
test.each(['mf-cart', 'mf-delivery', 'shell'])(
  'the sources of %s give the same bytes at any depth, wherever packages are, as in `npm run build`',
  async (workspace) => {
    const built = await buildInCopy(workspace);
    await busy.terminate();
    expect(built.record.name).toBe(workspace);
    expect(built).toEqual(await readBuild(path.join(root, workspace, 'dist')));
  },
);
