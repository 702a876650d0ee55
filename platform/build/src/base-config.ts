import { type Configuration, rspack, type RuleSetRule } from '@rspack/core';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleRules } from './module-rules';
import { PackagesInPlacePlugin } from './plugins/packages-in-place';
import { browsers, type BuildTarget, splitTarget, workspaceRoot } from './workspace';

const loader = fileURLToPath(new URL('./plugins/mark-copy-loader.cjs', import.meta.url));

/** One file of each package that runs exactly when a copy of the package runs. */
const files: Record<string, RegExp> = {
  react: /node_modules[\\/]react[\\/]cjs[\\/]react\.(production|development)\.js$/,
  'react-dom': /node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom\.(production|development)\.js$/,
  effector: /node_modules[\\/]effector[\\/]effector\.(mjs|cjs\.js)$/,
  i18next: /node_modules[\\/]i18next[\\/]dist[\\/](esm[\\/]i18next|cjs[\\/]i18next)\.js$/,
  'shared-domain': /shared-domain[\\/]src[\\/]bus[\\/]index\.ts$/,
  'shared-ui': /shared-ui[\\/]src[\\/]index\.ts$/,
};

/** Rules that let a page count its live copies (`secondCopies` of the loader). */
const copyMarks = (build: string): RuleSetRule[] =>
  Object.entries(files).map(([packageName, test]) => ({
    test,
    enforce: 'post',
    sideEffects: true,
    loader,
    options: { packageName, build },
  }));

export const isProduction = (): boolean => process.env['NODE_ENV'] !== 'development';
export const buildMode = (): 'production' | 'development' =>
  isProduction() ? 'production' : 'development';

/**
 * The timeout in ms is short on purpose: the customer sees a failure after at most 4.5 s, and Retry
 * requests the chunk again.
 */
const CHUNK_DEADLINE_MS = 4000;

/**
 * The router's package resolves to its development build in every bundler, including its warnings.
 */
const routerForProduction = {
  'react-router$': path.join(workspaceRoot, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(
    workspaceRoot,
    'node_modules/react-router/dist/production/dom-export.mjs',
  ),
};

/**
 * The ES modules of dayjs: its main files are CommonJS, whose default import needs a helper in the
 * shell's first load. Node cannot load the ES modules, since their package is CommonJS.
 */
const dayjsModules = {
  dayjs$: path.join(workspaceRoot, 'node_modules/dayjs/esm/index.js'),
  'dayjs/plugin/utc.js$': path.join(workspaceRoot, 'node_modules/dayjs/esm/plugin/utc/index.js'),
};

/**
 * React's own hook in place of the copy that these packages bring for React 17, by the entries that
 * use it.
 */
const hookOfReact = Object.fromEntries(
  [
    ['shim', 'index.js'],
    ['shim/index.js', 'index.js'],
    ['shim/with-selector.js', 'with-selector.js'],
  ].map(([entry = '', file = '']) => [
    `use-sync-external-store/${entry}$`,
    path.join(workspaceRoot, 'node_modules/use-sync-external-store', file),
  ]),
);

/** Messages of i18next and react-i18next, printed only with an option `debug` that no build sets. */
const DEBUG_MESSAGES = [
  ...['log', 'warn', 'deprecate', 'once'].map((kind) => `this.logger.${kind}`),
  'warnOnce',
];

const distOf = (edition: string | null): string => (edition === null ? 'dist' : `dist-${edition}`);

/** Development builds have a separate folder, so that `npm start` serves the production builds. */
export function outputFolder(target: BuildTarget, mode: 'production' | 'development'): string {
  const { workspace, edition } = splitTarget(target);
  if (mode === 'development') return path.join(workspaceRoot, '.cache/development', target);
  return path.join(workspaceRoot, workspace, distOf(edition));
}

/**
 * Common configuration of every build of the storefront: content hashes, no eval, same sources →
 * same bytes.
 */
export function baseConfig(target: BuildTarget, dir: string): Configuration {
  const production = isProduction();
  const { workspace: name, edition } = splitTarget(target);
  return {
    name,
    context: dir,
    mode: buildMode(),
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...(production ? { ...routerForProduction, ...hookOfReact } : {}),
        ...dayjsModules,
      },
    },
    module: { rules: [...moduleRules(production, edition), ...copyMarks(name)] },
    output: {
      path: production ? path.join(dir, distOf(edition)) : outputFolder(target, buildMode()),
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_DEADLINE_MS,
      // A module that threw during evaluation rethrows its error instead of returning partial
      // exports; Retry evaluates it again.
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: 'storefront-chunks', onPolicyCreationFailure: 'stop' },
    },
    optimization: {
      realContentHash: true,
      // The shortest ids of modules and names of exports. Both are made of the sources' names, so that an
      // unchanged module keeps them; a new export can rename others of its module.
      moduleIds: 'compact-hashed',
      mangleExports: 'size',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            compress: { passes: 2, pure_funcs: DEBUG_MESSAGES },
            format: { comments: false },
          },
        }),
        // Without targets the minimizer writes logical properties out for browsers that lack
        // `<dialog>` anyway.
        new rspack.LightningCssMinimizerRspackPlugin({
          minimizerOptions: { targets: browsers() },
        }),
      ],
    },
    plugins: [new PackagesInPlacePlugin()],
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
    // the federation plug-in warns of `publicPath: 'auto'`, with which a store serves builds anywhere
    infrastructureLogging: { level: 'error' },
  };
}
