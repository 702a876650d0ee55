import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type BuildFile, FilePath } from '@storefront/compositions';
import { readBytes } from '../build-folder';
import { StoreError } from '../store-error';

/** Beside the files of pages: maps, types, the page of the remote's own host, an earlier record. */
const OTHERS = /\.(?:map|html|d\.ts|zip|br|gz)$|^(?:build|mf-stats)\.json$|^sbom\.cdx\.json$/;
/** Files of a build at most. */
const MAX_FILES = 2000;

export interface Dist {
  readonly files: readonly BuildFile[];
  /** Files whose names no store serves. */
  readonly leftOut: readonly string[];
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new StoreError(`${folder} is no folder: name the output folder of the remote's build`);
  });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      if (!entry.isFile()) throw new StoreError(`${file} is a link: copy the file into the folder`);
      return path.relative(folder, file).split(path.sep).join('/');
    })
    .sort();
}

/** The files of an output folder, with their hashes. Throws `StoreError` for a link. */
export async function readDist(folder: string): Promise<Dist> {
  const named = (await listFiles(folder)).filter((file) => !OTHERS.test(file));
  const isServed = (file: string): boolean => FilePath.safeParse(file).success;
  const served = named.filter(isServed);
  if (served.length > MAX_FILES)
    throw new StoreError(`${folder} has ${served.length} files, at most ${MAX_FILES} are a build`);
  const files: BuildFile[] = [];
  for (const file of served) {
    const bytes = await readBytes(path.join(folder, file));
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    files.push({ path: file, size: bytes.length, integrity });
  }
  return { files, leftOut: named.filter((file) => !isServed(file)) };
}
