import fc from 'fast-check';
import type { DeliveryType, PaymentSetting } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import { aGeneralLine, aPrizeLine } from '../../testing';
import { anyAmount, anyCart, anyPrice } from '../../testing/arbitraries';
import { orderTotals, type OrderTotalsInput } from './order-totals';

const cart = (price: number) => [aGeneralLine({ price: minor(price) })];
const input = (overrides: Partial<OrderTotalsInput> = {}): OrderTotalsInput => ({
  lines: cart(10000),
  deliveryType: 'delivery',
  fee: minor(1000),
  feeDiscount: null,
  couponDiscount: ZERO,
  cashback: ZERO,
  setting: null,
  ...overrides,
});
const percent = (value: number, operation: PaymentSetting['operation']): PaymentSetting => ({
  paymentType: 'money',
  isActive: true,
  value,
  valueType: 'percent',
  operation,
});

test('[OPEN-059] coupon, then effective fee, then cashback, then the method on that result', () => {
  expect(
    orderTotals(
      input({
        couponDiscount: minor(2000),
        feeDiscount: { value: 50, discountType: 'percent' },
        cashback: minor(1500),
        setting: percent(10, 'addition'),
      }),
    ),
  ).toEqual({
    subtotal: 10000,
    couponDiscount: 2000,
    deliveryFee: 1000,
    deliveryFeeDiscount: 500,
    cashbackSpent: 1500,
    adjustment: 700,
    serviceFee: 0,
    tip: 0,
    grandTotal: 7700,
    points: 0,
  });
});

test.each([
  { case: 'lines and fee', given: {}, total: 11000 },
  { case: 'pickup has no fee', given: { deliveryType: 'balcony' as const }, total: 10000 },
  { case: 'nor has drive-thru', given: { deliveryType: 'carTakeout' as const }, total: 10000 },
  { case: 'nor a table', given: { deliveryType: 'table' as const }, total: 10000 },
  { case: 'nor an order without a type', given: { deliveryType: null }, total: 10000 },
  { case: 'a fee that is not known yet', given: { fee: null }, total: 10000 },
  {
    case: 'a method discount is taken of lines and fee',
    given: { setting: percent(10, 'discount') },
    total: 9900,
  },
  {
    case: 'a method that is not in force changes nothing',
    given: { setting: { ...percent(10, 'discount'), isActive: false } },
    total: 11000,
  },
  { case: 'cashback pays at most what is due', given: { cashback: minor(99999) }, total: 0 },
  {
    case: 'a fixed surcharge comes even when nothing else is due',
    given: {
      cashback: minor(99999),
      setting: { ...percent(5, 'addition'), valueType: 'fix' as const },
    },
    total: 500,
  },
])('$case: $total', ({ given, total }) => expect(orderTotals(input(given)).grandTotal).toBe(total));

test.each([
  {
    case: 'half a cent of discount',
    given: { lines: cart(1010), deliveryType: 'balcony' as const, setting: percent(5, 'discount') },
    total: 959,
  },
  {
    case: 'half a cent of surcharge',
    given: { lines: cart(1010), deliveryType: 'balcony' as const, setting: percent(5, 'addition') },
    total: 1061,
  },
  {
    case: 'a third of a cent',
    given: {
      lines: cart(1000),
      deliveryType: 'balcony' as const,
      setting: percent(3.333, 'addition'),
    },
    total: 1033,
  },
])(
  '[DOMAIN-067] the grand total is rounded to whole hundredths: $case gives $total',
  ({ given, total }) => expect(orderTotals(input(given)).grandTotal).toBe(total),
);

test('[DOMAIN-067] the grand total is never below 0; the coupon is shown in full', () => {
  expect(orderTotals(input({ couponDiscount: minor(50000) }))).toMatchObject({
    couponDiscount: 50000,
    cashbackSpent: 0,
    grandTotal: 0,
  });
  expect(
    orderTotals(input({ setting: { ...percent(500, 'discount'), valueType: 'fix' } })),
  ).toMatchObject({ adjustment: -50000, grandTotal: 0 });
});

test('[DOMAIN-069] prizes cost points beside the money', () => {
  expect(
    orderTotals(input({ lines: [...cart(10000), aPrizeLine({ points_needed: 40, qty: 2 })] })),
  ).toMatchObject({ subtotal: 10000, grandTotal: 11000, points: 80 });
});

