import {
  endPixelEvent,
  putOffPixelEvent,
  takeDuePixelEvents,
  type DuePixelEvent,
} from './pixel-events.repository';
import type { Deps } from '../../deps';
import { openIntervalJob, type IntervalJob } from '../../platform/interval-job';

export type WorkerDeps = Pick<Deps, 'db' | 'events' | 'now' | 'logger'>;

const BATCH = 20;
const EVERY_MS = 2000;
const DEADLINE_MS = 10_000;
/** Lease timeout in ms: events leased by a crashed worker become available again. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

type Outcome = 'told' | 'refused' | 'again';

/** Sends one event. The access token goes in the body: URLs end up in logs. */
async function send(
  { pixelId, payload }: DuePixelEvent,
  { pixelEventsUrl, pixelTokens }: Deps['events'],
): Promise<Outcome> {
  const token = pixelTokens.get(pixelId) ?? pixelTokens.get('');
  if (pixelEventsUrl === null || token === undefined) return 'refused';
  try {
    const { status, body } = await fetch(pixelEventsUrl.replace('{pixel}', pixelId), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: [payload], access_token: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await body?.cancel(); // an unread body would keep its connection open
    if (status < 300) return 'told';
    return status === 408 || status === 429 || status >= 500 ? 'again' : 'refused';
  } catch {
    return 'again';
  }
}

/**
 * One run: sends the due events and postpones failed ones; `forget-events.ts` drops those that keep
 * failing. Returns the number of sent events.
 */
export async function sendDuePixelEvents({ db, events, now, logger }: WorkerDeps): Promise<number> {
  const at = now().getTime();
  const due = await takeDuePixelEvents(db, {
    at: new Date(at),
    again: new Date(at + LEASE_MS),
    limit: BATCH,
  });
  const outcomes = await Promise.all(
    due.map(async (event) => {
      const outcome = await send(event, events);
      if (outcome === 'again')
        await putOffPixelEvent(
          db,
          event.id,
          new Date(at + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (event.tries - 1))),
        );
      else await endPixelEvent(db, event.id);
      if (outcome === 'refused')
        logger?.warn(
          { pixel: event.pixelId, event: event.payload.event_name },
          'the ads vendor refused an event',
        );
      return outcome;
    }),
  );
  return outcomes.filter((outcome) => outcome === 'told').length;
}

/**
 * Runs every two seconds until it is closed; null when the server may send nothing to the ads
 * vendor.
 */
export const openPixelWorker = (deps: WorkerDeps): IntervalJob | null =>
  deps.events.pixelEventsUrl === null
    ? null
    : openIntervalJob({
        work: () => sendDuePixelEvents(deps),
        pauseMs: () => EVERY_MS,
        failed: (error) => deps.logger?.warn(error, 'events were not told'),
      });
