import { forgetAttempts } from './attempts.repository';
import type { Deps } from '../../deps';
import { openIntervalJob, withBackoff, type IntervalJob } from '../interval-job';

const EVERY_MS = 10 * 60_000;
const FIRST_RETRY_MS = 60_000;

/** Deletes attempts with an ended window, every ten minutes until it is closed. */
export function openAttemptForgetting({ db, logger }: Pick<Deps, 'db' | 'logger'>): IntervalJob {
  return openIntervalJob({
    work: () => forgetAttempts(db, Date.now()),
    pauseMs: withBackoff(EVERY_MS, FIRST_RETRY_MS),
    failed: (error) => logger?.warn(error, 'ended attempts were not deleted'),
  });
}
