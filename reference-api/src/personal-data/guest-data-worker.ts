import { guestDataDays } from '@storefront/shared-domain/rules';
import { tryLockUntilCommit } from '../platform/db/locks';
import { forgetMessages } from '../notifications/outbox.repository';
import {
  guestOrdersBefore,
  removePerson,
  restaurantsWithGuestData,
} from './personal-data.repository';
import { forgetPhoneItems } from '../accounts/phone-items.repository';
import type { GuestDataDeps } from './personal-data-deps';
import { openIntervalJob, withBackoff, type IntervalJob } from '../platform/interval-job';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_RETRY_MS = 60_000;
const LOCK = 'guest data';
const BATCH = 100;
/** Batches of one run at most: a server that shuts down waits for the run. */
const BATCHES = 20;
/**
 * Least age in days at which an unfinished order loses its personal fields: a scheduled one is
 * delivered by then.
 */
const UNENDED_DAYS = 31;
/** Codes of the loyalty partner are valid for ten minutes. */
const MESSAGES_MS = DAY_MS;
const PHONES_MS = HOUR_MS;

/**
 * One batch of a restaurant. Returns the number of orders; null while another node holds the lock.
 */
const removeBatch = (
  { db, now }: GuestDataDeps,
  restaurantId: number,
  days: number,
): Promise<number | null> =>
  db.transaction(async (tx) => {
    if (!(await tryLockUntilCommit(tx, LOCK))) return null;
    const daysAgo = (count: number): Date => new Date(now().getTime() - count * DAY_MS);
    const orders = await guestOrdersBefore(
      tx,
      restaurantId,
      { before: daysAgo(days), forgotten: daysAgo(Math.max(days, UNENDED_DAYS)) },
      BATCH,
    );
    if (orders.length > 0) await removePerson(tx, orders, now());
    return orders.length;
  });

/**
 * One run: removes the personal fields of guest orders that are older than the retention of their
 * restaurant, on one node at a time, and deletes expired messages and phones. Returns the number of
 * orders, and whether there may be more.
 */
export async function removeGuestDataOnce(
  deps: GuestDataDeps,
): Promise<{ removed: number; isMore: boolean }> {
  const { db, now } = deps;
  const oldest = new Date(now().getTime() - MESSAGES_MS);
  for (let isMore = true; isMore;) isMore = await forgetMessages(db, oldest);
  await forgetPhoneItems(db, new Date(now().getTime() - PHONES_MS));
  let removed = 0;
  let batches = BATCHES;
  for (const { id, days } of await restaurantsWithGuestData(
    db,
    new Date(now().getTime() - DAY_MS),
  )) {
    for (let size = BATCH; size === BATCH; batches -= 1) {
      if (batches === 0) return { removed, isMore: true };
      const count = await removeBatch(deps, id, guestDataDays(days));
      if (count === null) return { removed, isMore: false };
      [removed, size] = [removed + count, count];
    }
  }
  return { removed, isMore: false };
}

/**
 * Runs at once and every hour until it is closed; the next run follows at once while there is more.
 */
export function openGuestDataWorker(deps: GuestDataDeps): IntervalJob {
  const job = openIntervalJob({
    work: async () => {
      const { removed, isMore } = await removeGuestDataOnce(deps);
      if (removed > 0) deps.logger?.info({ removed }, 'guest orders lost their personal fields');
      if (isMore) job.soon();
    },
    pauseMs: withBackoff(HOUR_MS, FIRST_RETRY_MS),
    failed: (error) =>
      deps.logger?.warn(error, 'the personal fields of guest orders were not removed'),
  });
  job.soon();
  return job;
}
