import { createHash } from 'node:crypto';
import { access, constants, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildRecord } from '@storefront/compositions';

export interface BuildFolder {
  readonly folder: string;
  readonly record: BuildRecord;
}

const made: string[] = [];
/** Linux's file system in memory, and the free space in bytes with which it is used. */
const MEMORY = '/dev/shm';
const FREE_BYTES = 256 * 2 ** 20;

/**
 * Where the folders of tests are. A store flushes each file that it writes, which takes 5 ms on an
 * idle disk, and many times as much on one that other tests use.
 */
async function findParent(): Promise<string> {
  const isWritable = await access(MEMORY, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return tmpdir();
  const { bavail, bsize } = await statfs(MEMORY);
  return bavail * bsize > FREE_BYTES ? MEMORY : tmpdir();
}
const parent = findParent();

async function temporary(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(await parent, prefix));
  made.push(folder);
  return folder;
}

/** For `afterAll`: removes every folder that this file made. */
export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}

const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A build folder as the bundler writes it, with the given files; the first one is its entry. */
export async function aBuildFolder(
  name: string,
  files: Record<string, string>,
  overrides: Partial<BuildRecord> = {},
): Promise<BuildFolder> {
  const folder = await temporary('storefront-build-');
  const hashed = Object.entries(files).map(([file, text]) => ({
    path: file,
    size: text.length,
    integrity: integrityOf(text),
  }));
  const [entry] = Object.keys(files);
  const record: BuildRecord = {
    name,
    version: '1.0.0+0001',
    contentHash: createHash('sha256').update(JSON.stringify(hashed)).digest('hex'),
    revision: 'none',
    contract: 1,
    files: hashed,
    entry: { js: entry === undefined ? [] : [entry], css: [], consumes: [] },
    exposes: {},
    locales: {},
    singletons: {},
    shared: {},
    ...overrides,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(record));
  return { folder, record };
}

export const aTemporaryFolder = (): Promise<string> => temporary('storefront-store-');
