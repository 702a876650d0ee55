import { forgetAttempts } from '../db/attempts.repository';
import type { Deps } from '../deps';
import { openRounds, type Rounds } from '../rounds';

const EVERY_MS = 10 * 60_000;
const FIRST_RETRY_MS = 60_000;

/** Deletes attempts whose window has ended, every ten minutes until it is closed. */
export function openAttemptForgetting({ db, logger }: Pick<Deps, 'db' | 'logger'>): Rounds {
  return openRounds({
    work: () => forgetAttempts(db, Date.now()),
    pauseMs: (failures) => (failures === 0 ? EVERY_MS : Math.min(EVERY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))),
    failed: (error) => logger?.warn(error, 'ended attempts were not deleted'),
  });
}