describe('for any order', () => {
  const anyType = fc.constantFrom<DeliveryType | null>(
    'delivery',
    'balcony',
    'carTakeout',
    'table',
    null,
  );
  const anySetting = fc.option(
    fc.record({
      paymentType: fc.constant('money'),
      isActive: fc.boolean(),
      value: fc.double({ min: -10, max: 200, noNaN: true }),
      valueType: fc.constantFrom('fix' as const, 'percent' as const),
      operation: fc.constantFrom('addition' as const, 'discount' as const),
    }),
  );
  const anyDiscount = fc.option(
    fc.record({
      value: fc.double({ min: -10, max: 200, noNaN: true }),
      discountType: fc.constantFrom('fixed', 'percent', 'flat_fee', 'x'),
    }),
  );
  const anyFee = fc.option(
    fc.record({
      name: fc.constant('Fee'),
      recipient: fc.constant('Team'),
      value: fc.double({ min: 0.01, max: 200, noNaN: true }),
      valueType: fc.constantFrom('fix' as const, 'percent' as const),
    }),
  );
  const anyOrder = fc.record({
    lines: anyCart,
    deliveryType: anyType,
    fee: fc.option(anyPrice),
    feeDiscount: anyDiscount,
    couponDiscount: anyPrice,
    cashback: anyPrice,
    setting: anySetting,
    serviceFee: anyFee,
    tip: fc.option(
      fc.oneof(
        fc.record({
          kind: fc.constant('percent' as const),
          percent: fc.integer({ min: 1, max: 100 }),
        }),
        fc.record({ kind: fc.constant('amount' as const), amount: anyAmount }),
      ),
    ),
  });

  test('no discount, fee, cashback or payment method changes the service fee and the tip', () => {
    fc.assert(
      fc.property(anyOrder, ({ lines, serviceFee, tip, ...rest }) => {
        const alone = orderTotals({ ...input(), lines, serviceFee, tip });
        expect(orderTotals({ ...rest, lines, serviceFee, tip })).toMatchObject({
          serviceFee: alone.serviceFee,
          tip: alone.tip,
        });
      }),
    );
  });

  test('the order of the lines never changes a total', () => {
    const twice = anyOrder.chain((order) =>
      fc.tuple(
        fc.constant(order),
        fc.shuffledSubarray(order.lines, { minLength: order.lines.length }),
      ),
    );
    fc.assert(
      fc.property(twice, ([order, shuffled]) =>
        expect(orderTotals({ ...order, lines: shuffled })).toEqual(orderTotals(order)),
      ),
    );
  });

  test('[OPEN-059] the grand total is what its parts add up to, floored at 0', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const {
          subtotal,
          couponDiscount,
          deliveryFee,
          deliveryFeeDiscount,
          cashbackSpent,
          adjustment,
          serviceFee,
          tip,
          grandTotal,
        } = orderTotals(order);
        expect(grandTotal).toBe(
          Math.max(
            0,
            subtotal -
              couponDiscount +
              deliveryFee -
              deliveryFeeDiscount -
              cashbackSpent +
              adjustment,
          ) +
            serviceFee +
            tip,
        );
      }),
    );
  });

  test('every part but the adjustment is a whole amount from 0 up, even for absurd amounts', () => {
    fc.assert(
      fc.property(anyOrder, anyAmount, anyAmount, (order, fee, couponDiscount) => {
        const { adjustment, points, ...parts } = orderTotals({
          ...order,
          fee,
          couponDiscount,
          cashback: fee,
        });
        for (const part of Object.values(parts))
          expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
        expect(Number.isSafeInteger(adjustment) && points >= 0).toBe(true);
      }),
    );
  });

  test('a larger coupon or more cashback never makes an order dearer', () => {
    fc.assert(
      fc.property(anyOrder, anyPrice, (order, more) => {
        const { grandTotal } = orderTotals({ ...order, setting: null });
        expect(
          orderTotals({
            ...order,
            setting: null,
            couponDiscount: minor(order.couponDiscount + more),
          }).grandTotal,
        ).toBeLessThanOrEqual(grandTotal);
        expect(
          orderTotals({ ...order, setting: null, cashback: minor(order.cashback + more) })
            .grandTotal,
        ).toBeLessThanOrEqual(grandTotal);
      }),
    );
  });
});
