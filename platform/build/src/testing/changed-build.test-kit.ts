import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildRecord } from '@storefront/compositions';

const run = promisify(execFile);
const root = path.join(__dirname, '../../../..');
const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
const LOADER = `module.exports = function (text) {
  const { from, to } = this.getOptions();
  if (!text.includes(from)) throw new Error(from + ' is missing');
  return text.replace(from, to);
};`;

/**
 * The loader's path is part of the name of the changed module, from which the bundler makes its id: a random
 * one takes the id of another module now and then, and the chunks with that one change as well.
 */
const LOADER_FILE = path.join(root, '.cache/planted-change.cjs');

/** One replaced text of a source file, by the end of its path. */
interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface Built {
  readonly folder: string;
  readonly record: BuildRecord;
}

export const readRecord = async (folder: string): Promise<Built> => ({
  folder,
  record: JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')) as BuildRecord,
});

/** A folder under `.cache`; the caller removes it. */
export async function cacheFolder(): Promise<string> {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  return mkdtemp(path.join(root, '.cache/planted-'));
}

/**
 * Builds the workspace of a configuration file with changed sources and, as any change of sources gives
 * it, another unique name, which ends in `name`.
 */
export async function buildChanged(
  workspace: string,
  { file, from, to }: Change,
  folder: string,
  name = 'changed',
): Promise<Built> {
  const out = path.join(folder, 'out');
  const written = path.join(folder, 'change.cjs');
  await writeFile(written, LOADER);
  await rename(written, LOADER_FILE); // at once: another test may read it
  await writeFile(
    path.join(folder, 'rspack.config.ts'),
    `import config from ${JSON.stringify(path.join(workspace, 'rspack.config.ts'))};
const { output = {}, module: { rules = [] } = {} } = config;
const global = String(output.chunkLoadingGlobal);
const changed = String(output.uniqueName).replace(/_[0-9a-f]+$/, ${JSON.stringify(`_${name}`)});
export default {
  ...config,
  output: {
    ...output,
    path: ${JSON.stringify(out)},
    uniqueName: changed,
    chunkLoadingGlobal: global.replace(String(output.uniqueName), changed),
  },
  module: {
    rules: [...rules, {
      resource: (name) => name.replaceAll('\\\\', '/').endsWith(${JSON.stringify(file)}),
      enforce: 'pre',
      loader: ${JSON.stringify(LOADER_FILE)},
      options: ${JSON.stringify({ from, to })},
    }],
  },
};`,
  );
  const config = path.join(folder, 'rspack.config.ts');
  await run(process.execPath, [rspack, 'build', '-c', config], { cwd: workspace });
  return readRecord(out);
}
