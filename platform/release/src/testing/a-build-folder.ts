import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildRecord } from '@storefront/compositions';

export interface BuildFolder {
  readonly folder: string;
  readonly record: BuildRecord;
}

const made: string[] = [];
/** `npm test` gives a folder in memory: a store flushes each file that it writes. */
const parent = process.env['TEST_MEMORY'] ?? tmpdir();

async function temporary(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(parent, prefix));
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
