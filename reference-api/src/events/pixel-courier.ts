import { endPixelEvent, forgetPixelEvents, putOffPixelEvent, takeDuePixelEvents, type DuePixelEvent } from '../db/pixel-events.repository';
import type { Deps } from '../deps';

export type CourierDeps = Pick<Deps, 'db' | 'events' | 'now' | 'logger'>;
export type PixelCourier = { close(): Promise<void> };

const BATCH = 20;
const EVERY_MS = 2000;
const DEADLINE_MS = 10_000;
/** Whoever took an event and died leaves it to the others after this. */
const TAKEN_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
const UNTOLD_MS = 24 * 3_600_000;
/** As long as this an event is known to have been told. */
const TOLD_MS = 7 * 24 * 3_600_000;

type Outcome = 'told' | 'refused' | 'again';

/** Tells one event. The access goes in the body: addresses end up in logs. */
async function tell({ pixelId, payload }: DuePixelEvent, { pixelEventsUrl, pixelTokens }: Deps['events']): Promise<Outcome> {
  const token = pixelTokens.get(pixelId) ?? pixelTokens.get('');
  if (pixelEventsUrl === null || token === undefined) return 'refused';
  try {
    const { status } = await fetch(pixelEventsUrl.replace('{pixel}', pixelId), {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ data: [payload], access_token: token }), redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (status < 300) return 'told';
    return status === 408 || status === 429 || status >= 500 ? 'again' : 'refused';
  } catch {
    return 'again';
  }
}

/** One round: tells what is due, puts off what could not be told, gives up what is a day old. Answers how many were told. */
export async function pixelCourierOnce({ db, events, now, logger }: CourierDeps): Promise<number> {
  const at = now().getTime();
  const dropped = await forgetPixelEvents(db, { untold: new Date(at - UNTOLD_MS), told: new Date(at - TOLD_MS) });
  if (dropped > 0) logger?.warn({ dropped }, 'events were not told to the ads vendor for a day and are given up');
  const due = await takeDuePixelEvents(db, { at: new Date(at), again: new Date(at + TAKEN_MS), limit: BATCH });
  const outcomes = await Promise.all(due.map(async (event) => {
    const outcome = await tell(event, events);
    if (outcome === 'again') await putOffPixelEvent(db, event.id, new Date(at + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (event.tries - 1))));
    else await endPixelEvent(db, event.id);
    if (outcome === 'refused') logger?.warn({ pixel: event.pixelId, event: event.payload.event_name }, 'the ads vendor refused an event');
    return outcome;
  }));
  return outcomes.filter((outcome) => outcome === 'told').length;
}

/** Does its round every two seconds until it is closed, where the server may tell the ads vendor anything at all. */
export function openPixelCourier(deps: CourierDeps): PixelCourier {
  let round: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = pixelCourierOnce(deps).catch((error: unknown) => deps.logger?.warn(error, 'events were not told')).finally(() => {
      isBusy = false;
    });
  }, EVERY_MS);
  timer.unref();
  if (deps.events.pixelEventsUrl === null) clearInterval(timer);
  return {
    close: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
