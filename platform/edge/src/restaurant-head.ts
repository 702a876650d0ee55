import type { CurrentPage } from './channel-page';
import type { HeadResult, RestaurantHead } from './head/head-result';
import type { HeadSource } from './head/head-source';
import { knownHeads, type ReadHead, type ReadOneHead } from './head/known-heads';
import { readHead } from './head/read-head';
import type { StoredHead } from './head/stored-heads';
import { within } from './within';

/**
 * Reads one path of the API. With the ETag of an earlier answer, an unchanged answer has status 304
 * and no body.
 */
export type ReadApi = (
  path: string,
  etag?: string,
) => Promise<{ status: number; body: unknown; etag?: string }>;

/** The page does not wait longer for a newer head; the answer is cached for the next request. */
const WAIT_MS = 50;
/**
 * Nor for the first head of a restaurant: without it the page has no title, no status and no screen, and
 * the browser requests the same record a round trip later. As long again for its description: a realm may
 * have to start.
 */
const FIRST_WAIT_MS = 1000;
/** Longest time in ms for reading a stored head: a disk that does not answer delays no page. */
const STORED_MS = 100;

/** Longest wait for the answer of the API in ms. */
const API_MS = 5000;

/** The API has no such restaurant, or the address cannot be the name of one. */
const REFUSED: ReadonlySet<number> = new Set([400, 404, 422]);

/**
 * Returns the head of a restaurant after `waitMs` milliseconds at most; default: 50, or twice
 * 1000 for the first one.
 */
export type HeadOf = (restaurantUrl: string, waitMs?: number) => Promise<HeadResult>;

export interface HeadsOptions {
  /** The API; null: no restaurant is known. */
  readonly read: ReadApi | null;
  /** What describes restaurants; null: nothing. */
  readonly source: HeadSource | null;
  /** The page whose shell describes them. */
  readonly page: () => Promise<CurrentPage | null>;
  readonly mediaBase: string;
  /** Gets one sentence when an answer of a shell is refused. */
  readonly log?: (line: string) => void;
}

const NOTHING = { answer: { kind: 'no-answer' }, etag: '', by: '' } as const;

/**
 * A head with the revision of the response that it describes: '' for one that is not the present.
 */
const ofRevision = (head: ReadHead, revision: string): ReadHead =>
  head.answer.kind === 'known'
    ? { ...head, answer: { kind: 'known', head: { ...head.answer.head, revision } } }
    : head;

/** The API has the response that an earlier head describes. */
const confirmed = ({ isUnread: _, ...head }: ReadHead): ReadHead => ofRevision(head, head.etag);

/**
 * Reads the head of a restaurant: the API's response, and what the shell states about it. An unchanged
 * response is described once by each shell, also across processes. Where nothing describes it now, the
 * latest head stays, whatever it was made of, without a revision: screens of its revision show earlier
 * prices. A stored one also stands for a response that cannot be read. Rejects as `read` does otherwise.
 */
export function headReader(options: HeadsOptions): ReadOneHead {
  const { read, source, page, mediaBase, log = () => undefined } = options;
  const stored = source?.stored ?? null;
  const undescribed = new WeakSet<CurrentPage>();

  /** The build that describes restaurants on a page; null for none, which is logged once for each page. */
  function describer(current: CurrentPage | null): string | null {
    if (current === null || source === null) return null;
    const by = source.by(current);
    if (by === null && !undescribed.has(current)) {
      undescribed.add(current);
      log('Pages have a minimal head: promote a shell that describes its pages');
    }
    return by;
  }

  /** The head in an answer of a shell; null for an answer that violates the contract. */
  function headIn({ json, etag }: StoredHead, url: string): RestaurantHead | null {
    try {
      return readHead(json, { url, mediaBase, revision: etag });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`The head of ${url} is refused: ${reason.slice(0, 300)}`);
      return null;
    }
  }

  function answerOf(head: StoredHead | null, url: string): ReadHead | null {
    const found = head && headIn(head, url);
    const { by = '', etag = '' } = head ?? {};
    return found && { answer: { kind: 'known', head: found }, etag, by };
  }

  async function described(
    current: CurrentPage,
    { restaurantUrl, body, etag }: { restaurantUrl: string; body: unknown; etag: string },
  ): Promise<ReadHead | null> {
    const by = source?.by(current) ?? null;
    const json = by === null ? null : await source?.describe(current, { restaurantUrl, body });
    if (by === null || json === null || json === undefined) return null;
    const head = { by, etag, json };
    const answer = answerOf(head, restaurantUrl);
    if (answer !== null && etag !== '') stored?.write(restaurantUrl, head);
    return answer;
  }

  return async (restaurantUrl, known, describing) => {
    if (read === null) return null;
    const current = await page();
    const isKnown = known?.answer.kind === 'known';
    const ofDisk =
      isKnown || stored === null ? null : within(STORED_MS, stored.read(restaurantUrl));
    const earlier = isKnown ? known : answerOf((await ofDisk) ?? null, restaurantUrl);
    const by = describer(current);
    // another shell describes the same response anew
    const etag = earlier && (by === null || earlier.by === by) ? earlier.etag : '';
    const unread =
      isKnown || earlier === null ? null : { ...ofRevision(earlier, ''), isUnread: true };
    const path = `/restaurant/data/v2/${encodeURIComponent(restaurantUrl)}`;
    const answer = await within(API_MS, read(path, etag || undefined)).catch((error: unknown) => {
      if (unread === null) throw error;
      return null;
    });
    if (answer === null) return unread;
    if (answer.status === 304 && earlier) return confirmed(earlier);
    if (REFUSED.has(answer.status))
      return { answer: { kind: 'unknown-restaurant' }, etag: '', by: '' };
    if (answer.status !== 200) return unread;
    const { body, etag: revision = '' } = answer;
    if (earlier && etag !== '' && etag === revision) return confirmed(earlier);
    describing?.();
    const found = current && (await described(current, { restaurantUrl, body, etag: revision }));
    return found ?? (earlier ? ofRevision(earlier, '') : NOTHING);
  };
}

/**
 * Reads the heads of restaurants from the API: a response is described once. Never rejects.
 */
export function restaurantHeads(options: HeadsOptions): HeadOf {
  const heads = knownHeads(headReader(options));
  return (restaurantUrl, waitMs) =>
    heads(restaurantUrl, waitMs ?? WAIT_MS, waitMs ?? FIRST_WAIT_MS);
}
