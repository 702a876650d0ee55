import type { Queryable } from '@storefront/reference-api/plugin';
import {
  type ProviderEvent,
  SIGNATURE_HEADER,
  signed,
  type WebhookProblem,
} from '@storefront/reference-api/plugin/payments';
import { minor } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { dropDelivery, takeDueDeliveries } from './sandbox.repository';

/** The demo bank: the key of its messages, and the delay of "pay later" in milliseconds. */
export type Sandbox = { readonly key: string; readonly lateMs: number };

/** Its name in URLs and tables. */
export const SANDBOX = 'sandbox';

/** Sends a message to a path of this API; returns the status. */
export type Post = (path: string, headers: Record<string, string>, body: string) => Promise<number>;

const BATCH = 20;
/** Reached after three days. */
const MAX_ATTEMPTS = 80;

/**
 * Sends the due messages to the shop, signed anew each time; a message that is not accepted is
 * retried later. Returns the number of sent messages.
 */
export async function deliverDue(
  db: Queryable,
  { key }: Pick<Sandbox, 'key'>,
  now: Date,
  post: Post,
): Promise<number> {
  const due = await takeDueDeliveries(db, { at: now, limit: BATCH });
  for (const { id, body, attempts } of due) {
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signed(key, now, Buffer.from(body)),
    };
    const status = await post(`/payments/${SANDBOX}/webhook`, headers, body).catch(() => 0);
    if ((status >= 200 && status < 300) || attempts >= MAX_ATTEMPTS) await dropDelivery(db, id);
  }
  return due.length;
}

/** Sends a message to this server itself, through the complete handling of an external request. */
export const postTo =
  (app: FastifyInstance): Post =>
  async (url, headers, payload) =>
    (await app.inject({ method: 'POST', url, headers, payload })).statusCode;

const Reported = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z.enum(['paid', 'declined', 'expired', 'canceled', 'refunded']),
  amount: z.int().check(z.gte(0)),
  at: z.iso.datetime(),
});

/** The body of a message of the demo bank; amount in hundredths. */
export const eventBody = ({ at, ...event }: ProviderEvent): string =>
  JSON.stringify({ ...event, at: at.toISOString() });

export function readEventBody(body: Buffer): Result<ProviderEvent, WebhookProblem> {
  try {
    const { amount, at, ...event } = z.parse(Reported, JSON.parse(body.toString('utf8')));
    return ok({ ...event, amount: minor(amount), at: new Date(at) });
  } catch {
    return err({ kind: 'malformed' });
  }
}
