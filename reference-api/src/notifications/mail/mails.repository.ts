import type { Queryable } from '../../platform/db/database';

/**
 * A mail in the queue, deleted with the account that requested it: `body` is its plain text, `link`
 * the URL it contains. Attempts end at `goodUntil`.
 */
export type NewMail = {
  id: string;
  restaurantId: number;
  customerId: string;
  recipient: string;
  subject: string;
  body: string;
  html: string;
  link: string;
  createdAt: Date;
  goodUntil: Date;
};
export type WaitingMail = Pick<
  NewMail,
  'id' | 'recipient' | 'subject' | 'body' | 'html' | 'goodUntil'
> & { attempts: number };
export type StoredMail = Pick<NewMail, 'recipient' | 'subject' | 'body' | 'link'> & { at: Date };

export async function queueMail(on: Queryable, newMail: NewMail): Promise<void> {
  await on.query(
    `insert into mails
       (id, restaurant_id, customer_id, recipient, subject, body, html, link, created_at, good_until,
        next_try_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9)`,
    [
      newMail.id,
      newMail.restaurantId,
      newMail.customerId,
      newMail.recipient,
      newMail.subject,
      newMail.body,
      newMail.html,
      newMail.link,
      newMail.createdAt,
      newMail.goodUntil,
    ],
  );
}

/** Number of mails that a restaurant has sent to one address since a moment. */
export async function countMails(
  on: Queryable,
  it: { restaurantId: number; recipient: string; since: Date },
): Promise<number> {
  const [row] = await on.query<{ count: number }>(
    'select count(*)::int as count from mails where restaurant_id = $1 and recipient = $2 and created_at > $3',
    [it.restaurantId, it.recipient, it.since],
  );
  return row?.count ?? 0;
}

/**
 * Leases mails that are due to this node until `again`: mails leased by a crashed node become
 * available again. Expired mails are excluded.
 */
export const takeDueMails = (
  on: Queryable,
  it: { at: Date; again: Date; limit: number },
): Promise<WaitingMail[]> =>
  on.query<WaitingMail>(
    `update mails set tries = tries + 1, next_try_at = $3
     where id in (
       select id from mails
       where sent_at is null and given_up_at is null and next_try_at <= $1 and good_until > $1
       order by next_try_at limit $2 for update skip locked)
     returning id, recipient, subject, body, html, good_until as "goodUntil", tries as attempts`,
    [it.at, it.limit, it.again],
  );

/** Postpones a mail after a failed attempt; the next attempt is at `again`. */
export async function putOffMail(on: Queryable, id: string, again: Date): Promise<void> {
  await on.query('update mails set next_try_at = $2 where id = $1', [id, again]);
}

const EMPTIED = `body = '', html = '', link = ''`;

export async function saveSent(on: Queryable, id: string, at: Date): Promise<void> {
  await on.query(`update mails set sent_at = $2, ${EMPTIED} where id = $1`, [id, at]);
}

/** Ends a mail that the mail server rejects permanently. */
export async function giveMailUp(on: Queryable, id: string, at: Date): Promise<void> {
  await on.query(`update mails set given_up_at = $2, ${EMPTIED} where id = $1`, [id, at]);
}

/** Deletes mails that expired before a moment, sent or not. */
export async function forgetMails(on: Queryable, endedBefore: Date): Promise<void> {
  await on.query('delete from mails where good_until < $1', [endedBefore]);
}

/** Queued mails, newest first. */
export const newestMails = (on: Queryable, most: number): Promise<StoredMail[]> =>
  on.query<StoredMail>(
    `select recipient, subject, body, link, created_at as at from mails
     where sent_at is null and given_up_at is null
     order by created_at desc, id limit $1`,
    [most],
  );
