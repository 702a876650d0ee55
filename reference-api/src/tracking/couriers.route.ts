import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import { identify } from '../accounts/identify';
import { toJourney, computePosition } from './journey-view';
import { moveCourier } from './move-courier';
import { openJourney } from './open-journey';
import { findJourney, type JourneyRow } from './journeys.repository';
import { findOrder, type OrderRow } from '../orders/orders.repository';
import type { WorkerDeps } from './tracking-deps';
import { sendCourierPosition } from './courier-calls';
import { queryValue } from '../platform/http/query-value';
import { refuse, Refusal } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { isOwn } from '../orders/order-viewer';
import { isUuid } from '../platform/db/uuid';
import { restaurantById } from '../restaurants/restaurant-id';

const notOnItsWay = (): Refusal => refuse(404, 'The order is not on its way', 'journey_not_found');

/**
 * Journey of a delivery and its courier (API-13, API-15, OPEN-053), for requests with the order's
 * uuid and only during the delivery; and the call by which the courier's app reports positions.
 * Every other order gets the same response, which discloses no reason.
 */
export function courierRoutes(app: FastifyInstance, deps: WorkerDeps): void {
  const { db, catalog, geocoder, operatorKeys, now } = deps;
  const journey = async (uuid: string): Promise<{ order: OrderRow; row: JourneyRow } | null> => {
    const order = isUuid(uuid) ? await findOrder(db, { uuid }) : null;
    const restaurant =
      order?.status === 'DISPATCHED' ? await restaurantById(catalog, order.restaurantId) : null;
    const row =
      order && restaurant
        ? await openJourney({ on: db, geocoder }, order, restaurant.data.info, { now: now() })
        : null;
    return order && row && { order, row };
  };

  serve(
    app,
    calls.getJourney,
    async ({ request }) => {
      const customer = await identify(request, deps);
      if (customer instanceof Refusal) return customer;
      const found = await journey(queryValue(request.query, 'orderUUID'));
      return found
        ? toJourney(found.order, found.row, { now: now(), isOwn: isOwn(found.order, customer?.id) })
        : notOnItsWay();
    },
    { head: false },
  );

  serve(
    app,
    calls.getCourierPosition,
    async ({ request }) => {
      const found = await journey(queryValue(request.query, 'order-uuid'));
      if (!found || String(found.order.restaurantId) !== queryValue(request.query, 'restaurant-id'))
        return notOnItsWay();
      return computePosition(found.row, now()) ?? notOnItsWay();
    },
    { head: false },
  );

  serve(
    app,
    sendCourierPosition,
    async ({ params, body: { courier, ...point } }) => {
      const found = await journey(params.orderUUID);
      if (!found) return notOnItsWay();
      await moveCourier(db, { orderId: found.order.id, point, at: now(), courier });
      const row = await findJourney(db, found.order.id);
      return (row && computePosition(row, now())) ?? notOnItsWay();
    },
    { operator: { keys: operatorKeys, scope: 'courier' } },
  );
}
