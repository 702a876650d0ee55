import { calls, type Minor, type PixelEventRequest } from '@storefront/shared-domain/contracts';
import { vendorIdsOf } from '@storefront/shared-domain/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { savePixelEvent } from './pixel-events.repository';
import { findOrder } from '../../orders/orders.repository';
import type { TelemetryDeps } from '../telemetry-deps';
import { pixelPayload, type PixelEventName } from './pixel-payload';
import { refuse, type Refusal, restaurantNotFound } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import type { LoadedRestaurant } from '../../restaurants/restaurant-catalog';
import { restaurantById } from '../../restaurants/restaurant-id';

const MAX_BODY_BYTES = 4 * 1024;
/** Maximum age of a reported order in ms; older orders are not reported. */
const FRESH_MS = 24 * 3_600_000;

type Reported = {
  restaurant: LoadedRestaurant;
  body: PixelEventRequest;
  request: FastifyRequest;
  name: PixelEventName;
  orderUuid: string | null;
  value: Minor;
};

/**
 * Events that the server sends to the ads vendor, besides the browser's pixel and with the same
 * event id (API-46, API-47, EVENTS-02).
 */
export function pixelEventRoutes(
  app: FastifyInstance,
  { db, catalog, events, payments, limits, now }: TelemetryDeps,
): void {
  const mayReport = (pixelId: string): boolean =>
    events.pixelEventsUrl !== null &&
    (events.pixelTokens.has(pixelId) || events.pixelTokens.has(''));

  async function save({
    restaurant: {
      id,
      url,
      data: { info },
    },
    body: { eventID, userData },
    request,
    name,
    orderUuid,
    value,
  }: Reported): Promise<{ accepted: boolean }> {
    const { pixel: pixelId } = vendorIdsOf(info);
    if (pixelId === undefined || !mayReport(pixelId)) return { accepted: false };
    const payload = pixelPayload({
      name,
      eventId: eventID,
      at: now(),
      pageUrl: payments.storefrontUrl === null ? null : `${payments.storefrontUrl}/${url}`,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      person: userData,
      country: info.country,
      value,
      currency: info.currency,
    });
    await savePixelEvent(db, {
      restaurantId: id,
      name,
      eventId: eventID,
      orderUuid,
      pixelId,
      payload,
      at: now(),
    });
    return { accepted: true };
  }

  /**
   * The value of the order; null when this restaurant has no such order, or when it is old or
   * canceled.
   */
  async function worthOf(uuid: string | undefined, restaurantId: number): Promise<Minor | null> {
    const order = uuid === undefined ? null : await findOrder(db, { uuid });
    if (!order || order.restaurantId !== restaurantId || order.status === 'CANCELED') return null;
    return now().getTime() - order.createdAt.getTime() < FRESH_MS ? order.grandTotal : null;
  }

  const options = { perMinute: limits.telemetry, bodyLimit: MAX_BODY_BYTES };

  serve(
    app,
    calls.sendCheckoutEvent,
    async ({ params, body, request }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      return save({
        restaurant,
        body,
        request,
        name: 'InitiateCheckout',
        orderUuid: null,
        value: body.userData.value,
      });
    },
    options,
  );

  serve(
    app,
    calls.sendPurchaseEvent,
    async ({ params, body, request }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const { order } = body.userData;
      const value = await worthOf(order, restaurant.id);
      const notFound: Refusal = refuse(404, 'Order not found', 'order_not_found');
      return order === undefined || value === null
        ? notFound
        : save({
            restaurant,
            body,
            request,
            name: 'Purchase',
            orderUuid: order.toLowerCase(),
            value,
          });
    },
    options,
  );
}
