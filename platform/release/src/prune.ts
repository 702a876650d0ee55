import type { BuildRef, ChannelRevision } from '@storefront/compositions';
import { billPath } from './bill-of-materials';
import { compositionsOf, earlierRevisions } from './earlier-revisions';
import { pruneShared, sharedFolder } from './shared-files';
import {
  type Store,
  buildPath,
  buildsOf,
  channelPath,
  channelsOf,
  compositionPath,
  currentRevision,
  namesOf,
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
}

/** Revisions of a channel that were served at `since` or later, the current one first. */
async function servedSince(
  store: Store,
  channel: string,
  since: number,
): Promise<ChannelRevision[]> {
  const current = await currentRevision(store, channel);
  if (!current) return [];
  const served = [current];
  let next = current;
  for await (const earlier of earlierRevisions(store, channel, current.revision)) {
    if (Date.parse(next.at) < since) break; // it was not served any more
    served.push(earlier);
    next = earlier;
  }
  return served;
}

const hashesOf = async ({ files }: Store): Promise<string[]> =>
  (await files.list('compositions'))
    .filter((file) => /^[0-9a-f]{64}\.json$/.test(file))
    .map((file) => file.replace(/\.json$/, ''));

async function storedCompositions(
  store: Store,
  since: number,
  served: readonly ChannelRevision[],
): Promise<Set<string>> {
  const stored = new Set(served.flatMap(compositionsOf));
  for (const hash of await hashesOf(store)) {
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
    (await namesOf(store)).map(async (name) =>
      (await buildsOf(store, name)).map((id) => ({ name, id })),
    ),
  );
  return ids.flat();
}

async function unwanted(store: Store, since: number): Promise<Pruned> {
  const served = (
    await Promise.all(
      (await channelsOf(store)).map((channel) => servedSince(store, channel, since)),
    )
  ).flat();
  const compositions = await storedCompositions(store, since, served);
  const builds = await storedBuilds(store, since, compositions, served);
  return {
    compositions: (await hashesOf(store)).filter((hash) => !compositions.has(hash)),
    builds: (await allBuilds(store)).filter(({ name, id }) => !builds.has(buildPath(name, id))),
  };
}

/**
 * Removes compositions and builds that no channel serves, nor has served in the last `keepDays`,
 * and that are older than that themselves: an open page may still request their files. Revisions
 * stay for ever. Also removes the remains of crashed writers. Returns what was removed, or would
 * be.
 */
export async function prune(
  store: Store,
  { keepDays, now, isDelete }: PruneOptions,
): Promise<Pruned> {
  const since = now.getTime() - keepDays * DAY_MS;
  const found = await unwanted(store, since);
  if (!isDelete) return found;
  // Compositions first: after an interruption, no composition refers to a removed build.
  for (const hash of found.compositions) await store.files.remove(compositionPath(hash));
  for (const { name, id } of found.builds) {
    await store.files.remove(buildPath(name, id));
    await store.files.remove(billPath(name, id));
  }
  const names = await namesOf(store);
  for (const name of names) await pruneShared(store, name);
  const folders = [
    ...names.flatMap((name) => [`builds/${name}`, sharedFolder(name)]),
    ...(await channelsOf(store)).map(channelPath),
  ];
  for (const folder of ['compositions', ...folders])
    await store.files.removeUnfinished(folder, now.getTime() - DAY_MS);
  return found;
}
