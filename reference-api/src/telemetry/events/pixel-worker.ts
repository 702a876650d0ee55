import type { FastifyBaseLogger } from 'fastify';
import { backoff } from '../../platform/outbox/backoff';
import { type Attempt, type Outbox, runOutbox } from '../../platform/outbox/outbox';
import { openOutboxWorker, type OutboxWorker } from '../../platform/outbox/outbox-worker';
import type { Database } from '../../platform/db/database';
import {
  type DuePixelEvent,
  endPixelEvent,
  putOffPixelEvent,
  takeDuePixelEvents,
} from './pixel-events.repository';
import type { EventOptions } from './event-settings';

type PixelDeps = {
  readonly db: Database;
  /** Receivers of events, and the URLs of the vendors' scripts. */
  readonly events: EventOptions;
  readonly now: () => Date;
  readonly logger?: FastifyBaseLogger | undefined;
};

const BATCH = 20;
const EVERY_MS = 2000;
const DEADLINE_MS = 10_000;
/** Lease timeout in ms: events leased by a crashed worker become available again. */
const LEASE_MS = 60_000;

/** Sends one event. The access token goes in the body: URLs end up in logs. */
async function send(
  { pixelId, payload }: DuePixelEvent,
  { pixelEventsUrl, pixelTokens }: EventOptions,
): Promise<Attempt> {
  const token = pixelTokens.get(pixelId) ?? pixelTokens.get('');
  if (pixelEventsUrl === null || token === undefined) return 'ended';
  try {
    const { status, body } = await fetch(pixelEventsUrl.replace('{pixel}', pixelId), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: [payload], access_token: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await body?.cancel(); // an unread body would keep its connection open
    if (status < 300) return 'sent';
    return status === 408 || status === 429 || status >= 500 ? { retryAfterMs: 0 } : 'ended';
  } catch {
    return { retryAfterMs: 0 };
  }
}

/** The queued events; `forget-events.ts` drops those that keep failing. */
const pixelOutbox = ({ db, events, now, logger }: PixelDeps): Outbox<DuePixelEvent> => ({
  now,
  batch: BATCH,
  leaseMs: LEASE_MS,
  isDrained: false,
  pauseAfter: backoff({ firstMs: 30_000, factor: 2, longestMs: 3_600_000 }),
  lease: (lease) => takeDuePixelEvents(db, lease),
  attempt: async (event) => {
    const attempt = await send(event, events);
    if (typeof attempt === 'string') await endPixelEvent(db, event.id);
    if (attempt === 'ended')
      logger?.warn(
        { pixel: event.pixelId, event: event.payload.event_name },
        'the ads vendor refused an event',
      );
    return attempt;
  },
  postpone: ({ id }, until) => putOffPixelEvent(db, id, until),
});

/** One run. Returns the number of sent events. */
export const sendDuePixelEvents = async (deps: PixelDeps): Promise<number> =>
  (await runOutbox(pixelOutbox(deps))).sent;

/**
 * Runs every two seconds until it is closed; null when the server may send nothing to the ads
 * vendor.
 */
export const openPixelWorker = (deps: PixelDeps): Promise<OutboxWorker> | null =>
  deps.events.pixelEventsUrl === null
    ? null
    : openOutboxWorker(pixelOutbox(deps), {
        pauseMs: () => EVERY_MS,
        failed: (error) => deps.logger?.warn(error, 'a run of the pixel worker failed'),
      });
