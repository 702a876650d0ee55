import * as z from 'zod/mini';
import { Coordinates } from './delivery';
import { amount, text, int } from './primitives';

/**
 * Location of a courier (API-15). `number` counts an order's positions: of two the higher one is
 * newer. `at` is an ISO instant; `secondsAgo` is the age of the position when it was sent, so that
 * no client depends on the server's clock.
 */
export const CourierPosition = z.object({
  latitude: Coordinates.shape.latitude,
  longitude: Coordinates.shape.longitude,
  number: int(),
  at: z.string(),
  secondsAgo: amount(0),
});
export type CourierPosition = z.output<typeof CourierPosition>;

const place = z.catch(z.nullish(Coordinates), null);

/**
 * The delivery of an order that is on its way (API-13); `courier` is a name, '' when none is given.
 */
export const Journey = z.object({
  orderUUID: z.string(),
  restaurantId: z.number(),
  courier: text(),
  startedAt: text(),
  origin: place,
  destination: place,
  position: z.catch(z.nullish(CourierPosition), null),
});
export type Journey = z.output<typeof Journey>;

/**
 * One message of the stream `order.{id}` (API-16): the change at this index of the order's history,
 * counted from 0; `at` is an ISO instant.
 */
export const OrderChange = z.object({
  position: int().check(z.gte(0)),
  status: z.string(),
  at: z.string(),
});
export type OrderChange = z.output<typeof OrderChange>;

/** Uuids of orders with a dismissed review on this device, newest first. */
export const DismissedReviews = z.array(z.string());
