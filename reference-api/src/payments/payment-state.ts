import type { OrderPayment } from '@storefront/shared-domain/contracts';
import type { PaymentEventKind } from './provider';

export type PaymentStatus = OrderPayment['status'];

/**
 * State of a payment and its order. `order`: it waits for this or another payment, was paid
 * already, or is canceled. `isLatest`: no newer attempt has replaced this one.
 */
export type PaymentStanding = {
  readonly status: PaymentStatus;
  readonly order: 'waiting' | 'paid' | 'canceled';
  readonly isLatest: boolean;
};

/** Outcome of an event. `refund`: money has arrived that must be returned. */
export type PaymentOutcome = {
  readonly status: PaymentStatus;
  readonly order: 'confirm' | 'cancel' | null;
  readonly refund: boolean;
};

const isOpen = (status: PaymentStatus): boolean => status === 'pending' || status === 'declined';
const stay = (status: PaymentStatus): PaymentOutcome => ({ status, order: null, refund: false });

/**
 * A payment confirms a waiting order; for an order that is canceled or paid it is refunded, once.
 */
function afterPaid({ status, order }: PaymentStanding): PaymentOutcome {
  if (status === 'paid' || status === 'refunded') return stay(status);
  return order === 'waiting'
    ? { status: 'paid', order: 'confirm', refund: false }
    : { status: 'refunded', order: null, refund: true };
}

/**
 * A refunded payment can no longer become paid, even when the event of the payment arrives later.
 */
const afterRefunded = ({ status, order, isLatest }: PaymentStanding): PaymentOutcome => ({
  status: 'refunded',
  order: isOpen(status) && order === 'waiting' && isLatest ? 'cancel' : null,
  refund: false,
});

/**
 * State transition of a payment for an event, for events in any sequence and number: none leads
 * from `paid` back to unpaid, from `refunded` to another status, or from a canceled order to an
 * active one.
 */
export function afterPaymentEvent(
  standing: PaymentStanding,
  event: PaymentEventKind,
): PaymentOutcome {
  if (event === 'paid') return afterPaid(standing);
  if (event === 'refunded') return afterRefunded(standing);
  if (!isOpen(standing.status)) return stay(standing.status);
  if (event === 'declined') return stay('declined');
  return {
    status: event,
    order: standing.order === 'waiting' && standing.isLatest ? 'cancel' : null,
    refund: false,
  };
}
