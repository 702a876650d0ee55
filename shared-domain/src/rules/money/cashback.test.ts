import fc from 'fast-check';
import { minor, ZERO } from '../../contracts/primitives';
import { anyAmount, anyPrice } from '../../testing/arbitraries';
import { availableCashback, generatedCashback, isCashbackExpired } from './cashback';

const settings = (maxCashbackValue: number, cashbackPercent = 5, enabled = true) => ({
  enabled,
  maxCashbackValue: minor(maxCashbackValue),
  cashbackPercent,
});
const SAO_PAULO = 'America/Sao_Paulo';

test.each([
  { balance: 2750, max: 3000, available: 2750 },
  { balance: 3000, max: 3000, available: 3000 },
  { balance: 3001, max: 3000, available: 3000 },
  { balance: 9000, max: 0, available: 9000 },
  { balance: -100, max: 3000, available: 0 },
  { balance: 0, max: 3000, available: 0 },
])('[LOYALTY-11] of $balance at most $max: $available', ({ balance, max, available }) =>
  expect(availableCashback({ balance: minor(balance) }, settings(max))).toBe(available),
);

test('[LOYALTY-11] nothing is available where cashback is off, nor below 0 for any balance', () => {
  expect(availableCashback({ balance: minor(100) }, settings(0, 5, false))).toBe(0);
  fc.assert(
    fc.property(anyAmount, anyPrice, (balance, max) => {
      const available = availableCashback({ balance }, settings(max));
      expect(available >= 0 && available <= Math.max(0, balance)).toBe(true);
    }),
  );
});

test.each([
  { now: '2026-03-11T02:59:59.999Z', expired: false },
  { now: '2026-03-11T03:00:00.000Z', expired: true },
  { now: '2026-03-01T00:00:00Z', expired: false },
])(
  '[LOYALTY-10] a balance of until 10 March in São Paulo, at $now: $expired',
  ({ now, expired }) => {
    expect(
      isCashbackExpired(
        { balance: minor(1), expirationDate: '2026-03-10' },
        new Date(now),
        SAO_PAULO,
      ),
    ).toBe(expired);
  },
);

test('[LOYALTY-10] what has no last day never ends', () =>
  expect(
    isCashbackExpired({ balance: minor(1), expirationDate: null }, new Date(), SAO_PAULO),
  ).toBe(false));

test.each([
  {
    case: 'the total without the delivery',
    grandTotal: 7920,
    deliveryFee: 800,
    off: 0,
    gives: 356,
  },
  {
    case: 'the delivery counts after its discount',
    grandTotal: 8500,
    deliveryFee: 800,
    off: 300,
    gives: 400,
  },
  { case: 'nothing but the delivery is paid', grandTotal: 800, deliveryFee: 800, off: 0, gives: 0 },
  { case: 'less than the delivery is paid', grandTotal: 500, deliveryFee: 800, off: 0, gives: 0 },
  { case: '[OPEN-060] half a hundredth goes up', grandTotal: 10, deliveryFee: 0, off: 0, gives: 1 },
])('[LOYALTY-13] 5 % of $case: $gives', ({ grandTotal, deliveryFee, off, gives }) =>
  expect(
    generatedCashback(
      {
        grandTotal: minor(grandTotal),
        deliveryFee: minor(deliveryFee),
        deliveryFeeDiscount: minor(off),
      },
      settings(0),
    ),
  ).toBe(gives),
);

test('[LOYALTY-13] a share that is not positive, and cashback that is off, give nothing', () => {
  const paid = { grandTotal: minor(8000), deliveryFee: ZERO, deliveryFeeDiscount: ZERO };
  expect([
    generatedCashback(paid, settings(0, 0)),
    generatedCashback(paid, settings(0, -5)),
    generatedCashback(paid, settings(0, 5, false)),
  ]).toEqual([0, 0, 0]);
});
