import type { TrackRequest } from '@storefront/shared-domain/contracts';
import type * as z from 'zod/mini';
import type { Queryable } from '../platform/db/database';
import { findOrder, letDeviceAct, type OrderRow } from './orders.repository';
import { hashActingDevice } from './order-viewer';
import { isUuid } from '../platform/db/uuid';

const MAX_ORDER_NUMBER = 9_007_199_254_740_991;

const parseNumber = (id: string): number =>
  /^\d{1,16}$/.test(id) && Number(id) <= MAX_ORDER_NUMBER ? Number(id) : 0;

/**
 * The order that a payment page returns to (API-12), identified by its number, its restaurant, and
 * its client: the key made for this return, the customer's uuid or, for a guest, the order's own.
 * Numbers can be guessed, uuids cannot: all three must match, else the order is not found. A device
 * with the key may act on the order from then on: the bank's app may return to another browser.
 */
export async function findTrackedOrder(
  on: Queryable,
  { orderID, clientID, restaurantID }: z.output<typeof TrackRequest>,
  device: string | null,
): Promise<OrderRow | null> {
  if (parseNumber(orderID) === 0 || !isUuid(clientID)) return null;
  const order = await findOrder(on, { id: parseNumber(orderID) });
  if (order === null || String(order.restaurantId) !== restaurantID) return null;
  const client = clientID.toLowerCase();
  if (client !== order.returnKey) return client === (order.customerId ?? order.uuid) ? order : null;
  if (device === null) return order;
  await letDeviceAct(on, order.id, hashActingDevice(device));
  return findOrder(on, { id: order.id });
}
