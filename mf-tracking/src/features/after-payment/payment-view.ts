import type { Order } from '@storefront/shared-domain/contracts';

/** Payment state to show: pending, declined, expired, canceled, refunded, or just paid. */
export type PaymentView = 'pending' | 'declined' | 'expired' | 'canceled' | 'refunded' | 'paid';

/**
 * Null when there is no payment state to show: paid on delivery, or paid without a return just now.
 */
export function paymentView(
  { payment, status }: Pick<Order, 'payment' | 'status'>,
  isReturn: boolean,
): PaymentView | null {
  if (!payment) return null;
  if (payment.status === 'paid') return isReturn ? 'paid' : null;
  return payment.status === 'pending' && status === 'CANCELED' ? 'canceled' : payment.status;
}

/** The restaurant does not have the order yet, or no longer: only the payment state is shown. */
export const isPaymentAll = (view: PaymentView | null): boolean =>
  view !== null && view !== 'paid' && view !== 'refunded';
