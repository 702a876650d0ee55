import type { OrderPayment } from '@storefront/shared-domain/contracts';
import type { PaymentEventKind } from './provider';

export type PaymentStatus = OrderPayment['status'];

/**
 * State of a payment and its order. `order`: it waits for this or another payment, was paid
 * already, or is canceled. `isLatest`: no newer attempt has replaced this one.
 */
export type PaymentPhase = {
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
function afterPaid({ status, order }: PaymentPhase): PaymentOutcome {
  if (status === 'paid' || status === 'refunded') return stay(status);
  return order === 'waiting'
    ? { status: 'paid', order: 'confirm', refund: false }
    : { status: 'refunded', order: null, refund: true };
}

/**
 * A refunded payment can no longer become paid, even when the event of the payment arrives later.
 */
const afterRefunded = ({ status, order, isLatest }: PaymentPhase): PaymentOutcome => ({
  status: 'refunded',
  order: isOpen(status) && order === 'waiting' && isLatest ? 'cancel' : null,
  refund: false,
});

/**
 * State transition of a payment for an event, for events in any sequence and number: none leads
 * from `paid` back to unpaid, from `refunded` to another status, or from a canceled order to an
 * active one.
 */
export function afterPaymentEvent(state: PaymentPhase, event: PaymentEventKind): PaymentOutcome {
  if (event === 'paid') return afterPaid(state);
  if (event === 'refunded') return afterRefunded(state);
  if (!isOpen(state.status)) return stay(state.status);
  if (event === 'declined') return stay('declined');
  return {
    status: event,
    order: state.order === 'waiting' && state.isLatest ? 'cancel' : null,
    refund: false,
  };
}
