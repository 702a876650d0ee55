import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');

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

/** Builds an ordinary remote. Returns the folder of its build; `remove` deletes the sources, too. */
export async function buildPlainRemote(): Promise<{ dist: string; remove: () => Promise<void> }> {
  // inside of the repository: its packages are found there
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(ROOT, '.cache/plain-remote-'));
  await mkdir(path.join(folder, 'src'));
  for (const [file, text] of Object.entries(SOURCES))
    await writeFile(path.join(folder, file), text);
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  const words = [rspack, 'build', '-c', 'rspack.config.mjs'];
  await promisify(execFile)(process.execPath, words, { cwd: folder });
  return {
    dist: path.join(folder, 'dist'),
    remove: () => rm(folder, { recursive: true }),
  };
}
