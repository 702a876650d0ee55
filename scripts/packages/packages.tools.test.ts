import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packedSpecifier } from '@storefront/build/packing';
import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import { compose, openStore, publish } from '@storefront/release';
import { newRemote } from '../lib/new-remote/names';
import { templateFiles } from '../lib/new-remote/template';

const run = promisify(execFile);
const inRepository = (...words: string[]) =>
  run(process.execPath, words, { cwd: workspaceRoot, maxBuffer: 64 * 1024 * 1024 });

let folder: string;
/** Tarballs by the names of their packages. */
const tarballs = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-packages-'));
  const { stdout } = await inRepository(
    'scripts/tool.mjs',
    'packages',
    path.join(folder, 'packages'),
  );
  for (const line of stdout.split('\n')) {
    const [, name] = /storefront-(\w+)-[\d.]+\.tgz$/.exec(line) ?? [];
    if (name !== undefined) tarballs.set(name, line);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const tarball = (name: string): string => tarballs.get(name) ?? `no tarball of ${name}`;

describe.each(['remote', 'build'])('@storefront/%s', (name) => {
  test('its types are found wherever its code is', async () => {
    // its scripts for the bundler have no types
    const untyped = ['--exclude-entrypoints', 'remote-runtime', 'leaflet-browser'];
    await inRepository(
      'node_modules/@arethetypeswrong/cli/dist/index.js',
      tarball(name),
      ...['--profile', 'esm-only', '--format', 'json'],
      ...untyped,
    );
  });

  test('publint finds nothing in it', async () => {
    const args = ['node_modules/publint/src/cli.js', 'run', tarball(name), '--strict'];
    expect((await inRepository(...args)).stdout).toContain('All good!');
  });

  test('it contains code and types, and neither sources nor tests', async () => {
    const { stdout } = await run('tar', ['tzf', tarball(name)]);
    const files = stdout.trim().split('\n');
    expect(files).toContain('package/package.json');
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$|\.map$/.test(file))).toEqual([]);
  });
});

describe('a remote in a repository of its own', () => {
  const at = (...parts: string[]): string => path.join(folder, 'mf-loyalty', ...parts);
  const inRemote = (...words: string[]) => run(process.execPath, words, { cwd: at() });

  beforeAll(async () => {
    for (const [file, text] of templateFiles(newRemote('mf-loyalty'))) {
      if (/\.test(-kit)?\.tsx?$|^tsconfig/.test(file)) continue;
      await mkdir(path.dirname(at(file)), { recursive: true });
      const own = text.replaceAll(/(?<=')@storefront\/[^']+(?=')/g, packedSpecifier);
      await writeFile(at(file), own);
    }
    await cp(path.join(workspaceRoot, 'types/assets.d.ts'), at('src/assets.d.ts'));
    const { devDependencies } = JSON.parse(
      await readFile(path.join(workspaceRoot, 'package.json'), 'utf8'),
    ) as { devDependencies: Record<string, string> };
    const versions = ['typescript', '@types/node', '@types/react'].map((name) => [
      name,
      devDependencies[name],
    ]);
    const manifest = {
      name: 'mf-loyalty',
      version: '1.2.3',
      type: 'module',
      private: true,
      devDependencies: {
        '@storefront/remote': `file:${tarball('remote')}`,
        '@storefront/build': `file:${tarball('build')}`,
        ...Object.fromEntries(versions),
      },
    };
    await writeFile(at('package.json'), JSON.stringify(manifest));
    const compilerOptions = {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      resolveJsonModule: true,
      types: ['node'],
    };
    const include = ['src', 'stories', 'rspack.config.ts'];
    await writeFile(at('tsconfig.json'), JSON.stringify({ compilerOptions, include }));
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
    await run('npm', ['install', ...quiet], { cwd: at() });
  });

  test('has the types of what it imports', async () => {
    await inRemote('node_modules/typescript/bin/tsc', '-p', '.');
  });

  test('builds, and its build passes the static checks with the others', async () => {
    await inRemote('node_modules/@rspack/cli/bin/rspack.js', 'build', '-c', 'rspack.config.ts');
    const store = openStore(path.join(folder, 'store'));
    const others = ['shell', ...remoteNames].map((name) => path.join(workspaceRoot, name));
    const folders = [at(), ...others].map((it) => path.join(it, 'dist'));
    const refs = [];
    for (const it of folders) refs.push(await publish(store, it, { isCompressed: false }));
    const { hash, builds } = await compose(store, refs);
    expect(builds.map(({ name }) => name)).toContain('mf-loyalty');
    const ofStore = ['scripts/storefront.mjs', '--store', path.join(folder, 'store')];
    await inRepository(...ofStore, 'check', '--static', '--composition', hash);
    const record = JSON.parse(await readFile(at('dist/build.json'), 'utf8')) as {
      version: string;
      contract: number;
      shared: Record<string, string[]>;
    };
    expect(record.version).toMatch(/^1\.2\.3\+/);
    expect(record.shared['@storefront/shared-domain/models']).toEqual(['$restaurant']);
  });

  test('cannot contain code that the shell provides', async () => {
    const page = await readFile(at('src/pages/loyalty.page.tsx'), 'utf8');
    const copied = `import * as data from '@storefront/remote/testing';\nvoid String(data);\n`;
    await writeFile(at('src/pages/loyalty.page.tsx'), copied + page);
    await expect(
      inRemote('node_modules/@rspack/cli/bin/rspack.js', 'build', '-c', 'rspack.config.ts'),
    ).rejects.toMatchObject({
      stdout: expect.stringContaining('belongs to a shared package') as string,
    });
  });
});
