import { onlyRow, type Queryable } from '../db/database';

/** Attempts after which work on a payment is reported as failing. */
export const FAILING_ATTEMPTS = 5;

/** Payments whose work in the background keeps failing: open ones, and due refunds. */
export type Failing = { failingPayment: number; failingRefund: number };

/**
 * Lengths of the queues: mails that are not expired, open payments, due refunds, events for an ads
 * vendor, cards to delete from the vault.
 */
export type Waiting = {
  mail: number;
  payment: number;
  refund: number;
  pixel: number;
  vault: number;
};

/** Counts by the indexes of pending rows, so completed rows cost nothing. */
export const countWaiting = async (on: Queryable): Promise<Waiting & Failing> =>
  onlyRow(
    await on.query<Waiting & Failing>(
      `select (select count(*) from mails where sent_at is null and given_up_at is null and good_until > now()) as mail,
       (select count(*) from payments where status in ('pending', 'declined') and expires_at is not null) as payment,
       (select count(*) from payments where refund_due) as refund,
       (select count(*) from pixel_events where payload is not null) as pixel,
       (select count(*) from vault_deletions) as vault,
       (select count(*) from payments
          where status in ('pending', 'declined') and expires_at is not null and tries >= $1)
       + (select count(*) from payments
          where status = 'pending' and started_at is null and expires_at is null and tries >= $1) as "failingPayment",
       (select count(*) from payments where refund_due and tries >= $1) as "failingRefund"`,
      [FAILING_ATTEMPTS],
    ),
  );
