import type { RuleSetRule } from '@rspack/core';
import { resolveFromRoot, workspaceRoot } from './workspace';

/** Files that make stores and events: each needs a stable id, so that a scope filled on a server fits the browser. */
export const effectorUnits = /(shared-domain[\\/]src[\\/](models|bus)[\\/].*|\.(model|api))\.ts$/;

/** A class of one file never meets a class of another: the hash is that of the file's path and the class's name. */
const localIdentName = '[local]-[hash:base64:6]';

/** How sources become browser code. Targets ES2022. */
export function moduleRules(production: boolean): RuleSetRule[] {
  return [
    {
      test: effectorUnits,
      exclude: /node_modules/,
      enforce: 'pre',
      loader: resolveFromRoot('babel-loader'),
      options: {
        babelrc: false,
        configFile: false,
        cwd: workspaceRoot, // ids are made of paths: they must not depend on where the build was started
        parserOpts: { plugins: ['typescript'] },
        plugins: [[resolveFromRoot('effector/babel-plugin'), { addLoc: !production, addNames: true }]],
      },
    },
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
    { test: /\.css$/, type: 'css/auto', parser: { namedExports: false }, generator: { exportsConvention: 'as-is', localIdentName } },
  ];
}
