import path from 'node:path';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import { MANIFEST } from '@storefront/compositions';
import { readVersion } from '../workspace';
import { completeManifest, HostManifestPlugin } from './federation-manifest';

interface Manifest {
  readonly metaData: { readonly buildInfo: object; readonly publicPath: string };
  readonly shared: readonly { readonly name: string; readonly version: string }[];
  readonly exposes: readonly object[];
  readonly storefront?: object;
}
const ABOUT = { name: 'news', version: '1.0.0+abc' };

/** Runs a build of one empty module and returns its assets, as text, before anything is written. */
function build(plugin: { apply(compiler: Compiler): void }): Promise<Record<string, string>> {
  const compiler = rspack({
    context: path.join(__dirname, '..'),
    mode: 'none',
    target: ['web', 'es2022'],
    entry: 'data:text/javascript,export{}',
    output: { publicPath: 'auto' },
    infrastructureLogging: { level: 'error' },
    plugins: [plugin],
  });
  compiler.hooks.shouldEmit.tap('test', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const [first] = stats?.compilation.errors ?? [];
      const assets = Object.entries(stats?.compilation.assets ?? {});
      compiler.close(() => {
        if (error ?? first) reject(error ?? new Error(first?.message));
        else resolve(Object.fromEntries(assets.map(([key, it]) => [key, String(it.source())])));
      });
    });
  });
}

/** Adds a manifest as the federation plug-in writes it, and completes it before the end of the build. */
const withManifest = (manifest: object, declaration?: { pages: [] }) => ({
  apply: (compiler: Compiler): void => {
    const { Compilation: Stages, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('test', (compilation: Compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'test', stage }, () => {
        for (const file of [MANIFEST, 'mf-stats.json', 'b.js', 'a.js'])
          compilation.emitAsset(
            file,
            new sources.RawSource(file === MANIFEST ? JSON.stringify(manifest) : ''),
          );
        completeManifest(compiler, compilation, declaration ? { ...ABOUT, declaration } : ABOUT);
      });
    });
  },
});

const manifestOf = (exposes: readonly object[]) => ({
  metaData: { remoteEntry: { name: 'a.js' }, buildInfo: { buildVersion: 'local' } },
  shared: [],
  remotes: [],
  exposes,
});
const expose = (name: string, ...sync: string[]) => ({
  id: `news:${name}`,
  assets: { js: { sync, async: [] } },
});

test('the manifest of a host states its shared modules with their versions, and no file', async () => {
  const versions = { react: readVersion('react'), '@storefront/shared-ui/router': '1.2.3' };
  const { [MANIFEST]: text = '' } = await build(new HostManifestPlugin('shell', versions));
  const { metaData, shared, exposes } = JSON.parse(text) as Manifest;
  expect(metaData.publicPath).toBe('auto');
  expect(Object.fromEntries(shared.map(({ name, version }) => [name, version]))).toEqual(versions);
  expect(exposes).toEqual([]);
});

test('a completed manifest has the version of the sources and the declaration, and no statistics', async () => {
  const assets = await build(withManifest(manifestOf([]), { pages: [] }));
  expect(JSON.parse(assets[MANIFEST] ?? '')).toMatchObject({
    metaData: { buildInfo: { buildVersion: '1.0.0+abc', buildName: 'news' } },
    storefront: { pages: [] },
  });
  expect(assets).not.toHaveProperty('mf-stats.json');
});

test('lists in another order give the same bytes', async () => {
  const one = manifestOf([expose('a', 'a.js', 'b.js'), expose('b')]);
  const other = manifestOf([expose('b'), expose('a', 'b.js', 'a.js')]);
  const texts = await Promise.all([one, other].map((it) => build(withManifest(it))));
  expect(texts[0]?.[MANIFEST]).toBe(texts[1]?.[MANIFEST]);
});

test('a manifest that names a file which the build does not have fails the build', async () => {
  await expect(build(withManifest(manifestOf([expose('a', 'gone.js')])))).rejects.toThrow(
    'mf-manifest.json names gone.js, which is no file of the build',
  );
});
