import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { HotUpdatePlugin } from './plugins/hot-update';
import { effectorUnits } from './module-rules';
import { type BuildTarget, workspaceRoot } from './workspace';

const client = fileURLToPath(new URL('./dev-client.ts', import.meta.url));
const jsxRuntime = fileURLToPath(new URL('./dev-jsx-runtime.ts', import.meta.url));
const declineLoader = fileURLToPath(new URL('./plugins/decline-hot-loader.cjs', import.meta.url));

/**
 * True in the process that runs the hot build of the one remote under development (`npm run dev --
 * <remote>`).
 */
export const isHot = (): boolean => process.env['STOREFRONT_HOT'] === '1';

/** Folder of a remote's hot build: separate from the published builds. */
export const hotFolder = (target: BuildTarget): string =>
  path.join(workspaceRoot, '.cache/hot', target);

/**
 * Lets the development build of a remote apply changes while it runs. Components preserve their
 * state and styles are replaced. A changed model is declined, because half of the page would listen
 * to the old model: the page reloads. File names are stable, so that the page has them before the
 * next change is built.
 */
export function hotConfig(config: Configuration, target: BuildTarget): Configuration {
  const { output, module, plugins, resolve } = config;
  return {
    ...config,
    resolve: {
      ...resolve,
      alias: { ...(resolve?.alias || {}), 'react/jsx-dev-runtime$': jsxRuntime },
    },
    output: {
      ...output,
      path: hotFolder(target),
      clean: false, // a page may still request files of the previous update
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
    },
    module: {
      ...module,
      rules: [
        ...(module?.rules ?? []),
        { test: effectorUnits, exclude: /node_modules/, enforce: 'post', loader: declineLoader },
      ],
    },
    plugins: [
      ...(plugins ?? []),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin(),
      // Without a name it starts with every entry, also with the container that the federation
      // plugin makes.
      new rspack.EntryPlugin(import.meta.dirname, client, { name: undefined }),
      new rspack.DefinePlugin({ HOT_ROOM: JSON.stringify(target) }),
      new HotUpdatePlugin(),
    ],
  };
}
