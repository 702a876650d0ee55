import { calls, type OrderTracking } from '@storefront/shared-domain/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findOrder } from './orders.repository';
import type { OrderDeps } from './order-deps';
import { refuse, type Refusal } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { toOrder } from './order-view';
import { isUuid } from '../platform/db/uuid';

/** Cache lifetime of a response in seconds. */
const FRESH_SECONDS = 5;

/**
 * Status of an order, the same for every client (API-14), without the customer and the items. The
 * lookup of an order is cached by its own browser only; the `.json` of its tracking also by a cache
 * in front of the API, for the time in `cache-control` (OPEN-016). A missing order is not cached:
 * it may be placed a moment later.
 */
export function orderCacheRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  const read = async (
    uuid: string,
    reply: FastifyReply,
    caches: 'private' | 'public',
  ): Promise<OrderTracking | Refusal> => {
    const row = isUuid(uuid) ? await findOrder(db, { uuid }) : null;
    reply.header('cache-control', row ? `${caches}, max-age=${FRESH_SECONDS}` : 'no-store');
    if (!row) return refuse(404, 'Order not found', 'order_not_found');
    const { orderNoText, restaurantId, status, details, history } = toOrder(row);
    return {
      uuid: row.uuid,
      orderNoText,
      restaurantId,
      status,
      deliveryType: details.deliveryType,
      history,
    };
  };
  for (const call of [calls.getCachedOrder, calls.getOrderFile])
    serve(app, call, ({ params, reply }) => read(params.uuid, reply, 'private'));
  for (const call of [calls.getCachedTracking, calls.getTrackingFile])
    serve(app, call, ({ params, reply }) => read(params.uuid, reply, 'public'));
}
