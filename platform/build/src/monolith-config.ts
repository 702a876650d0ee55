import { type Configuration, rspack, type RuleSetRule } from '@rspack/core';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from './workspace';
import { baseConfig } from './base-config';
import { contractNumber, remoteDefinitions } from './definitions';
import { findExposes } from './exposes';
import { BuildRecordPlugin } from './plugins/build-record';
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity';

const loader = path.join(
  workspaceRoot,
  'platform/build/src/plugins/locale-of-workspace-loader.cjs',
);

/** Rules of one bundle of all remotes: the texts of each remote are chunks of their own. */
export const localeRules: RuleSetRule[] = remoteNames.map((workspace) => ({
  test: path.join(workspaceRoot, workspace, 'src/locales/index.ts'),
  enforce: 'pre',
  loader,
  options: { workspace },
}));

const BOOT = 'boot';

interface Part {
  /** `remote-a/remote`, `remote-a/pages/home`, `remote-b/widgets/button`. */
  readonly key: string;
  readonly file: string;
  readonly chunk: string;
}

const listParts = (remote: string): Part[] =>
  Object.entries(findExposes(path.join(workspaceRoot, remote))).map(
    ([expose, { import: file, name }]) => ({
      key: `${remote}/${expose.slice(2)}`,
      file: path.join(workspaceRoot, remote, file),
      chunk: `${remote}-${name}`,
    }),
  );

const isDefinition = ({ key }: Part): boolean => key.endsWith('/remote');

/**
 * Source of the module that finds the parts: the modules that start a remote are imported, its
 * pages and widgets are chunks.
 */
function partsModule(parts: readonly Part[]): string {
  const definitions = parts.filter(isDefinition);
  const imports = definitions.map(
    ({ file }, index) => `import * as remote${index} from ${JSON.stringify(file)};`,
  );
  const ready = definitions.map(
    ({ key }, index) => `${JSON.stringify(key)}: () => Promise.resolve(remote${index})`,
  );
  const chunks = parts
    .filter((part) => !isDefinition(part))
    .map(
      ({ key, file, chunk }) =>
        `${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)})`,
    );
  return [...imports, `export const parts = {`, [...ready, ...chunks].join(',\n'), `};`].join('\n');
}

const listLanguages = (workspace: string): string[] =>
  readdirSync(path.join(workspaceRoot, workspace, 'src/locales'))
    .flatMap((name) =>
      /^[a-z]{2}(-[a-z]{2})?\.json$/.test(name) ? [name.slice(0, -'.json'.length)] : [],
    )
    .sort();

/**
 * The storefront as one ordinary bundle without federation: the baseline of `npm run bench`, never
 * served to customers. The sources, the start script, the minimizer and the first chunks are those
 * of the composed storefront; `dir` holds the entry that replaces the federated loader with a plain
 * one.
 */
export function monolithConfig(dir: string): Configuration {
  const base = baseConfig('monolith', dir);
  const parts = remoteNames.flatMap(listParts);
  const chunks = parts.filter((part) => !isDefinition(part)).map(({ key, chunk }) => [key, chunk]);
  const locales = remoteNames.flatMap((workspace) =>
    listLanguages(workspace).map((language) => [
      `${workspace}/locales/${language}`,
      `${workspace}-locale-${language}`,
    ]),
  );
  return {
    ...base,
    entry: {
      main: './main.ts',
      [BOOT]: path.join(workspaceRoot, 'shell/src/boot/main.ts'),
    },
    // of the loaders of one file, the last rule's is the first to run
    module: { rules: [...localeRules, ...(base.module?.rules ?? [])] },
    output: {
      ...base.output,
      uniqueName: 'storefront_monolith',
      filename: ({ chunk }) => (chunk?.name === BOOT ? `${BOOT}.js` : '[name].[contenthash:8].js'),
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: (chunk) => chunk.name !== BOOT,
        cacheGroups: {
          react: {
            test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            enforce: true,
            priority: 2,
          },
          vendor: {
            test: /node_modules[\\/]/,
            name: 'vendor',
            chunks: (chunk) => chunk.canBeInitial() && chunk.name !== BOOT,
            enforce: true,
            priority: 1,
          },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin(remoteDefinitions(null)),
      new rspack.experiments.VirtualModulesPlugin({
        [path.join(dir, 'parts.js')]: partsModule(parts),
      }),
      new ChunkIntegrityPlugin(),
      new BuildRecordPlugin({
        name: 'monolith',
        version: '1.0.0',
        contract: contractNumber(),
        entry: 'main',
        boot: `${BOOT}.js`,
        exposes: Object.fromEntries([...chunks, ...locales]),
      }),
    ],
  };
}
