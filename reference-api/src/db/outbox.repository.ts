import type { Queryable } from './database';

/** Leaves a message to be sent by the operator's mailer; `payload` is what its text is made of. */
export async function leaveMessage(on: Queryable, message: { kind: string; recipient: string; payload: object }): Promise<void> {
  await on.query('insert into outbox (kind, recipient, payload) values ($1, $2, $3::json)', [message.kind, message.recipient, JSON.stringify(message.payload)]);
}
