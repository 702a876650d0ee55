import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findOrder, type OrderRow } from '../db/orders.repository';
import type { Deps } from '../deps';
import { refuse, type Refusal } from '../http/refusal';
import { serve } from '../http/serve';
import { maskOrder } from '../orders/mask-order';
import { orderOf } from '../orders/order-view';
import { isUuid } from '../orders/uuid';

/** How long anybody on the way may keep an answer, in seconds: what was ordered does not change, where it stands does. */
const ORDER_SECONDS = 60;
const TRACKING_SECONDS = 5;

/**
 * The masked order and its tracking, the same for every client (API-14). In production a cache in front of the API keeps the `.json`
 * addresses for as long as `cache-control` says; this route is the component that writes their content (OPEN-016). A missing order is
 * not cached: it may be placed a moment later.
 */
export function orderCacheRoutes(app: FastifyInstance, { db }: Deps): void {
  const read = async <T>(uuid: string, reply: FastifyReply, seconds: number, view: (row: OrderRow) => T): Promise<T | Refusal> => {
    const row = isUuid(uuid) ? await findOrder(db, { uuid }) : null;
    reply.header('cache-control', row ? `public, max-age=${seconds}` : 'no-store');
    return row ? view(row) : refuse(404, 'Order not found', 'order_not_found');
  };
  for (const call of [calls.getCachedOrder, calls.getOrderFile]) {
    serve(app, call, ({ params, reply }) => read(params.uuid, reply, ORDER_SECONDS, (row) => maskOrder(orderOf(row))));
  }
  for (const call of [calls.getCachedTracking, calls.getTrackingFile]) {
    serve(app, call, ({ params, reply }) => read(params.uuid, reply, TRACKING_SECONDS, (row) => {
      const { uuid, orderNoText, restaurantId, status, details, history } = orderOf(row);
      return { uuid, orderNoText, restaurantId, status, deliveryType: details.deliveryType, history };
    }));
  }
}
