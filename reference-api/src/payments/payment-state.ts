import type { OrderPayment } from '@storefront/shared-domain/contracts';
import type { PaymentEventKind } from './provider';

export type PaymentStatus = OrderPayment['status'];

/**
 * Where a payment and its order stand. `order`: it waits for this or another payment, it was paid
 * already, or it is canceled. `isLatest`: no newer attempt has taken this one's place.
 */
export type PaymentStanding = {
  readonly status: PaymentStatus;
  readonly order: 'waiting' | 'paid' | 'canceled';
  readonly isLatest: boolean;
};

/** What follows from an event. `refund`: money has come that nothing is owed for. */
export type PaymentOutcome = {
  readonly status: PaymentStatus;
  readonly order: 'confirm' | 'cancel' | null;
  readonly refund: boolean;
};

const isOpen = (status: PaymentStatus): boolean => status === 'pending' || status === 'declined';
const stay = (status: PaymentStatus): PaymentOutcome => ({ status, order: null, refund: false });

/**
 * Money that came wins over everything but an order that is gone or paid: then it goes back, once.
 */
function afterPaid({ status, order }: PaymentStanding): PaymentOutcome {
  if (status === 'paid' || status === 'refunded') return stay(status);
  return order === 'waiting'
    ? { status: 'paid', order: 'confirm', refund: false }
    : { status: 'refunded', order: null, refund: true };
}

/**
 * What was given back can no longer be paid with, even when the payment itself is heard of later.
 */
const afterRefunded = ({ status, order, isLatest }: PaymentStanding): PaymentOutcome => ({
  status: 'refunded',
  order: isOpen(status) && order === 'waiting' && isLatest ? 'cancel' : null,
  refund: false,
});

/**
 * The one rule of what an event does to a payment, in whatever order and however often events come:
 * nothing ever leads from `paid` back to unpaid, from `refunded` anywhere, or from a canceled order
 * to a living one.
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
