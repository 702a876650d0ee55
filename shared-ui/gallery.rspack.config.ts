import { defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';

const isProduction = process.env.NODE_ENV === 'production';
const BROWSERS = ['chrome >= 123', 'edge >= 123', 'firefox >= 121', 'safari >= 17.5'];

/**
 * The gallery page: all primitives in all states; a plain build, separate from the federated
 * storefront.
 */
export default defineConfig({
  context: import.meta.dirname,
  mode: isProduction ? 'production' : 'development',
  entry: './src/gallery/main.tsx',
  output: {
    path: `${import.meta.dirname}/dist/gallery`,
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  devtool: isProduction ? false : 'cheap-module-source-map',
  module: {
    parser: { 'css/auto': { namedExports: false } },
    rules: [
      { test: /\.css$/, type: 'css/auto' },
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
    ],
  },
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      // Without targets the minimizer expands logical properties for browsers that lack `<dialog>`
      // anyway.
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './src/gallery/index.html' })],
  devServer: { port: Number(process.env.PORT ?? 4100), historyApiFallback: true, hot: true },
});
