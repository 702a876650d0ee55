import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { baseConfig, buildMode } from './base-config';
import { hashInputs } from './inputs';
import { type DocumentName, readVersion } from './workspace';

/** Writes the version of the sources to `build.json`, as the builds of workspaces do. */
const versionRecord = (name: DocumentName, version: string) => ({
  apply: (compiler: Compiler): void => {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('versionRecord', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'versionRecord', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () =>
          compilation.emitAsset(
            'build.json',
            new sources.RawSource(`${JSON.stringify({ name, version })}\n`),
          ),
      );
    });
  },
});

/**
 * Rspack configuration of a document of its own (`card-form`): one page, one script, one
 * stylesheet, addressed relative to the page. It is served by the API and is no part of a
 * composition.
 */
export function documentConfig(name: DocumentName, dir: string): Configuration {
  const base = baseConfig(name, dir);
  const inputs = hashInputs(name, buildMode());
  const { trustedTypes: _chunks, chunkLoadTimeout: _deadline, ...output } = base.output ?? {};
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...output, uniqueName: `${name.replaceAll('-', '_')}_${inputs}`, publicPath: '' },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.HtmlRspackPlugin({
        template: path.join(dir, 'src/index.html'),
        scriptLoading: 'defer',
        inject: 'head',
        minify: false,
      }),
      versionRecord(name, `${readVersion(`@storefront/${name}`)}+${inputs}`),
    ],
  };
}
