import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(__dirname, '../../..');
const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');

const REMOTE = `export const remote = { name: 'mf-menu' };`;
const CONFIG = `import { remoteConfig } from '@storefront/build';
export default remoteConfig('mf-menu', import.meta.dirname);`;

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

test.each([
  { case: 'a relative path into shared-domain', from: '../../../../shared-domain/src/paths' },
  { case: 'an entry that is no singleton', from: '@storefront/shared-domain/testing' },
])('a remote that carries shared source does not build: $case', async ({ from }) => {
  const { code, said } = await build(
    `import * as shared from '${from}';\nexport default () => String(shared);`,
  );
  expect(code).not.toBe(0);
  expect(said).toContain('belongs to a shared package: import it by its public entry');
});

test('the same remote builds when it imports the public entry', async () => {
  const { code } = await build(
    `import { paths } from '@storefront/shared-domain/paths';\nexport default () => String(paths);`,
  );
  expect(code).toBe(0);
});
