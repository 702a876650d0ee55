import type { Database } from '../db/database';
import { changeStatus, findOrder } from '../db/orders.repository';
import { tellOrderEvent } from '../orders/order-events';
import { returnPrizes } from './order-points';

const FINAL = ['OVER', 'CANCELED'];

/**
 * The kitchen cancels an order that is not over; its prizes' points go back to the customer, once, however many cancel it at the
 * same time. Answers the stage it is in then; null when there is no such order.
 */
export function cancelOrder(db: Database, uuid: string, now: Date): Promise<{ uuid: string; status: string } | null> {
  return db.transaction(async (tx) => {
    const order = await findOrder(tx, { uuid });
    if (!order) return null;
    if (FINAL.includes(order.status)) return { uuid: order.uuid, status: order.status };
    const position = await changeStatus(tx, { id: order.id, from: order.status, to: 'CANCELED', at: now });
    if (position === null) return { uuid: order.uuid, status: (await findOrder(tx, { uuid }))?.status ?? order.status };
    await returnPrizes(tx, order);
    await tellOrderEvent(tx, { orderId: String(order.id), position, status: 'CANCELED', at: now.toISOString() });
    return { uuid: order.uuid, status: 'CANCELED' };
  });
}
