import { buildSources, type PlainBuild } from './plain-build';

/** What the expose `./remote` of a published remote consumes: the host has to share all of it. */
const SHARED = ['effector', '@storefront/shared-domain/remote'];

/** An ordinary host, which finds the remote in the manifest at `url`. */
const sourcesOf = (container: string, url: string): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify({ name: 'host', version: '1.0.0' }),
  'src/index.js': `import('./bootstrap');`,
  'src/bootstrap.js': `${SHARED.map((name) => `import '${name}';`).join('\n')}
import('${container}/remote').then(({ remote }) => {
  document.body.textContent = remote.name + ' speaks contract ' + remote.contract;
}, (error) => {
  document.body.textContent = String(error);
});`,
  'rspack.config.mjs': `import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
export default {
  context: import.meta.dirname,
  mode: 'production',
  entry: './src/index.js',
  output: { path: import.meta.dirname + '/dist', publicPath: 'auto' },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript', tsx: true } } },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'host',
      remotes: { ${container}: '${container}@${url}' },
      shared: Object.fromEntries(
        ${JSON.stringify(SHARED)}.map((name) => [name, { singleton: true, requiredVersion: '*' }]),
      ),
      // a published remote has no federation runtime of its own
      experiments: { provideExternalRuntime: true },
    }),
  ],
};`,
});

export const buildPlainHost = (container: string, url: string): Promise<PlainBuild> =>
  buildSources(sourcesOf(container, url));
