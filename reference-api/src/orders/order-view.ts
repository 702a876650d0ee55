import {
  CartLine,
  OrderDetails,
  OrderUser,
  type Order,
  type PlacedOrder,
} from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import type { OrderRow } from './orders.repository';
import { paymentView, placeToPay } from './payment-view';

const Note = z.object({
  ratingAvg: z.nullish(z.number()),
  ratingNote: z.string(),
  askReview: z.boolean(),
});
const Lines = z.array(CartLine);

/** The order number for customers, with four digits at least. */
const orderNoText = (number: number): string => String(number).padStart(4, '0');

/** A stored order in the format of the API for its owner (OPEN-012, OPEN-013). */
export function orderOf(row: OrderRow): Order {
  const details = z.parse(OrderDetails, row.details);
  const reference = placeToPay(row);
  return {
    id: String(row.id),
    orderNoText: orderNoText(row.orderNumber),
    pickupCode: row.pickupCode,
    uuid: row.uuid,
    restaurantId: row.restaurantId,
    status: row.status,
    onlinePaymentReference: reference,
    created_at: row.createdAt.toISOString(),
    details: { ...details, status: row.status, onlinePaymentReference: reference },
    user: z.parse(OrderUser, row.customer),
    orders: z.parse(Lines, row.lines),
    ...z.parse(Note, row.note),
    history: row.history,
    payment: paymentView(row.payment),
  };
}

/**
 * The response to placing an order: its first state, so that a repeated request gets the same, with
 * the current state of its payment.
 */
export function placedOrderOf(row: OrderRow): PlacedOrder {
  const [first] = row.history;
  const order = orderOf({
    ...row,
    status: first?.status ?? row.status,
    history: first ? [first] : [],
  });
  const { id, name, email, phone } = order.user;
  return { order, totalNetValue: row.grandTotal, client: { id, name, email, phone } };
}
