import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface PlainBuild {
  /** Folder of the build. */
  readonly dist: string;
  /** Deletes the sources, too. */
  readonly remove: () => Promise<void>;
}

/** Builds a repository that uses no package of this project: files below `src` and `rspack.config.mjs`. */
export async function buildSources(sources: Readonly<Record<string, string>>): Promise<PlainBuild> {
  // inside of this repository: its packages are found there
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(ROOT, '.cache/plain-build-'));
  await mkdir(path.join(folder, 'src'));
  for (const [file, text] of Object.entries(sources))
    await writeFile(path.join(folder, file), text);
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  const words = [rspack, 'build', '-c', 'rspack.config.mjs'];
  await promisify(execFile)(process.execPath, words, { cwd: folder });
  return { dist: path.join(folder, 'dist'), remove: () => rm(folder, { recursive: true }) };
}
