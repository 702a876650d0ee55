import { call, CourierPosition } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

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
