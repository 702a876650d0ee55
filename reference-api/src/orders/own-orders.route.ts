import { calls } from '@storefront/shared-domain/contracts';
import { turnsDirection } from '@storefront/shared-domain/rules';
import type { FastifyInstance } from 'fastify';
import { identify, ownClient } from '../accounts/identify';
import { findOrder, saveReview, listOrdersOf, type OrderRow } from './orders.repository';
import type { Queryable } from '../platform/db/database';
import type { OrderDeps } from './order-deps';
import { parsePage } from '../platform/http/request-values';
import { refuse, Refusal, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { isOwn, orderFor, toViewer } from './order-viewer';
import { toOrder } from './order-view';
import { isUuid } from '../platform/db/uuid';
import { restaurantById } from '../restaurants/restaurant-id';
import { textRefusal } from '../platform/http/text-refusals';

/**
 * By uuid, any client with it may review, except accounts other than the order's own; by number,
 * which can be guessed, only the order's account.
 */
async function orderToReview(
  on: Queryable,
  orderID: string,
  customerId: string | undefined,
): Promise<OrderRow | null> {
  if (isUuid(orderID)) {
    const row = await findOrder(on, { uuid: orderID });
    return row?.customerId && customerId !== undefined && !isOwn(row, customerId) ? null : row;
  }
  const row = /^\d{1,15}$/.test(orderID) ? await findOrder(on, { id: Number(orderID) }) : null;
  return row && isOwn(row, customerId) ? row : null;
}

/**
 * The orders of the requester's account, and reviews of orders (API-06, API-11). Another account is
 * answered like a missing one.
 */
export function ownOrderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db, catalog, limits } = deps;

  serve(app, calls.getOwnOrders, async ({ params, body, request }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    const page = parsePage(params);
    if (page instanceof Refusal) return page;
    const customer = await ownClient(request, deps, restaurant.id, params.clientId);
    if (customer instanceof Refusal) return customer;
    return (await listOrdersOf(db, customer.id, { ...page, sort: body.sortSettings })).map(toOrder);
  });

  serve(
    app,
    calls.reviewOrder,
    async ({ params, body, request }) => {
      const customer = await identify(request, deps);
      if (customer instanceof Refusal) return customer;
      if (turnsDirection(body.ratingNote)) return textRefusal('text-turned', 'ratingNote');
      const row = await orderToReview(db, params.orderID, customer?.id);
      if (!row) return refuse(404, 'Order not found', 'order_not_found');
      if (row.status !== 'OVER') return refuse(409, 'The order is not over', 'order_not_over');
      if (!(await saveReview(db, row.id, body)))
        return refuse(409, 'The order was reviewed before', 'order_reviewed');
      const order = orderFor(
        (await findOrder(db, { id: row.id })) ?? row,
        toViewer(request, customer),
      );
      return { order: { ...order, ratingNote: body.ratingNote } };
    },
    { perMinute: limits.orders },
  );
}
