import { createHash } from 'node:crypto';
import path from 'node:path';
import { type BuildFile, BuildRecord } from '@storefront/compositions';
import { RefusedFileError, readRegularFile } from '@storefront/http-kit';
import { MAX_FILE_BYTES } from './file-limits';
import { parseJson } from './parse-json';
import { codeOf, StoreError } from './store-error';

/** Throws `StoreError` for what no store would serve. */
export async function readBytes(file: string): Promise<Buffer> {
  return readRegularFile(file, MAX_FILE_BYTES).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw new StoreError(`${file} is not there`);
    throw error instanceof RefusedFileError ? new StoreError(error.message) : error;
  });
}

/** Reads the record of a build folder as the bundler wrote it. */
export async function readBuildRecord(folder: string): Promise<BuildRecord> {
  const file = path.join(folder, 'build.json');
  return parseJson(file, await readBytes(file), BuildRecord);
}

/** Reads one file of a build folder. Throws `StoreError` when it does not match `build.json`. */
export async function readBuildFile(
  folder: string,
  { path: file, integrity }: BuildFile,
): Promise<Buffer> {
  const bytes = await readBytes(path.join(folder, file));
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity) {
    throw new StoreError(`${path.join(folder, file)} is not the file that build.json describes`);
  }
  return bytes;
}
