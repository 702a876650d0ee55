import {
  OrderDetails,
  type Coordinates,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import {
  addJourney,
  findJourney,
  giveHome,
  giveToRider,
  type JourneyRow,
} from './journeys.repository';
import type { OrderRow } from '../orders/orders.repository';
import type { Line } from '../delivery/geocoding/along-line';
import { originOf } from '../restaurants/origin';
import type { Atlas } from '../delivery/address-point';
import { findDestination } from './find-destination';

/**
 * Whether the journey of an order may be shown: a delivery, on its way, of a restaurant with
 * couriers on the map (OPEN-053).
 */
const isShown = (order: OrderRow, info: RestaurantInfo): boolean =>
  info.modules.mpboy &&
  order.status === 'DISPATCHED' &&
  z.parse(OrderDetails, order.details).deliveryType === 'delivery';

/**
 * The courier of a journey, and its line; both are unknown until the courier reports a position.
 */
export type Rider = {
  courier: string;
  lineOf: (origin: Coordinates, destination: Coordinates) => Promise<Line>;
};

/**
 * The journey of an order that is on its way, created when missing; null for an order that is not
 * on its way, or has arrived meanwhile. A viewer may have created it without a rider: then the
 * rider is added. When it was created with an unknown destination, the destination is added later.
 */
export async function openJourney(
  atlas: Atlas,
  order: OrderRow,
  info: RestaurantInfo,
  { now, rider }: { now: Date; rider?: Rider },
): Promise<JourneyRow | null> {
  if (!isShown(order, info)) return null;
  let journey = await findJourney(atlas.on, order.id);
  const destination = journey?.destination ? null : await findDestination(atlas, order, info, now);
  if (!journey)
    await addJourney(atlas.on, { orderId: order.id, origin: originOf(info), destination });
  else if (destination) await giveHome(atlas.on, order.id, destination);
  if (!journey || destination) journey = await findJourney(atlas.on, order.id);
  if (!rider || !journey?.origin || !journey.destination || journey.line || journey.position)
    return journey;
  await giveToRider(atlas.on, {
    orderId: order.id,
    courier: rider.courier,
    line: await rider.lineOf(journey.origin, journey.destination),
  });
  return findJourney(atlas.on, order.id);
}
