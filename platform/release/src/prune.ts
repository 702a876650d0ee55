import type { BuildRef, ChannelRevision } from '@storefront/compositions';
import { billPath } from './bill-of-materials';
import { compositionsOf, earlierRevisions } from './history';
import { pruneOutbox } from './notify/outbox';
import { usedByPreviews } from './previews/list-previews';
import { previewPath, PREVIEWS } from './previews/previews';
import { rollbackTarget } from './rollback';
import { pruneShared, sharedFolder } from './shared-files';
import {
  type Store,
  buildPath,
  listBuilds,
  channelPath,
  listChannels,
  compositionPath,
  currentRevision,
  listBuildNames,
  readComposition,
} from './store';

const DAY_MS = 86_400_000;

export interface PruneOptions {
  /** Everything served, published or composed within this number of days stays. */
  readonly keepDays: number;
  readonly now: Date;
  /** False for a dry run. */
  readonly isDelete: boolean;
}

export interface Pruned {
  readonly builds: readonly { readonly name: string; readonly id: string }[];
  readonly compositions: readonly string[];
  /** Names of previews that expired. */
  readonly previews: readonly string[];
}

/**
 * Revisions of a channel that were served at `since` or later, the current one first. A revision is
 * as old as the newest of it and of those before it: a clock that was set back makes none older.
 */
async function servedSince(
  store: Store,
  channel: string,
  current: ChannelRevision,
  since: number,
): Promise<ChannelRevision[]> {
  const all = [current];
  for await (const earlier of earlierRevisions(store, channel, current.revision)) all.push(earlier);
  let latest = 0;
  const times = all.toReversed().map(({ at }) => (latest = Math.max(latest, Date.parse(at))));
  // each was served until the next one replaced it
  return all.filter((_, age) => age === 0 || (times.at(-age) ?? 0) >= since);
}

/** The revisions of a channel whose compositions must stay, the current one first. */
async function protectedRevisions(
  store: Store,
  channel: string,
  since: number,
): Promise<ChannelRevision[]> {
  const current = await currentRevision(store, channel);
  if (!current) return [];
  const served = await servedSince(store, channel, current, since);
  const target = await rollbackTarget(store, channel, current);
  const isStored =
    target !== null && (await store.files.read(compositionPath(target.composition))) !== null;
  return isStored ? [...served, { ...target, experiments: [], variants: {} }] : served;
}

const listHashes = async ({ files }: Store): Promise<string[]> =>
  (await files.list('compositions'))
    .filter((file) => /^[0-9a-f]{64}\.json$/.test(file))
    .map((file) => file.replace(/\.json$/, ''));

async function storedCompositions(
  store: Store,
  since: number,
  served: readonly ChannelRevision[],
): Promise<Set<string>> {
  const stored = new Set(served.flatMap(compositionsOf));
  for (const hash of await listHashes(store)) {
    if (((await store.files.writtenAt(compositionPath(hash))) ?? 0) >= since) stored.add(hash);
  }
  return stored;
}

async function storedBuilds(
  store: Store,
  since: number,
  compositions: Iterable<string>,
  served: readonly ChannelRevision[],
): Promise<Set<string>> {
  const refs: BuildRef[] = served.flatMap(({ experiments }) =>
    experiments.flatMap(({ arms }) => arms.flatMap(({ builds }) => builds)),
  );
  for (const hash of compositions) {
    const { builds, previous } = await readComposition(store, hash);
    refs.push(...builds, ...previous);
  }
  const stored = new Set(refs.map(({ name, id }) => buildPath(name, id)));
  for (const { name, id } of await allBuilds(store)) {
    if (((await store.files.writtenAt(buildPath(name, id))) ?? 0) >= since)
      stored.add(buildPath(name, id));
  }
  return stored;
}

async function allBuilds(store: Store): Promise<{ name: string; id: string }[]> {
  const ids = await Promise.all(
    (await listBuildNames(store)).map(async (name) =>
      (await listBuilds(store, name)).map((id) => ({ name, id })),
    ),
  );
  return ids.flat();
}

async function unwanted(store: Store, since: number, now: Date): Promise<Pruned> {
  const served = (
    await Promise.all(
      (await listChannels(store)).map((channel) => protectedRevisions(store, channel, since)),
    )
  ).flat();
  const previews = await usedByPreviews(store, now);
  const compositions = await storedCompositions(store, since, served);
  for (const hash of previews.compositions) compositions.add(hash);
  const builds = await storedBuilds(store, since, compositions, served);
  return {
    previews: previews.expired,
    compositions: (await listHashes(store)).filter((hash) => !compositions.has(hash)),
    builds: (await allBuilds(store)).filter(({ name, id }) => !builds.has(buildPath(name, id))),
  };
}

/**
 * Removes expired previews, and compositions and builds that are older than `keepDays` and that no
 * channel or preview serves, would serve after a rollback, or has served in that time: an open page may
 * still request their files. Revisions stay for ever. Also removes the remains of crashed writers.
 * Returns what was removed, or would be.
 */
export async function prune(
  store: Store,
  { keepDays, now, isDelete }: PruneOptions,
): Promise<Pruned> {
  const since = now.getTime() - keepDays * DAY_MS;
  const found = await unwanted(store, since, now);
  if (!isDelete) return found;
  for (const name of found.previews) await store.files.remove(previewPath(name));
  // Then compositions: after an interruption, no composition refers to a removed build.
  for (const hash of found.compositions) await store.files.remove(compositionPath(hash));
  for (const { name, id } of found.builds) {
    await store.files.remove(buildPath(name, id));
    await store.files.remove(billPath(name, id));
  }
  const names = await listBuildNames(store);
  for (const name of names) await pruneShared(store, name);
  const folders = [
    ...names.flatMap((name) => [`builds/${name}`, sharedFolder(name)]),
    ...(await listChannels(store)).map(channelPath),
  ];
  for (const channel of await listChannels(store)) await pruneOutbox(store, channel, now);
  for (const folder of ['compositions', PREVIEWS, ...folders])
    await store.files.removeUnfinished(folder, now.getTime() - DAY_MS);
  return found;
}
