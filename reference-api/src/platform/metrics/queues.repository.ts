import { onlyRow, type Queryable } from '../db/database';

/**
 * Lengths of the queues: mails that are not expired, open payments, due refunds, events for an ads
 * vendor.
 */
export type Waiting = { mail: number; payment: number; refund: number; pixel: number };

/** Counts by the indexes of pending rows, so completed rows cost nothing. */
export const countWaiting = async (on: Queryable): Promise<Waiting> =>
  onlyRow(
    await on.query<Waiting>(
      `select (select count(*) from mails where sent_at is null and given_up_at is null and good_until > now()) as mail,
       (select count(*) from payments where status in ('pending', 'declined') and expires_at is not null) as payment,
       (select count(*) from payments where refund_due) as refund,
       (select count(*) from pixel_events where payload is not null) as pixel`,
    ),
  );
