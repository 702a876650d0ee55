import { budget } from '@storefront/http-kit';
import { LRUCache } from 'lru-cache';
import { within } from '../within';
import type { HeadResult } from './head-result';

/**
 * What is known of one restaurant, with the ETag of the API's response and the build that described it; ''
 * without them. `no-answer`: the API answers, and nothing describes the restaurant.
 */
export interface ReadHead {
  readonly answer: HeadResult;
  readonly etag: string;
  readonly by: string;
  /** It was stored by an earlier process, and the API gave no answer since. */
  readonly isUnread?: boolean;
}

/**
 * Reads a head; returns `known` when the answer is unchanged, null when the API gave none. `describing` is
 * called when the API has answered.
 */
export type ReadOneHead = (
  restaurantUrl: string,
  known: ReadHead | undefined,
  describing?: () => void,
) => Promise<ReadHead | null>;

const FRESH_MS = 30_000;
/**
 * Time in ms for which a stored head that the API did not confirm is fresh, or that nothing
 * describes a restaurant.
 */
const UNDESCRIBED_MS = 3000;
const MAX_BYTES = 16 * 1024 * 1024;
/**
 * Timeout of a lookup in ms; the next one starts then. It includes the answer of the API and the first
 * work of a realm, which may take 20 s: a result that nothing waits for any more is cached, too.
 */
const LOOKUP_MS = 30_000;
/** Requests that wait longer for a first head: they occupy turns of pages meanwhile. */
const MAX_WAITING = 12;

const computeSize = ({ answer }: ReadHead, name: string): number =>
  500 + 2 * name.length + (answer.kind === 'known' ? 2 * answer.head.bytes : 0);

/**
 * Heads of restaurants: each has at most one read at a time and is read again after 30 s. A read
 * without an answer is not cached, and the previous head stays. Restaurants without a head have a
 * separate budget. Returns the head available after `waitMs`, old or new; `firstWaitMs`: the same for
 * one without an old head, which a few requests wait for at a time, and as long again while it is described.
 */
export function knownHeads(
  read: ReadOneHead,
): (restaurantUrl: string, waitMs: number, firstWaitMs?: number) => Promise<HeadResult> {
  const unknown = budget({ name: 'unknown restaurants', atOnce: 8, waiting: 32, everyMs: 10 });
  const heads = new LRUCache<string, ReadHead>({
    maxSize: MAX_BYTES,
    sizeCalculation: computeSize,
    ttl: FRESH_MS,
    perf: { now: () => Date.now() },
    ignoreFetchAbort: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (name, known, { options }) => {
      const describe = (): void => void described.add(name);
      const work = () => within(LOOKUP_MS, read(name, known, describe));
      const found = await (known?.answer.kind === 'known' ? work() : unknown(work)).finally(() =>
        described.delete(name),
      );
      if (found === null) throw new Error('the API gave no answer');
      if (found.answer.kind === 'no-answer' || found.isUnread) options.ttl = UNDESCRIBED_MS;
      return found;
    },
  });
  /** Restaurants whose records are being described. */
  const described = new Set<string>();
  let waiting = 0;

  async function firstHead(name: string, waitMs: number): Promise<ReadHead | null | undefined> {
    waiting += 1;
    try {
      const found = await headWithin(name, waitMs);
      return found ?? (described.has(name) ? await headWithin(name, waitMs) : null);
    } finally {
      waiting -= 1;
    }
  }

  const headWithin = (name: string, waitMs: number) =>
    within(
      waitMs,
      heads.fetch(name).catch(() => undefined),
    );

  return async (name, waitMs, firstWaitMs = waitMs) => {
    const earlier = heads.peek(name, { allowStale: true });
    const isFirst = earlier === undefined && firstWaitMs > waitMs && waiting < MAX_WAITING;
    const found = await (isFirst ? firstHead(name, firstWaitMs) : headWithin(name, waitMs));
    return (found ?? heads.peek(name, { allowStale: true }))?.answer ?? { kind: 'no-answer' };
  };
}
