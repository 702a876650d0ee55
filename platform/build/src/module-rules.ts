import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from '@rspack/core';
import { resolveFromRoot, workspaceRoot } from './workspace';

/** Files that create stores and events. */
export const effectorUnits = /(shared-domain[\\/]src[\\/](models|bus)[\\/].*|\.(model|api))\.ts$/;

/**
 * Names and places of stores and events for developer tools. Production has neither these nor ids: a
 * server render sets the values of its scope by the stores themselves.
 */
const namedUnits: RuleSetRule = {
  test: effectorUnits,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: resolveFromRoot('babel-loader'),
  options: {
    babelrc: false,
    configFile: false,
    // ids are made of paths: they must not depend on where the build was started
    cwd: workspaceRoot,
    parserOpts: { plugins: ['typescript'] },
    plugins: [[resolveFromRoot('effector/babel-plugin'), { addLoc: true, addNames: true }]],
  },
};

const cataloguesLoader = fileURLToPath(new URL('./catalogues/loader.cjs', import.meta.url));
const catalogueModule = fileURLToPath(new URL('./catalogues/as-module.cjs', import.meta.url));

const unusedComponents = fileURLToPath(
  new URL('./plugins/unused-components-loader.cjs', import.meta.url),
);

/** Files that the build writes from the catalogues beside them. */
const catalogueIndex = /[\\/]src[\\/](\w+[\\/])?locales[\\/]index\.ts$/;

/**
 * Class names are unique per file and version: the hash is that of the file's content, so two builds in one
 * page do not style each other, and a release does not rename the classes of unchanged files. Eight
 * hexadecimal digits: in base64 the same length has fewer bits, because the text of the hash is encoded.
 * The classes of an edition contain its name.
 */
const localIdentName = (edition: string | null): string =>
  `[local]-${edition === null ? '' : `${edition}-`}[contenthash:8]`;

/** How sources become browser code. Targets ES2022. */
export function moduleRules(production: boolean, edition: string | null = null): RuleSetRule[] {
  return [
    ...(production ? [] : [namedUnits]),
    { test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/, loader: unusedComponents },
    { test: /[\\/]locales[\\/][\w-]+\.json$/, type: 'javascript/auto', loader: catalogueModule },
    { test: catalogueIndex, exclude: /node_modules/, enforce: 'pre', loader: cataloguesLoader },
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: !production } },
        },
      },
    },
    {
      test: /\.css$/,
      type: 'css/auto',
      parser: { namedExports: false },
      generator: { exportsConvention: 'as-is', localIdentName: localIdentName(edition) },
    },
  ];
}
