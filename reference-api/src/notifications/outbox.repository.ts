import type { Queryable } from '../platform/db/database';

/** Queues a message for the operator's mailer; `payload` holds the data of its text. */
export async function leaveMessage(
  on: Queryable,
  message: { kind: string; recipient: string; payload: object },
): Promise<void> {
  await on.query('insert into outbox (kind, recipient, payload) values ($1, $2, $3::json)', [
    message.kind,
    message.recipient,
    JSON.stringify(message.payload),
  ]);
}

export type StoredMessage<Payload> = { recipient: string; payload: Payload; at: Date };

/** The messages of one kind, newest first. */
export const newestMessages = <Payload extends object>(
  on: Queryable,
  kind: string,
  most: number,
): Promise<StoredMessage<Payload>[]> =>
  on.query(
    'select recipient, payload, created_at as at from outbox where kind = $1 order by id desc limit $2',
    [kind, most],
  );

/**
 * Deletes the messages to these phones, matched by their last eight digits, because country and
 * area codes may be missing.
 */
export async function dropMessagesTo(on: Queryable, phones: readonly string[]): Promise<void> {
  await on.query('delete from outbox where right(recipient, 8) = any ($1::text[])', [
    phones.filter(({ length }) => length >= 8).map((phone) => phone.slice(-8)),
  ]);
}

const FORGOTTEN_AT_ONCE = 200;

/**
 * Deletes messages written before a moment, oldest first, 200 at most; returns whether there may be
 * more.
 */
export async function forgetMessages(on: Queryable, before: Date): Promise<boolean> {
  const rows = await on.query(
    `delete from outbox where id = any (array(
       select id from outbox where created_at < $1 order by created_at limit $2))
     returning id`,
    [before, FORGOTTEN_AT_ONCE],
  );
  return rows.length === FORGOTTEN_AT_ONCE;
}
