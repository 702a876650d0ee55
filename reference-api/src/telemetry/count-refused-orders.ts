import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db/database';
import { saveOrderTried } from './telemetry.repository';
import { isUuid } from '../platform/db/uuid';
import { countedVisit } from './counted-visit';
import type { VisitStamps } from './visits/visit-stamps';

/**
 * Refusals that the page retries by itself: an expired session, a rate limit. A busy server is
 * retried too, and must write nothing.
 */
const RETRIED = [401, 403, 429];
const BUSY = 'busy';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The order's key, when the body has one: a refused body may have any content. */
function orderKey(body: unknown): string | null {
  const details = isObject(body) ? body['details'] : null;
  const uuid = isObject(details) ? details['uuid'] : null;
  return typeof uuid === 'string' && isUuid(uuid) ? uuid.toLowerCase() : null;
}

function parseCode(payload: unknown, status: number): string {
  try {
    const body: unknown = typeof payload === 'string' ? JSON.parse(payload) : null;
    if (isObject(body) && typeof body['code'] === 'string') return body['code'];
  } catch {
    /* no JSON: the status suffices */
  }
  return `status_${status}`;
}

/**
 * Counts the orders that were refused, by the arms of their visitor. Placed ones are counted in
 * their own transaction.
 */
export function countRefusedOrders(
  app: FastifyInstance,
  calls: readonly { id: string }[],
  { db, now, visitStamps }: { db: Database; now: () => Date; visitStamps: VisitStamps },
): void {
  const ids = new Set(calls.map(({ id }) => id));
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    if (!call || !ids.has(call.id) || reply.statusCode < 400 || RETRIED.includes(reply.statusCode))
      return payload;
    const outcome = parseCode(payload, reply.statusCode);
    const visit = outcome === BUSY ? null : await countedVisit(request.headers, visitStamps);
    if (!visit) return payload;
    const tried = {
      ...visit,
      orderUuid: orderKey(request.body),
      outcome,
      amount: null,
      currency: null,
      at: now(),
    };
    await saveOrderTried(db, tried).catch((error: unknown) =>
      request.log.warn(error, 'an order that was refused was not counted'),
    );
    return payload;
  });
}
