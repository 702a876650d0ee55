import type { Queryable } from '../db/database';
import { changeStatus, findOrder, lockOrder, type OrderRow } from '../db/orders.repository';
import {
  changePayment,
  closeOpenPayments,
  findPayment,
  latestAttempt,
  markPaid,
  type PaymentRow,
} from '../db/payments.repository';
import { tellOrderEvent } from '../orders/order-events';
import { afterPaymentEvent, type PaymentStatus } from '../payments/payment-state';
import type { PaymentEventKind } from '../payments/provider';
import { cancelWithin } from './cancel-order';

const standingOf = ({ status, awaitsPayment }: OrderRow): 'waiting' | 'paid' | 'canceled' =>
  status === 'CANCELED' ? 'canceled' : awaitsPayment ? 'waiting' : 'paid';

/** The order is paid: its other attempts are over and the kitchen may begin. */
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
    await tellOrderEvent(tx, {
      orderId: String(order.id),
      position,
      status: 'CONFIRMED',
      at: now.toISOString(),
    });
}

/**
 * Does to a payment and its order what an event asks for, as `afterPaymentEvent` says: paid
 * confirms the order, an end without money cancels it and gives everything back, money that nothing
 * is owed for is marked to be refunded. The order is held meanwhile, so that events, customers and
 * clocks come one after another. Answers how the payment stands then; null when there is none.
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
    { status: payment.status, order: standingOf(order), isLatest },
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
