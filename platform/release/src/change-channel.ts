import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ChannelRevision } from '@storefront/compositions';
import type { ChannelChange } from './channel-change';
import { LostRace, StoreError } from './store-error';
import { type ChannelContent, nextContent } from './next-content';
import { type Store, currentRevision, revisionPath, listRevisions } from './store';

export interface ChangeOptions {
  readonly note: string;
  readonly by?: string;
  /**
   * Checks compositions that the current revision does not serve; `served` is the hash of its
   * composition, or null. Rejects when one must not be served: nothing is promoted then. Runs again
   * after every lost race. Compatibility of the builds is always checked, with or without this.
   */
  readonly check?: (
    hashes: readonly string[],
    served: string | null,
    channel: string,
  ) => Promise<void>;
  /**
   * The revision (0 for none) to change. When it is not the current one any more, `LostRace` is
   * thrown.
   */
  readonly expect?: number;
}

export interface ChangedChannel {
  readonly revision: ChannelRevision;
  /** False when the channel was unchanged and nothing was written. */
  readonly isNew: boolean;
  /** Set when the revision is signed and takes effect with the next timestamp of CI. */
  readonly isWaiting?: true;
}

/** Maximum backoff of a writer that lost a race; it increases with each attempt. */
const PAUSE_MS = 20;
const MAX_PAUSE_MS = 500;

function isAsBefore(current: ChannelRevision, next: ChannelContent): boolean {
  const { repeats: _, ...content } = next;
  const before = Object.keys(content).map((key) => [key, current[key as keyof ChannelContent]]);
  return isDeepStrictEqual(Object.fromEntries(before), content);
}

async function failIfLost(
  store: Store,
  channel: string,
  expect: number,
  current: number,
): Promise<void> {
  if (current === expect) return;
  if (current < expect)
    throw new StoreError(`channel ${channel} is at revision ${current}: there is no ${expect} yet`);
  const next =
    (await listRevisions(store, channel)).find((revision) => revision > expect) ?? current;
  throw new LostRace(channel, expect, next);
}

/** Hashes that the channel does not serve yet. */
function unseenIn(
  { composition, variants }: ChannelContent,
  current: ChannelRevision | null,
): string[] {
  const served = new Set(current ? [current.composition, ...Object.values(current.variants)] : []);
  return [...new Set([composition, ...Object.values(variants)])].filter(
    (hash) => !served.has(hash),
  );
}

/** The link to the revision before, which makes the history a chain. */
async function readHash(
  { files }: Store,
  channel: string,
  revision: number,
): Promise<{ before?: string }> {
  const bytes = revision === 0 ? null : await files.read(revisionPath(channel, revision));
  return bytes === null ? {} : { before: createHash('sha256').update(bytes).digest('hex') };
}

/** Now, or the time of the revision before when this machine's clock is behind it. */
function timeAfter(current: ChannelRevision | null): string {
  const before = current ? Date.parse(current.at) : 0;
  return new Date(Math.max(Date.now(), before)).toISOString();
}

/** Prevents writing a document that readers would reject. */
function checked(document: ChannelRevision): ChannelRevision {
  const parsed = ChannelRevision.safeParse(document);
  if (!parsed.success)
    throw new StoreError(`the channel would not be readable: ${parsed.error.message}`);
  return parsed.data;
}

/**
 * Appends a revision to a channel by compare-and-swap. `change` gets the current revision (null
 * before the first) and returns the changes, or null for none. When another writer was faster it is
 * called again with the new revision, and its result is checked again; with `expect` it is not.
 * Throws `StoreError`, `CompositionRefused`, `LostRace`, and what `check` rejects with; the channel
 * then stays unchanged.
 */
export async function changeChannel(
  store: Store,
  channel: string,
  { note, by = '', check, expect }: ChangeOptions,
  change: (current: ChannelRevision | null) => ChannelChange | null | Promise<ChannelChange | null>,
): Promise<ChangedChannel> {
  for (let lost = 0; ; lost += 1) {
    // Backoff: many concurrent writers would mostly compose without success.
    if (lost > 0) await pause(Math.random() * Math.min(lost * PAUSE_MS, MAX_PAUSE_MS));
    const current = await currentRevision(store, channel);
    if (expect !== undefined) await failIfLost(store, channel, expect, current?.revision ?? 0);
    const wanted = (await change(current)) ?? {};
    const content = await nextContent(store, current, wanted);
    if (current && isAsBefore(current, content)) return { revision: current, isNew: false };
    const unseen = unseenIn(content, current);
    if (unseen.length > 0) await check?.(unseen, current?.composition ?? null, channel);
    const number = (current?.revision ?? 0) + 1;
    const at = timeAfter(current);
    const author = (await store.trust?.author(channel, by)) ?? by;
    const words = { by: author.slice(0, 200), note: (wanted.note ?? note).slice(0, 500) };
    const before = await readHash(store, channel, number - 1);
    const revision = checked({ revision: number, at, ...words, ...content, ...before });
    const text = `${JSON.stringify(revision, null, 2)}\n`;
    if (!(await store.files.writeOnce(revisionPath(channel, number), text))) continue;
    const isEffective =
      !store.trust || ((await currentRevision(store, channel))?.revision ?? 0) >= number;
    return { revision, isNew: true, ...(isEffective ? {} : { isWaiting: true }) };
  }
}
