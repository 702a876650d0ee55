import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { HotNewsPlugin } from './plugins/hot-news';
import { effectorUnits } from './module-rules';
import { type BuildTarget, workspaceRoot } from './workspace';

const client = fileURLToPath(new URL('./dev-client.ts', import.meta.url));
const jsxRuntime = fileURLToPath(new URL('./dev-jsx-runtime.ts', import.meta.url));
const declineLoader = fileURLToPath(new URL('./plugins/decline-hot-loader.cjs', import.meta.url));

/** True in the process that builds the one remote somebody works on (`npm run dev -- mf-menu`). */
export const isHot = (): boolean => process.env['STOREFRONT_HOT'] === '1';

/** Where the hot build of a remote lies: apart from the builds that others are served. */
export const hotFolder = (target: BuildTarget): string =>
  path.join(workspaceRoot, '.cache/hot', target);

/**
 * Makes the development build of a remote take changes while it runs. Components keep their state
 * and styles are exchanged; a changed model is declined, because half of a page would listen to the
 * old one: the page loads again. Files keep their names, so that the page knows them before the
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
      clean: false, // a page may still ask for the step before
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
      new HotNewsPlugin(),
    ],
  };
}
