import fc from 'fast-check';
import { afterPaymentEvent, type PaymentPhase, type PaymentStatus } from './payment-state';
import type { PaymentEventKind } from './provider';

const STATUSES: PaymentStatus[] = [
  'pending',
  'declined',
  'paid',
  'expired',
  'canceled',
  'refunded',
];
const EVENTS: PaymentEventKind[] = ['paid', 'declined', 'expired', 'canceled', 'refunded'];

/**
 * 'status order' after each event, `+refund` where money is returned; the order waits and the
 * attempt is the latest one.
 */
const WAITING: Record<PaymentStatus, Record<PaymentEventKind, string>> = {
  pending: {
    paid: 'paid confirm',
    declined: 'declined',
    expired: 'expired cancel',
    canceled: 'canceled cancel',
    refunded: 'refunded cancel',
  },
  declined: {
    paid: 'paid confirm',
    declined: 'declined',
    expired: 'expired cancel',
    canceled: 'canceled cancel',
    refunded: 'refunded cancel',
  },
  paid: { paid: 'paid', declined: 'paid', expired: 'paid', canceled: 'paid', refunded: 'refunded' },
  expired: {
    paid: 'paid confirm',
    declined: 'expired',
    expired: 'expired',
    canceled: 'expired',
    refunded: 'refunded',
  },
  canceled: {
    paid: 'paid confirm',
    declined: 'canceled',
    expired: 'canceled',
    canceled: 'canceled',
    refunded: 'refunded',
  },
  refunded: {
    paid: 'refunded',
    declined: 'refunded',
    expired: 'refunded',
    canceled: 'refunded',
    refunded: 'refunded',
  },
};

/** The same once the order is paid by another attempt, or canceled. */
const OVER: Record<PaymentStatus, Record<PaymentEventKind, string>> = {
  pending: {
    paid: 'refunded +refund',
    declined: 'declined',
    expired: 'expired',
    canceled: 'canceled',
    refunded: 'refunded',
  },
  declined: {
    paid: 'refunded +refund',
    declined: 'declined',
    expired: 'expired',
    canceled: 'canceled',
    refunded: 'refunded',
  },
  paid: WAITING.paid,
  expired: { ...WAITING.expired, paid: 'refunded +refund' },
  canceled: { ...WAITING.canceled, paid: 'refunded +refund' },
  refunded: WAITING.refunded,
};

const reported = (state: PaymentPhase, event: PaymentEventKind): string => {
  const { status, order, refund } = afterPaymentEvent(state, event);
  return [status, ...(order ? [order] : []), ...(refund ? ['+refund'] : [])].join(' ');
};
const cases = STATUSES.flatMap((status) => EVENTS.map((event) => [status, event] as const));

test.each(cases)('%s, then %s', (status, event) => {
  expect(reported({ status, order: 'waiting', isLatest: true }, event)).toBe(
    WAITING[status][event],
  );
  expect(reported({ status, order: 'paid', isLatest: true }, event)).toBe(OVER[status][event]);
  expect(reported({ status, order: 'canceled', isLatest: true }, event)).toBe(OVER[status][event]);
});

test.each(cases)(
  '%s, then %s, while a newer attempt is under way: only money counts',
  (status, event) => {
    expect(reported({ status, order: 'waiting', isLatest: false }, event)).toBe(
      WAITING[status][event].replace(' cancel', ''),
    );
  },
);

/** Applies events to a payment of a waiting order; returns the final state and the steps. */
function play(events: readonly PaymentEventKind[]) {
  let state: PaymentPhase = { status: 'pending', order: 'waiting', isLatest: true };
  const seen: PaymentStatus[] = ['pending'];
  let refunds = 0;
  for (const event of events) {
    const { status, order, refund } = afterPaymentEvent(state, event);
    state = {
      ...state,
      status,
      order: order === 'confirm' ? 'paid' : order === 'cancel' ? 'canceled' : state.order,
    };
    seen.push(status);
    refunds += refund ? 1 : 0;
  }
  return { state, seen, refunds };
}

const anyEvents = fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 });

test('in any order of events paid never becomes unpaid, refunded is final, and one refund is due at most', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const { state, seen, refunds } = play(events);
      const paid = seen.indexOf('paid');
      if (paid >= 0)
        expect(seen.slice(paid).every((status) => status === 'paid' || status === 'refunded')).toBe(
          true,
        );
      const refunded = seen.indexOf('refunded');
      if (refunded >= 0) expect(new Set(seen.slice(refunded))).toEqual(new Set(['refunded']));
      expect(refunds).toBeLessThanOrEqual(1);
      expect(state.status === 'paid').toBe(state.status === 'paid' && state.order === 'paid');
    }),
  );
});

test('an immediately repeated event changes nothing more', () => {
  fc.assert(
    fc.property(anyEvents, (events) =>
      expect(play(events.flatMap((event) => [event, event]))).toMatchObject({
        state: play(events).state,
        refunds: play(events).refunds,
      }),
    ),
  );
});

test('when money came and nothing ended the order before it, it is paid, wherever a refusal fell', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<PaymentEventKind>('paid', 'declined'), { minLength: 1 }),
      (events) => {
        expect(play(events).state.status).toBe(events.includes('paid') ? 'paid' : 'declined');
      },
    ),
  );
});
