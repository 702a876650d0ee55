import type { Order } from '@storefront/shared-domain/contracts';

/**
 * What there is to tell of an order's payment: it is waited for, it failed, it is over, it was
 * given back, or it has just been made.
 */
export type PaymentView = 'pending' | 'declined' | 'expired' | 'canceled' | 'refunded' | 'paid';

/** null where the payment is no news: at the door, or paid and not come back from just now. */
export function paymentView(
  { payment, status }: Pick<Order, 'payment' | 'status'>,
  isReturn: boolean,
): PaymentView | null {
  if (!payment) return null;
  if (payment.status === 'paid') return isReturn ? 'paid' : null;
  return payment.status === 'pending' && status === 'CANCELED' ? 'canceled' : payment.status;
}

/**
 * The restaurant has nothing to do with the order yet, or any more: only its payment is worth
 * telling.
 */
export const isPaymentAll = (view: PaymentView | null): boolean =>
  view !== null && view !== 'paid' && view !== 'refunded';
