import type { TrackRequest } from '@storefront/shared-domain/contracts';
import type * as z from 'zod/mini';
import type { Queryable } from '../db/database';
import { findOrder, type OrderRow } from '../db/orders.repository';
import { isUuid } from '../orders/uuid';

const LARGEST = 9_007_199_254_740_991;

const numberOf = (id: string): number => (/^\d{1,16}$/.test(id) && Number(id) <= LARGEST ? Number(id) : 0);

/**
 * The order that a payment page sends its customer back to (API-12): by its number, its restaurant, and its client, who is the customer's
 * uuid or, for a guest, the order's own. Numbers can be guessed, uuids cannot: all three must fit, or there is no such order.
 */
export async function findTrackedOrder(on: Queryable, { orderID, clientID, restaurantID }: z.output<typeof TrackRequest>): Promise<OrderRow | null> {
  if (numberOf(orderID) === 0 || !isUuid(clientID)) return null;
  const order = await findOrder(on, { id: numberOf(orderID) });
  const isTheirs = order !== null && String(order.restaurantId) === restaurantID && (order.customerId ?? order.uuid) === clientID.toLowerCase();
  return isTheirs ? order : null;
}
