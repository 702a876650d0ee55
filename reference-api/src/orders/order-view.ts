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

/** The wire JSON of an order's row, decoded. */
export type DecodedOrder = { details: OrderDetails; lines: CartLine[]; user: OrderUser };

const parseDecodedOrder = (row: OrderRow): DecodedOrder => ({
  details: z.parse(OrderDetails, row.details),
  user: z.parse(OrderUser, row.customer),
  lines: z.parse(Lines, row.lines),
});

function orderFrom(row: OrderRow, { details, user, lines }: DecodedOrder): Order {
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
    user,
    orders: lines,
    ...z.parse(Note, row.note),
    history: row.history,
    payment: paymentView(row.payment),
  };
}

/** A stored order in the format of the API for its owner (OPEN-012, OPEN-013). */
export const toOrder = (row: OrderRow): Order => orderFrom(row, parseDecodedOrder(row));

/**
 * The response to placing an order: its first state, so that a repeated request gets the same, with
 * the current state of its payment. `decoded`: of a row that was just written.
 */
export function toPlacedOrder(row: OrderRow, decoded = parseDecodedOrder(row)): PlacedOrder {
  const [first] = row.history;
  const begun = {
    ...row,
    status: first?.status ?? row.status,
    history: first ? [first] : [],
  };
  const order = orderFrom(begun, decoded);
  const { id, name, email, phone } = order.user;
  return { order, totalNetValue: row.grandTotal, client: { id, name, email, phone } };
}
