import path from 'node:path';
import { BuildRecord, ChannelRevision, Composition } from '@storefront/compositions';
import type { Disk } from './disk';
import { folderFiles } from './folder-files';
import { type Contract, parseJson } from './parse-json';
import { toRepair } from './to-repair';
import type { StoreFiles } from './store-files';
import type { StoreTrust } from './trust/store-trust';
import { codeOf, StoreError } from './store-error';

export { StoreError } from './store-error';

/**
 * A store: `builds/{name}/{id}/`, `compositions/{hash}.json`, `channels/{name}/{revision}.json` in
 * a plain folder, which can be copied, mounted, or put behind any file server.
 */
export interface Store {
  readonly root: string;
  readonly files: StoreFiles;
  /** Set when the store is verified: what is wrong with it, and what signs changes. */
  readonly trust?: StoreTrust;
  /** Set when the store is signed and this machine has no root: the warning for readers. */
  readonly unverified?: string;
}

export function openStore(folder: string, disk?: Disk): Store {
  const root = path.resolve(folder);
  return { root, files: folderFiles(root, disk) };
}

export const buildPath = (name: string, id: string): string => `builds/${name}/${id}`;
export const compositionPath = (hash: string): string => `compositions/${hash}.json`;
export const channelPath = (channel: string): string => `channels/${channel}`;
const revisionName = (revision: number): string => `${String(revision).padStart(6, '0')}.json`;
export const revisionPath = (channel: string, revision: number): string =>
  `${channelPath(channel)}/${revisionName(revision)}`;

/** Folder of a build on this machine. */
export const buildFolder = ({ root }: Store, name: string, id: string): string =>
  path.join(root, buildPath(name, id));

export const channelFolder = ({ root }: Store, channel: string): string =>
  path.join(root, channelPath(channel));

async function readDocument<Value>(
  { root, files }: Store,
  file: string,
  contract: Contract<Value>,
): Promise<Value> {
  const bytes = await files.read(file);
  const action = toRepair(file);
  if (bytes === null) throw new StoreError(`${path.join(root, file)} is not there: ${action}`);
  return parseJson(path.join(root, file), bytes, contract, action);
}

export const readBuild = (store: Store, name: string, id: string): Promise<BuildRecord> =>
  readDocument(store, `${buildPath(name, id)}/build.json`, BuildRecord);

export const readComposition = (store: Store, hash: string): Promise<Composition> =>
  readDocument(store, compositionPath(hash), Composition);

/** The names that something of a store can have; other files, e.g. `.DS_Store`, are ignored. */
const CHANNEL = /^[a-z0-9][a-z0-9-]{0,39}$/;
const BUILD_NAME = /^[a-z][a-z-]*$/;
const BUILD_ID = /^\d+\.\d+\.\d+-[0-9a-f]{12}$/;
const REVISION = /^\d{6,15}\.json$/;

/** The folders in a folder, of those names. */
async function foldersIn({ files }: Store, parent: string, named: RegExp): Promise<string[]> {
  const names = (await files.list(parent)).filter((name) => named.test(name));
  const areFolders = await Promise.all(
    names.map((name) =>
      files.list(`${parent}/${name}`).then(
        () => true,
        (error: unknown) => {
          if (codeOf(error) === 'ENOTDIR') return false;
          throw error;
        },
      ),
    ),
  );
  return names.filter((_, index) => areFolders[index]);
}

export const listChannels = (store: Store): Promise<string[]> =>
  foldersIn(store, 'channels', CHANNEL);

/** Ids of the builds of a name. */
export const listBuilds = async ({ files }: Store, name: string): Promise<string[]> =>
  (await files.list(`builds/${name}`)).filter((id) => BUILD_ID.test(id));

/** Names with builds in the store. */
export const listBuildNames = (store: Store): Promise<string[]> =>
  foldersIn(store, 'builds', BUILD_NAME);

/** Numbers of a channel's revisions, oldest first. */
export async function listRevisions({ files }: Store, channel: string): Promise<number[]> {
  const names = await files.list(channelPath(channel));
  return names
    .filter((name) => REVISION.test(name))
    .map((name) => Number.parseInt(name, 10))
    .filter((revision) => revision > 0 && names.includes(revisionName(revision)))
    .sort((a, b) => a - b);
}

/** The channels to which something was promoted. */
export async function promotedChannels(store: Store): Promise<string[]> {
  const channels = await listChannels(store);
  const revisions = await Promise.all(channels.map((channel) => listRevisions(store, channel)));
  return channels.filter((_, index) => (revisions[index] ?? []).length > 0);
}

export const readRevision = (
  store: Store,
  channel: string,
  revision: number,
): Promise<ChannelRevision> =>
  readDocument(store, revisionPath(channel, revision), ChannelRevision);

/** The newest revision of a channel, or null when nothing was promoted yet. */
export async function currentRevision(
  store: Store,
  channel: string,
): Promise<ChannelRevision | null> {
  const newest = (await listRevisions(store, channel)).at(-1);
  return newest === undefined ? null : readRevision(store, channel, newest);
}
