import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildFile, BuildRecord } from '@storefront/compositions';
import { parseJson } from './parse-json';
import { StoreError } from './store-error';
import { codeOf } from './system-error';

async function bytesOf(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? new StoreError(`${file} is not there`) : error;
  });
}

/** Reads the record of a build folder as the bundler wrote it. */
export async function readBuildRecord(folder: string): Promise<BuildRecord> {
  const file = path.join(folder, 'build.json');
  return parseJson(file, await bytesOf(file), BuildRecord);
}

/** Reads one file of a build folder. Throws `StoreError` when it does not match `build.json`. */
export async function readBuildFile(
  folder: string,
  { path: file, integrity }: BuildFile,
): Promise<Buffer> {
  const bytes = await bytesOf(path.join(folder, file));
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity) {
    throw new StoreError(`${path.join(folder, file)} is not the file that build.json describes`);
  }
  return bytes;
}
