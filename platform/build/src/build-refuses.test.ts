import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(__dirname, '../../..');
const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');

const REMOTE = `export const remote = { name: 'mf-menu' };`;
const CONFIG = `import { remoteConfig } from '@storefront/build';
const page = { path: '', page: 'home', heading: 'restaurant' } as const;
export default remoteConfig('mf-menu', import.meta.dirname, { pages: [page] });`;

/** Builds a remote with `page` as its only page; returns the bundler's exit code and output. */
async function build(page: string): Promise<{ code: number; said: string }> {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const dir = await mkdtemp(path.join(root, '.cache/planted-'));
  try {
    await mkdir(path.join(dir, 'src/pages'), { recursive: true });
    await writeFile(path.join(dir, 'src/remote.ts'), REMOTE);
    await writeFile(path.join(dir, 'src/pages/home.page.tsx'), page);
    await writeFile(path.join(dir, 'rspack.config.ts'), CONFIG);
    const { stdout } = await run(process.execPath, [rspack, 'build', '-c', 'rspack.config.ts'], {
      cwd: dir,
    });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, said: stdout };
  } finally {
    await rm(dir, { recursive: true });
  }
}

test('a remote that carries shared source, by a path or by an entry that is no singleton, does not build', async () => {
  const { code, said } = await build(
    `import * as paths from '../../../../shared-domain/src/paths';
import * as testing from '@storefront/shared-domain/testing';
export default () => String(paths) + String(testing);`,
  );
  expect(code).not.toBe(0);
  for (const entry of ['paths', 'testing'])
    expect(said).toMatch(
      new RegExp(
        `shared-domain/src/${entry}\\S* belongs to a shared package: import it by its public entry`,
      ),
    );
}, 300_000);
