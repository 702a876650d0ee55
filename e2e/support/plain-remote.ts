import { buildSources, type PlainBuild } from './plain-build';

/** A repository of a team that uses no package of this project: the template of an ordinary remote. */
const SOURCES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'bulletin',
    version: '2.1.0',
    dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', semver: '^7.0.0' },
  }),
  'src/index.js': `import('./bootstrap');`,
  'src/bootstrap.js': `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import Bulletin from './Bulletin';
createRoot(document.body).render(createElement(Bulletin));`,
  'src/Bulletin.jsx': `import { useState } from 'react';
import { valid } from 'semver';
import './bulletin.css';
export default function Bulletin() {
  const [text, setText] = useState('');
  const fetchMore = () => import('./more').then(({ more }) => setText(more));
  return (
    <main data-mf-bulletin-page={valid('1.0.0')}>
      <h1>Bulletin of the neighborhood</h1>
      <button onClick={fetchMore}>Read on</button>
      <p>{text}</p>
    </main>
  );
}`,
  'src/more.js': `export const more = 'Fetched on demand';`,
  'src/bulletin.css': `[data-mf-bulletin-page] { color: rgb(1, 2, 3); }`,
  'rspack.config.mjs': `import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
export default {
  context: import.meta.dirname,
  mode: 'production',
  entry: './src/index.js',
  output: { path: import.meta.dirname + '/dist', publicPath: 'auto' },
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      { test: /\\.css$/, type: 'css/auto' },
      {
        test: /\\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'mf_bulletin',
      filename: 'remoteEntry.js',
      exposes: { './pages/bulletin': './src/Bulletin.jsx' },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true }, semver: {} },
    }),
  ],
};`,
};

export const buildPlainRemote = (): Promise<PlainBuild> => buildSources(SOURCES);
