import fc from 'fast-check';
import { attemptEnds, computeHold } from './hold';
import { afterPaymentEvent, type PaymentPhase, type PaymentStatus } from './payment-state';
import type { PaymentEventKind } from './provider';
import { returnAddress } from './return-address';
import { checkSignature, signed, SIGNATURE_HEADER } from './signature';

describe('states', () => {
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
    paid: {
      paid: 'paid',
      declined: 'paid',
      expired: 'paid',
      canceled: 'paid',
      refunded: 'refunded',
    },
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

  /** Expected results once the order is paid by another attempt, or canceled. */
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
    expect(reported({ status, order: 'canceled', isLatest: true }, event)).toBe(
      OVER[status][event],
    );
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
          expect(
            seen.slice(paid).every((status) => status === 'paid' || status === 'refunded'),
          ).toBe(true);
        const refunded = seen.indexOf('refunded');
        if (refunded >= 0) expect(new Set(seen.slice(refunded))).toEqual(new Set(['refunded']));
        expect(refunds).toBeLessThanOrEqual(1);
        expect(state.status === 'paid').toBe(state.status === 'paid' && state.order === 'paid');
      }),
    );
  });
});

describe('holds', () => {
  const MINUTE = 60_000;
  const lifetimes = { pix: 30 * MINUTE, other: 60 * MINUTE };

  test.each([
    { kind: 'pix', recorded: 10, minutes: 10 },
    { kind: 'redirect', recorded: 25, minutes: 25 },
    { kind: 'pix', recorded: 31, minutes: 30 },
    { kind: 'app', recorded: 6000, minutes: 60 },
    { kind: 'pix', recorded: 0, minutes: 1 },
    { kind: 'redirect', recorded: -5, minutes: 1 },
    { kind: 'app', recorded: 0.5, minutes: 1 },
  ] as const)(
    '$kind with $recorded in the record: $minutes minutes',
    ({ kind, recorded, minutes }) =>
      expect(computeHold(kind, { unpaid_order_minutes: recorded }, lifetimes)).toBe(
        minutes * MINUTE,
      ),
  );

  test('a payment that is charged at once has no hold', () =>
    expect(computeHold('card', { unpaid_order_minutes: 10 }, lifetimes)).toBeNull());

  test('an attempt has its whole time, but all of them twice that of the first', () => {
    const ordered = new Date('2026-03-10T15:00:00Z');
    const endsAfter = (minutes: number) =>
      (attemptEnds(10 * MINUTE, ordered, new Date(ordered.getTime() + minutes * MINUTE)).getTime() -
        ordered.getTime()) /
      MINUTE;
    expect([0, 5, 10, 15, 25].map(endsAfter)).toEqual([10, 15, 20, 20, 20]);
  });
});

describe('the way back', () => {
  const order = {
    storefrontUrl: 'https://pizza.example/orders',
    returnKey: 'k&y',
    orderId: 7,
    orderUuid: 'u-1',
  };

  test('a hosted page returns to the order by its key, number and uuid', () =>
    expect(returnAddress(order)).toBe(
      'https://pizza.example/orders?cid=k%26y&oid=7&external_reference=u-1',
    ));
});

describe('signatures', () => {
  const KEY = 'a key that only this test knows and nobody else';
  const NOW = new Date('2026-03-10T15:00:00Z');
  const check = (body: Buffer, header: string | undefined, now = NOW, key = KEY) => {
    const result = checkSignature(key, { headers: { [SIGNATURE_HEADER]: header }, body, now });
    return result.ok ? 'good' : result.error.kind;
  };

  test('what was signed is good, and every other body, key or digit is not', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1 }),
        fc.nat(),
        fc.string({ minLength: 1 }),
        (bytes, at, other) => {
          const body = Buffer.from(bytes);
          const header = signed(KEY, NOW, body);
          const flipped = Buffer.from(bytes);
          flipped[at % flipped.length]! ^= 1 << (at % 8);
          const place = header.indexOf('v1=') + 3 + (at % 64);
          const digit = header[place] === 'a' ? 'b' : 'a';
          expect([
            check(body, header),
            check(flipped, header),
            check(body, header, NOW, KEY + other),
            check(body, `${header.slice(0, place)}${digit}${header.slice(place + 1)}`),
          ]).toEqual(['good', 'bad-signature', 'bad-signature', 'bad-signature']);
        },
      ),
    );
  });

  test.each([
    [0, 'good'],
    [300, 'good'],
    [301, 'too-old'],
    [-300, 'good'],
    [-301, 'too-old'],
  ])('%i seconds later it is %s', (seconds, is) => {
    const body = Buffer.from('{}');
    expect(check(body, signed(KEY, NOW, body), new Date(NOW.getTime() + seconds * 1000))).toBe(is);
  });

  test.each([
    undefined,
    '',
    'v1=00',
    `t=9999999999999,v1=${'0'.repeat(64)}`,
    `t=-1,v1=${'0'.repeat(64)}`,
    `t=1,v1=${'0'.repeat(65)}`,
  ])('%j is no signature', (header) => {
    expect(check(Buffer.from('{}'), header)).toBe('bad-signature');
  });
});
