import { call, calls, CourierPosition } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { identify } from '../accounts/identify';
import { findOrder, type OrderRow } from '../orders/orders.repository';
import { queryValue } from '../platform/http/request-values';
import { Refusal, refuse } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { isOwn } from '../orders/order-viewer';
import { isUuid } from '../platform/db/uuid';
import { restaurantById } from '../restaurants/restaurant-id';
import { computePosition, toJourney } from './journey-view';
import { moveCourier } from './courier-events';
import { openJourney } from './open-journey';
import { findJourney, type JourneyRow } from './journeys.repository';
import type { WorkerDeps } from './tracking-deps';

/**
 * Position of a courier from the courier's own app: degrees, and the name shown to the customer.
 * Requires an operator's key (`courier`).
 */
export const sendCourierPosition = call({
  id: 'sendCourierPosition',
  method: 'PUT',
  path: '/restaurant/journey-orders/{orderUUID}/position',
  body: z.object({
    latitude: CourierPosition.shape.latitude,
    longitude: CourierPosition.shape.longitude,
    courier: z.optional(z.string().check(z.maxLength(60))),
  }),
  answer: CourierPosition,
});

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
