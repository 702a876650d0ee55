import type { Queryable } from '@storefront/reference-api/plugin';
import { dropDelivery, takeDueDeliveries } from './sandbox.repository';
import { signed, SIGNATURE_HEADER } from '@storefront/reference-api/plugin/payments';
import { SANDBOX, type Sandbox } from './sandbox';

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
