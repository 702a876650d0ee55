import { OrderDetails, OrderUser } from '@storefront/shared-domain/contracts';
import { statusFlow } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../platform/db/database';
import { saveAddressPoint } from '../delivery/address-points.repository';
import { usablePoint } from '../delivery/address-point';
import { changeStatus, findOrder, type OrderRow } from './orders.repository';
import { publishOrderEvent } from './order-events';
import { giveReward } from './rewards/order-reward';

/** Stores the point of a delivered order for every customer of that address. */
async function saveDeliveredPoint(
  tx: Queryable,
  order: Pick<OrderRow, 'id' | 'restaurantId' | 'details' | 'customer'>,
  now: Date,
): Promise<void> {
  const details = z.parse(OrderDetails, order.details);
  const { address: street, number, zone, city, coordinates } = z.parse(OrderUser, order.customer);
  const point = usablePoint(coordinates ?? details.coordinates);
  if (details.deliveryType !== 'delivery' || !point || street.trim() === '') return;
  await saveAddressPoint(
    tx,
    {
      restaurantId: order.restaurantId,
      address: { street, number, zone, city },
      scope: { deliveredOrder: order.id },
    },
    point,
    now,
  );
}

/**
 * Moves an order to the next status of its delivery type and returns its current status. A
 * completed order does not change, nor does one that awaits an online payment. On completion the
 * customer gets the reward, and the address its point. With `from`, the order moves only out of
 * that status: concurrent calls move it once. null when the order is missing.
 */
export function advanceOrder(
  db: Database,
  uuid: string,
  now: Date,
  from?: string,
): Promise<{ uuid: string; status: string } | null> {
  return db.transaction(async (tx) => {
    const order = await findOrder(tx, { uuid });
    if (!order) return null;
    const flow: string[] = statusFlow(z.parse(OrderDetails, order.details).deliveryType);
    const place = flow.indexOf(order.status);
    const next = flow[place + 1];
    if (
      order.awaitsPayment ||
      place < 0 ||
      next === undefined ||
      (from !== undefined && from !== order.status)
    )
      return { uuid: order.uuid, status: order.status };
    const position = await changeStatus(tx, {
      id: order.id,
      from: order.status,
      to: next,
      at: now,
    });
    if (position === null) return { uuid: order.uuid, status: order.status };
    if (next === 'OVER') {
      await giveReward(tx, order, now);
      await saveDeliveredPoint(tx, order, now);
    }
    await publishOrderEvent(tx, {
      orderId: String(order.id),
      position,
      status: next,
      at: now.toISOString(),
    });
    return { uuid: order.uuid, status: next };
  });
}
