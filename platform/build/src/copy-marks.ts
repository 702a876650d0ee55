import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from '@rspack/core';

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
export const copyMarks = (build: string): RuleSetRule[] =>
  Object.entries(files).map(([packageName, test]) => ({
    test,
    enforce: 'post',
    sideEffects: true,
    loader,
    options: { packageName, build },
  }));
