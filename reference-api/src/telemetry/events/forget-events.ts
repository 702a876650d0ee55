import { forgetPixelEvents } from './pixel-events.repository';
import { forgetViolations } from './policy-reports.repository';
import { forgetTracked } from './tracking-events.repository';
import type { ForgettingDeps } from '../telemetry-deps';
import { openIntervalJob, withBackoff, type IntervalJob } from '../../platform/interval-job';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_RETRY_MS = 60_000;
/** Age after which an event that could not be sent is abandoned. */
const UNSENT_MS = DAY_MS;
/** Retention of the record that an event was sent to the ads vendor. */
const RETENTION_MS = 7 * DAY_MS;
const TRACKED_MS = 90 * DAY_MS;

/**
 * One run: drops events that could not be sent to the ads vendor for a day, and deletes events sent
 * a week ago, and tracked events and policy reports of 90 days ago.
 */
export async function forgetEventsOnce({ db, now, logger }: ForgettingDeps): Promise<void> {
  const before = (age: number): Date => new Date(now().getTime() - age);
  const dropped = await forgetPixelEvents(db, {
    unsent: before(UNSENT_MS),
    sent: before(RETENTION_MS),
  });
  if (dropped > 0)
    logger?.warn(
      { dropped },
      'events that could not be sent to the ads vendor for a day are deleted',
    );
  await forgetTracked(db, before(TRACKED_MS));
  await forgetViolations(db, before(TRACKED_MS));
}

/**
 * Runs at once and every hour until it is closed, also where no events are sent: stored ones expire
 * in any case. A failed run is repeated sooner.
 */
export function openEventForgetting(deps: ForgettingDeps): IntervalJob {
  const job = openIntervalJob({
    work: () => forgetEventsOnce(deps),
    pauseMs: withBackoff(HOUR_MS, FIRST_RETRY_MS),
    failed: (error) => deps.logger?.warn(error, 'old events were not forgotten'),
  });
  job.soon();
  return job;
}
