import type { Queryable } from '../../platform/db/database';
import { changeStatus, findOrder, lockOrder, type OrderRow } from '../orders.repository';
import {
  changePayment,
  closeOpenPayments,
  findPayment,
  latestAttempt,
  markPaid,
  type PaymentRow,
} from '../../payments/payments.repository';
import { publishOrderEvent } from '../order-events';
import { afterPaymentEvent, type PaymentStatus } from '../../payments/payment-state';
import type { PaymentEventKind } from '../../payments/provider';
import { cancelWithin } from '../cancel-order';

const computeState = ({ status, awaitsPayment }: OrderRow): 'waiting' | 'paid' | 'canceled' =>
  status === 'CANCELED' ? 'canceled' : awaitsPayment ? 'waiting' : 'paid';

/** Marks the order as paid: its other attempts are closed and the kitchen may start. */
async function confirm(
  tx: Queryable,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  await markPaid(tx, order.id);
  await closeOpenPayments(tx, order.id, { except: payment.id, at: now });
  const position = await changeStatus(tx, {
    id: order.id,
    from: 'CREATED',
    to: 'CONFIRMED',
    at: now,
  });
  if (position !== null)
    await publishOrderEvent(tx, {
      orderId: String(order.id),
      position,
      status: 'CONFIRMED',
      at: now.toISOString(),
    });
}

/**
 * Applies an event to a payment and its order by the rules of `afterPaymentEvent`: paid confirms
 * the order, an end without money cancels it and returns everything, money without an order is
 * marked for refund. The order is locked, so that events, customers and timeouts are serialized.
 * Returns the payment's status; null when the payment is missing.
 */
export async function settlePayment(
  tx: Queryable,
  paymentId: string,
  event: PaymentEventKind,
  now: Date,
): Promise<PaymentStatus | null> {
  const known = await findPayment(tx, paymentId);
  if (!known) return null;
  await lockOrder(tx, known.orderId);
  const [payment, order] = [
    await findPayment(tx, paymentId),
    await findOrder(tx, { id: known.orderId }),
  ];
  if (!payment || !order) return null;
  const isLatest = payment.attempt === (await latestAttempt(tx, order.id));
  const outcome = afterPaymentEvent(
    { status: payment.status, order: computeState(order), isLatest },
    event,
  );
  if (outcome.status !== payment.status)
    await changePayment(tx, payment.id, {
      status: outcome.status,
      refundDue: outcome.refund,
      at: now,
    });
  if (outcome.order === 'confirm') await confirm(tx, order, payment, now);
  if (outcome.order === 'cancel') await cancelWithin(tx, order, now);
  return outcome.status;
}
