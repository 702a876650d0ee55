import { databaseTime, type Database } from '../db/database';
import type { FastifyBaseLogger } from 'fastify';
import { forgetAttempts } from './attempts.repository';
import { openIntervalJob, withBackoff, type IntervalJob } from '../interval-job';

export type AttemptDeps = {
  readonly db: Database;
  readonly logger?: FastifyBaseLogger | undefined;
};

const EVERY_MS = 10 * 60_000;
const FIRST_RETRY_MS = 60_000;

/** Deletes attempts with an ended window, every ten minutes until it is closed. */
export function openAttemptForgetting({ db, logger }: AttemptDeps): IntervalJob {
  return openIntervalJob({
    work: () => forgetAttempts(db, Math.round(databaseTime(db))),
    pauseMs: withBackoff(EVERY_MS, FIRST_RETRY_MS),
    failed: (error) => logger?.warn(error, 'ended attempts were not deleted'),
  });
}
