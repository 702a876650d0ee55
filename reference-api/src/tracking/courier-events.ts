import * as z from 'zod/mini';
import { notify, type Queryable } from '../platform/db/database';

/** The database channel on which the nodes publish courier positions to each other. */
export const COURIER_EVENTS = 'courier_events';

/** A courier has moved: degrees; `number` counts an order's positions, `at` is an ISO instant. */
export const CourierEvent = z.object({
  orderId: z.string(),
  number: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  at: z.string(),
});
export type CourierEvent = z.output<typeof CourierEvent>;

export const publishCourierEvent = (on: Queryable, event: CourierEvent): Promise<void> =>
  notify(on, COURIER_EVENTS, JSON.stringify(event));
