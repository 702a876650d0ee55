import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { copyMarks } from './copy-marks';
import { moduleRules } from './module-rules';

export const isProduction = (): boolean => process.env['NODE_ENV'] !== 'development';
export const buildMode = (): 'production' | 'development' => (isProduction() ? 'production' : 'development');

/** Seconds are short on purpose: the customer sees a failure after 4.5 s at the latest, and Retry asks again. */
const CHUNK_DEADLINE_MS = 4000;

/** What every build of the storefront has in common: content hashes, no eval, same sources → same bytes. */
export function baseConfig(name: string, dir: string): Configuration {
  const production = isProduction();
  return {
    name,
    context: dir,
    mode: buildMode(),
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [...moduleRules(production), ...copyMarks(name)] },
    output: {
      path: path.join(dir, 'dist'),
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_DEADLINE_MS,
      // A module that threw while it ran is run again on Retry instead of being handed out half made.
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: 'storefront-chunks', onPolicyCreationFailure: 'stop' },
    },
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
