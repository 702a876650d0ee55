import type { Queryable } from './database';

/** Leaves a message to be sent by the operator's mailer; `payload` is what its text is made of. */
export async function leaveMessage(on: Queryable, message: { kind: string; recipient: string; payload: object }): Promise<void> {
  await on.query('insert into outbox (kind, recipient, payload) values ($1, $2, $3::json)', [message.kind, message.recipient, JSON.stringify(message.payload)]);
}

export type KeptMessage<Payload> = { recipient: string; payload: Payload; at: Date };

/** The messages of one kind, newest first. */
export const newestMessages = <Payload extends object>(on: Queryable, kind: string, most: number): Promise<KeptMessage<Payload>[]> =>
  on.query('select recipient, payload, created_at as at from outbox where kind = $1 order by id desc limit $2', [kind, most]);

/** Deletes the messages to these numbers, written with or without the code of their country. */
export async function dropMessagesTo(on: Queryable, phones: readonly string[]): Promise<void> {
  await on.query('delete from outbox where exists (select 1 from unnest($1::text[]) as phone where length(phone) >= 8 and right(outbox.recipient, length(phone)) = phone)', [phones]);
}

/** Deletes the messages that were written before a moment. */
export async function forgetMessages(on: Queryable, before: Date): Promise<void> {
  await on.query('delete from outbox where created_at < $1', [before]);
}
