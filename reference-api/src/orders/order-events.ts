import * as z from 'zod/mini';
import { notify, type Queryable } from '../platform/db/database';

/** The database channel on which the nodes publish order changes to each other. */
export const ORDER_EVENTS = 'order_events';

/** One change of stage; `position` counts an order's changes from 0, `at` is an ISO instant. */
export const OrderEvent = z.object({
  orderId: z.string(),
  position: z.int(),
  status: z.string(),
  at: z.string(),
});
export type OrderEvent = z.output<typeof OrderEvent>;

export const publishOrderEvent = (on: Queryable, event: OrderEvent): Promise<void> =>
  notify(on, ORDER_EVENTS, JSON.stringify(event));
