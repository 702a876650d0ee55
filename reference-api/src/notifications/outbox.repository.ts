import type { Queryable } from '../platform/db/database';

/**
 * Queues a message for the operator's mailer; `payload` holds the data of its text. It is deleted
 * with the personal data of the order that its sale pays.
 */
export async function leaveMessage(
  on: Queryable,
  message: { kind: string; recipient: string; payload: object; saleId: string },
): Promise<void> {
  await on.query(
    'insert into outbox (kind, recipient, payload, sale_id) values ($1, $2, $3::json, $4)',
    [message.kind, message.recipient, JSON.stringify(message.payload), message.saleId],
  );
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
