import { serverNow } from '@storefront/shared-domain/clock';
import type { TelemetryBatch } from '@storefront/shared-domain/contracts';

/** The page that a stamp is bound to. */
export type VisitPage = Omit<TelemetryBatch, 'events' | 'stamp'>;

/** A stamp with its page, as the session of the tab stores it. */
export interface StoredStamp {
  readonly stamp: string;
  /** End of its validity, milliseconds since 1970. */
  readonly until: number;
  /** The page as JSON. */
  readonly page: string;
}

export interface VisitStampOptions {
  readonly url: string;
  readonly pageOf: () => VisitPage;
  readonly stored: StoredStamp | null;
  readonly store: (stamp: StoredStamp) => void;
  readonly isOff: boolean;
}

/** A stamp is renewed this many milliseconds before its end. */
const EARLY_MS = 5 * 60_000;
/** Least milliseconds between two requests. */
const AGAIN_MS = 60_000;
const NOT_FOUND = 404;

type StampResponse = { readonly stamp?: unknown; readonly expiresAt?: unknown };

/**
 * The signed proof of this visit, requested once and renewed while the customer is active. Without
 * it telemetry is sent, but not counted.
 */
export function visitStamp({ url, pageOf, stored, store, isOff }: VisitStampOptions) {
  let known = stored;
  let isUnavailable = isOff;
  let requestedAt = -Infinity;
  let requesting: Promise<void> | null = null;

  const validFor = (ms: number, page = JSON.stringify(pageOf())): boolean =>
    known !== null && known.page === page && known.until - serverNow() > ms;

  async function request(page: string): Promise<void> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: page,
      });
      isUnavailable = response.status === NOT_FOUND;
      if (!response.ok) return;
      const { stamp, expiresAt } = (await response.json()) as StampResponse;
      const until = Date.parse(String(expiresAt));
      if (typeof stamp !== 'string' || Number.isNaN(until)) return;
      known = { stamp, until, page };
      store(known);
    } catch {
      // without a connection: requested again by a later event
    } finally {
      requesting = null;
    }
  }

  return {
    /** The stamp; undefined when there is none that is valid for the page. */
    current: (): string | undefined => (validFor(0) ? known?.stamp : undefined),
    /** Settles when there is a stamp, or none can be had now. */
    ready(): Promise<void> {
      const now = performance.now();
      if (isUnavailable || validFor(EARLY_MS)) return Promise.resolve();
      if (requesting) return requesting;
      if (now - requestedAt < AGAIN_MS) return Promise.resolve();
      requestedAt = now;
      return (requesting = request(JSON.stringify(pageOf())));
    },
  };
}
