import { budget } from '@storefront/http-kit';
import { LRUCache } from 'lru-cache';
import { within } from '../within';
import type { HeadAnswer } from './head-answer';

/** Parsed answer of the API for one restaurant, with its ETag; '' without one. */
export interface ReadHead {
  readonly answer: Exclude<HeadAnswer, { readonly kind: 'no-answer' }>;
  readonly etag: string;
}

/** Reads a head; returns `known` when the answer is unchanged, null when the API gave none. */
export type ReadOneHead = (
  restaurantUrl: string,
  known: ReadHead | undefined,
) => Promise<ReadHead | null>;

const FRESH_MS = 30_000;
const MOST_BYTES = 16 * 1024 * 1024;
/** Timeout of a lookup in ms; the next one starts then. */
const LOOKUP_MS = 5000;
/** Requests that wait longer for a first head: they occupy turns of pages meanwhile. */
const MOST_WAITING = 12;

const sizeOf = ({ answer }: ReadHead, name: string): number =>
  500 + 2 * name.length + (answer.kind === 'known' ? 2 * answer.head.bytes : 0);

/**
 * Heads of restaurants: each has at most one read at a time and is read again after 30 s. A read
 * without an answer is not cached, and the previous head stays. Restaurants without a head have a
 * separate budget. Returns the head available after `waitMs`, old or new; `firstWaitMs`: the same for
 * one without an old head, which a few requests wait for at a time.
 */
export function knownHeads(
  read: ReadOneHead,
): (restaurantUrl: string, waitMs: number, firstWaitMs?: number) => Promise<HeadAnswer> {
  const unknown = budget({ name: 'unknown restaurants', atOnce: 8, waiting: 32, everyMs: 10 });
  const heads = new LRUCache<string, ReadHead>({
    maxSize: MOST_BYTES,
    sizeCalculation: sizeOf,
    ttl: FRESH_MS,
    perf: { now: () => Date.now() },
    ignoreFetchAbort: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (name, known) => {
      const found = await (known?.answer.kind === 'known'
        ? within(LOOKUP_MS, read(name, known))
        : unknown(() => within(LOOKUP_MS, read(name, undefined))));
      if (found === null) throw new Error('the API gave no answer');
      return found;
    },
  });
  let waiting = 0;

  async function firstHead(name: string, waitMs: number): Promise<ReadHead | null | undefined> {
    waiting += 1;
    try {
      return await headWithin(name, waitMs);
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
    const isFirst = earlier === undefined && firstWaitMs > waitMs && waiting < MOST_WAITING;
    const found = await (isFirst ? firstHead(name, firstWaitMs) : headWithin(name, waitMs));
    return (found ?? heads.peek(name, { allowStale: true }))?.answer ?? { kind: 'no-answer' };
  };
}
