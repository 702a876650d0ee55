import { isFinalStatus } from '@storefront/shared-domain/rules';
import type { Database, Queryable } from '../platform/db/database';
import { changeStatus, findOrder, type OrderRow } from './orders.repository';
import { freeSale } from '../payments/partner/partner-sales.repository';
import { closeOpenPayments, refundPaid } from '../payments/payments.repository';
import { publishOrderEvent } from './order-events';
import { returnReservations } from './order-reservations';

/**
 * Cancels an order inside a transaction and returns what it took, for every cause: the kitchen, its
 * customer, or a payment that expired. False, without any change, when the order is completed or
 * its status was changed concurrently.
 */
export async function cancelWithin(tx: Queryable, order: OrderRow, now: Date): Promise<boolean> {
  if (isFinalStatus(order.status)) return false;
  const position = await changeStatus(tx, {
    id: order.id,
    from: order.status,
    to: 'CANCELED',
    at: now,
  });
  if (position === null) return false;
  await returnReservations(tx, order, now);
  await refundPaid(tx, order.id, now);
  await freeSale(tx, order.uuid);
  await closeOpenPayments(tx, order.id, { except: null, at: now });
  await publishOrderEvent(tx, {
    orderId: String(order.id),
    position,
    status: 'CANCELED',
    at: now.toISOString(),
  });
  return true;
}

/**
 * Cancels an active order on behalf of the kitchen. Its points, coupons, stock, cashback and money
 * are returned once, also under concurrent calls. Returns the order's current status; null when the
 * order is missing.
 */
export function cancelOrder(
  db: Database,
  uuid: string,
  now: Date,
): Promise<{ uuid: string; status: string } | null> {
  return db.transaction(async (tx) => {
    const order = await findOrder(tx, { uuid });
    if (!order) return null;
    if (await cancelWithin(tx, order, now)) return { uuid: order.uuid, status: 'CANCELED' };
    return { uuid: order.uuid, status: (await findOrder(tx, { uuid }))?.status ?? order.status };
  });
}
