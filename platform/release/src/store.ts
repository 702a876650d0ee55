import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { BuildRecord, BuildRef, ChannelRevision, Composition } from '@storefront/compositions';
import { codeOf } from './system-error';

/** Where things are in a store. A store is a plain folder: it can be copied, mounted, or put behind any file server. */
export interface Store {
  readonly root: string;
}

/** The store does not hold what was asked for, or holds it damaged. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

export const openStore = (root: string): Store => ({ root: path.resolve(root) });

export const buildFolder = ({ root }: Store, name: string, id: string): string => path.join(root, 'builds', name, id);
export const compositionFile = ({ root }: Store, hash: string): string => path.join(root, 'compositions', `${hash}.json`);
export const channelFolder = ({ root }: Store, channel: string): string => path.join(root, 'channels', channel);
export const revisionFile = (store: Store, channel: string, revision: number): string =>
  path.join(channelFolder(store, channel), `${String(revision).padStart(6, '0')}.json`);

const isAbsent = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Names in a folder of the store; empty when the folder is not there. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  return names.filter((name) => !name.endsWith('.tmp')).sort();
}

interface Contract<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: Error };
}

async function readJson<Value>(file: string, contract: Contract<Value>): Promise<Value> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw isAbsent(error) ? new StoreError(`${file} is not there`) : error;
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StoreError(`${file} is not JSON`);
  }
  const parsed = contract.safeParse(value);
  if (!parsed.success) throw new StoreError(`${file}: ${parsed.error.message}`);
  return parsed.data;
}

export const readBuild = (store: Store, name: string, id: string): Promise<BuildRecord> =>
  readBuildRecord(buildFolder(store, name, id));

/** Reads the record of any build folder, in a store or as it left the bundler. */
export const readBuildRecord = (folder: string): Promise<BuildRecord> => readJson(path.join(folder, 'build.json'), BuildRecord);

export const readComposition = (store: Store, hash: string): Promise<Composition> =>
  readJson(compositionFile(store, hash), Composition);

/** Where the store remembers which build of a name was published last. */
export const publishedFile = ({ root }: Store, name: string): string => path.join(root, 'published', `${name}.json`);

/** The build of a name that was published last. */
export const lastPublished = (store: Store, name: string): Promise<BuildRef> => readJson(publishedFile(store, name), BuildRef);

/** Numbers of a channel's revisions, oldest first. */
export async function revisionsOf(store: Store, channel: string): Promise<number[]> {
  const names = await namesIn(channelFolder(store, channel));
  return names.map((name) => Number.parseInt(name, 10)).filter((revision) => revision > 0);
}

export const readRevision = (store: Store, channel: string, revision: number): Promise<ChannelRevision> =>
  readJson(revisionFile(store, channel, revision), ChannelRevision);

/** The newest revision of a channel, or null when nothing was promoted yet. */
export async function currentRevision(store: Store, channel: string): Promise<ChannelRevision | null> {
  const newest = (await revisionsOf(store, channel)).at(-1);
  return newest === undefined ? null : readRevision(store, channel, newest);
}
