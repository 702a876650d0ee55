import fc from 'fast-check';
import type { Coupon, OrderDetails } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import { aGeneralLine, anOrder } from '../../testing';
import { anyAmount, anyPrice } from '../../testing/arbitraries';
import { orderTotals } from './order-totals';
import { storedAmounts, storedContext } from './stored-total';
import { type TotalLine, totalLines, type TotalLinesOptions } from './total-lines';
import type { TotalAmounts, TotalsContext } from './total-reasons';
import { plainAmounts, plainContext } from './totals.test-kit';
import { whyTexts } from './why-texts';

describe('lines of a total', () => {
  const plain = plainAmounts(minor(8000));
  const nothing = plainContext(2);
  const shown = (
    amounts: Partial<TotalAmounts>,
    context: Partial<TotalsContext> = {},
    options?: TotalLinesOptions,
  ) =>
    totalLines({ ...plain, ...amounts }, { ...nothing, ...context }, options).map(
      ({ key, amount }) => `${key} ${amount}`,
    );
  const why = (
    amounts: Partial<TotalAmounts>,
    context: Partial<TotalsContext> = {},
    options?: TotalLinesOptions,
  ) =>
    Object.fromEntries(
      totalLines({ ...plain, ...amounts }, { ...nothing, ...context }, options).map((line) => [
        line.key,
        line.why.map(({ key, money, values }) => ({ key, ...money, ...values })),
      ]),
    );

  const percentOff: Coupon = {
    id: '1',
    code: 'DEZ',
    type: 'percentDiscount',
    fixDiscount: ZERO,
    percentDiscount: 10,
    minOrderValue: ZERO,
    onlyOneUsePerClient: false,
    enableUseFeaturedItems: true,
  };
  const moneyOff: Coupon = {
    ...percentOff,
    type: 'fixDiscount',
    percentDiscount: 0,
    fixDiscount: minor(1500),
  };

  test.each<{ case: string; amounts: Partial<TotalAmounts>; is: string[] }>([
    { case: 'nothing but the cart', amounts: {}, is: ['subtotal 8000', 'total 8000'] },
    {
      case: 'a delivery',
      amounts: { deliveryFee: minor(900), grandTotal: minor(8900) },
      is: ['subtotal 8000', 'delivery-fee 900', 'total 8900'],
    },
    {
      case: 'a fee that is waived whole is still shown',
      amounts: { deliveryFee: minor(900), deliveryFeeDiscount: minor(900) },
      is: ['subtotal 8000', 'delivery-fee 0', 'total 8000'],
    },
    {
      case: 'everything',
      is: [
        'subtotal 8000',
        'delivery-fee 400',
        'discount -800',
        'cashback -1000',
        'method-addition 150',
        'total 6750',
      ],
      amounts: {
        couponDiscount: minor(800),
        deliveryFee: minor(900),
        deliveryFeeDiscount: minor(500),
        cashbackSpent: minor(1000),
        adjustment: minor(150),
        grandTotal: minor(6750),
      },
    },
    {
      case: 'a method that is cheaper',
      amounts: { adjustment: minor(-400), grandTotal: minor(7600) },
      is: ['subtotal 8000', 'method-discount -400', 'total 7600'],
    },
  ])(
    '[CHECKOUT-02] the lines in their order, those without a value absent: $case',
    ({ amounts, is }) => expect(shown(amounts)).toEqual(is),
  );

  test('[DELIVERY-06] [DELIVERY-48] [OPEN-057] a discounted fee is one line: what is paid, what it was, why', () => {
    const amounts = {
      deliveryFee: minor(490),
      deliveryFeeDiscount: minor(300),
      grandTotal: minor(8190),
    };
    const feeOf = (discountType: string) =>
      totalLines(
        { ...plain, ...amounts },
        { ...nothing, feeDiscount: { discountType, from: null } },
        { isFeeShown: true },
      )[1];
    expect(feeOf('flat_fee')).toMatchObject({ amount: 190, was: 490, note: 'flat-fee' });
    expect(feeOf('percent')).toMatchObject({ amount: 190, was: 490, note: 'fee-discount' });
    expect(shown({}, {}, { isFeeShown: true })).toEqual([
      'subtotal 8000',
      'delivery-fee 0',
      'total 8000',
    ]);
  });

  test('the service fee and the tip are the last lines before the total, the fee with its name', () => {
    const lines = totalLines(
      { ...plain, serviceFee: minor(240), tip: minor(1440), grandTotal: minor(9680) },
      {
        ...nothing,
        serviceFee: { name: 'Kitchen fee', recipient: 'The team', value: 3, valueType: 'percent' },
      },
    );
    expect(lines.slice(1)).toEqual([
      {
        key: 'service-fee',
        amount: 240,
        name: 'Kitchen fee',
        recipient: 'The team',
        why: [{ key: 'share', money: { base: 8000 }, values: { percent: 3 } }],
      },
      { key: 'tip', amount: 1440, why: [] },
      { key: 'total', amount: 9680, why: [] },
    ]);
  });

  test('each line says why', () => {
    const amounts = {
      couponDiscount: minor(800),
      deliveryFee: minor(900),
      deliveryFeeDiscount: minor(500),
      cashbackSpent: minor(1000),
      adjustment: minor(132),
      grandTotal: minor(6732),
    };
    expect(
      why(amounts, {
        place: 'Centro',
        coupon: percentOff,
        available: minor(2750),
        feeDiscount: { discountType: 'fixed', from: minor(4000) },
        setting: { value: 2, valueType: 'percent' },
      }),
    ).toEqual({
      subtotal: [{ key: 'items', count: 2 }],
      'delivery-fee': [
        { key: 'fee-to', place: 'Centro', fee: 900 },
        { key: 'fee-off-from', amount: 500, from: 4000 },
      ],
      discount: [
        { key: 'coupon', code: 'DEZ' },
        { key: 'share', percent: 10, base: 8000 },
      ],
      cashback: [{ key: 'cashback', available: 2750 }],
      'method-addition': [{ key: 'share', percent: 2, base: 6600 }],
      total: [],
    });
  });

  test.each([
    {
      case: 'a fixed surcharge',
      given: () =>
        why({ adjustment: minor(150) }, { setting: { value: 1.5, valueType: 'fix' } })[
          'method-addition'
        ],
      is: [{ key: 'method-more', amount: 150 }],
    },
    {
      case: 'a flat fee',
      given: () =>
        why(
          { deliveryFee: minor(900), deliveryFeeDiscount: minor(500) },
          { feeDiscount: { discountType: 'flat_fee', from: minor(4000) } },
        )['delivery-fee'],
      is: [
        { key: 'fee', fee: 900 },
        { key: 'fee-flat-from', amount: 400, from: 4000 },
      ],
    },
    {
      case: '[COUPON-09] a coupon of more than the cart',
      given: () =>
        why({ subtotal: minor(1000), couponDiscount: minor(1000) }, { coupon: moneyOff })[
          'discount'
        ],
      is: [
        { key: 'coupon', code: 'DEZ' },
        { key: 'coupon-capped', value: 1500, subtotal: 1000 },
      ],
    },
    {
      case: '[OPEN-065] a total that went below 0',
      given: () =>
        why(
          { subtotal: minor(1000), couponDiscount: minor(1500), grandTotal: ZERO },
          { coupon: moneyOff },
        )['unused-discount'],
      is: [{ key: 'floored' }],
    },
  ])('the reason of $case', ({ given, is }) => expect(given()).toEqual(is));

  test('[OPEN-057] a stored order keeps a flat fee and a fixed setting of its method', () => {
    const details: OrderDetails = {
      ...anOrder().details,
      discountType: 'flat_fee',
      paymenthMethodValue: 1.5,
      paymenthMethodValueType: 'fix',
    };
    expect(storedContext({ ...anOrder(), details })).toMatchObject({
      feeDiscount: { discountType: 'flat_fee', from: null },
      setting: { value: 1.5, valueType: 'fix' },
    });
  });

  test('a stored order has the lines its draft had', () => {
    const details: OrderDetails = {
      ...anOrder().details,
      total: minor(8000),
      discountValue: minor(800),
      deliveryFee: minor(900),
      deliveryFeeDiscount: minor(500),
      discountType: 'percent',
      cashbackSpent: minor(1000),
      operatedValue: minor(132),
      paymenthMethodOperation: 'addition',
      paymenthMethodValue: 2,
      paymenthMethodValueType: 'percent',
      grandTotal: minor(6732),
    };
    const order = { ...anOrder(), details };
    expect(totalLines(storedAmounts(details), storedContext(order))).toEqual([
      { key: 'subtotal', amount: 8000, why: [{ key: 'items', money: {}, values: { count: 1 } }] },
      {
        key: 'delivery-fee',
        amount: 400,
        was: 900,
        note: 'fee-discount',
        why: [
          { key: 'fee-to', money: { fee: 900 }, values: { place: 'Consolação' } },
          { key: 'fee-off', money: { amount: 500 }, values: {} },
        ],
      },
      { key: 'discount', amount: -800, why: [] },
      { key: 'cashback', amount: -1000, why: [] },
      {
        key: 'method-addition',
        amount: 132,
        why: [{ key: 'share', money: { base: 6600 }, values: { percent: 2 } }],
      },
      { key: 'total', amount: 6732, why: [] },
    ]);
    expect(storedAmounts({ ...details, paymenthMethodOperation: 'discount' }).adjustment).toBe(
      -132,
    );
    expect(
      storedContext({
        ...order,
        details: {
          ...details,
          deliveryType: 'balcony',
          paymenthMethodValueType: '',
          discountType: '',
        },
      }),
    ).toMatchObject({ place: '', setting: null, feeDiscount: null });
  });

  test('for any order the lines add up to its total', () => {
    const anySetting = fc.option(
      fc.record({
        paymentType: fc.constant('pix'),
        isActive: fc.constant(true),
        value: fc.double({ min: 0.01, max: 200, noNaN: true }),
        valueType: fc.constantFrom('fix' as const, 'percent' as const),
        operation: fc.constantFrom('addition' as const, 'discount' as const),
      }),
    );
    fc.assert(
      fc.property(
        anyPrice,
        anyPrice,
        anyPrice,
        fc.integer({ min: 0, max: 100 }),
        anyAmount,
        anySetting,
        (price, fee, couponDiscount, percent, cashback, setting) => {
          const totals = orderTotals({
            lines: [aGeneralLine({ price, extras: [] })],
            deliveryType: 'delivery',
            fee,
            feeDiscount: { value: percent, discountType: 'percent' },
            couponDiscount,
            cashback,
            setting,
            serviceFee: {
              name: 'Fee',
              recipient: 'Team',
              value: percent + 1,
              valueType: 'percent',
            },
            tip: { kind: 'amount', amount: cashback },
          });
          const lines = totalLines(totals, { ...nothing, setting });
          const total = lines.at(-1)!;
          const parts = lines.slice(0, -1).reduce((all, { amount }) => all + amount, 0);
          expect(total.amount).toBe(parts);
          expect(
            lines.filter(
              ({ key, amount }) =>
                amount === 0 && !['subtotal', 'delivery-fee', 'total'].includes(key),
            ),
          ).toEqual([]);
        },
      ),
    );
  });
});

describe('bounds of the lines', () => {
  const plain = plainAmounts(minor(2500));
  const nothing = plainContext(0);
  const halves = ['a', 'b'].map((lineId) => aGeneralLine({ lineId, price: minor(1250) }));
  const subtotal = { key: 'subtotal', amount: 2500, why: [] };
  const total = { key: 'total', amount: 2500, why: [] };

  test('what the lines above the total lack to its subtotal has the first line', () => {
    expect(totalLines(plain, nothing, { lines: halves, currency: 'PYG' })).toEqual([
      { key: 'rounding', amount: -100, why: [] },
      subtotal,
      total,
    ]);
  });

  test.each([
    { case: 'lines that add up', options: { lines: halves, currency: 'BRL' } },
    { case: 'lines without a currency', options: { lines: halves } },
    { case: 'a screen without lines', options: { currency: 'PYG' } },
  ])('$case: no rounding', ({ options }) =>
    expect(totalLines(plain, nothing, options)).toEqual([subtotal, total]),
  );

  test('a fee without a discount has neither an amount before it nor a note', () => {
    const amounts = { ...plain, deliveryFee: minor(900), grandTotal: minor(3400) };
    const context = { ...nothing, feeDiscount: { discountType: 'flat_fee', from: null } };
    const fee = totalLines(amounts, context)[1];
    expect(fee).toEqual({
      key: 'delivery-fee',
      amount: 900,
      why: [{ key: 'fee', money: { fee: 900 }, values: {} }],
    });
  });

  test.each([
    { couponDiscount: 2499, unused: [] },
    { couponDiscount: 2500, unused: [] },
    { couponDiscount: 2501, unused: [1] },
  ])('a coupon of $couponDiscount on 2500 leaves $unused unused', ({ couponDiscount, unused }) => {
    const lines = totalLines({ ...plain, couponDiscount: minor(couponDiscount) }, nothing);
    expect(
      lines.filter(({ key }) => key === 'unused-discount').map(({ amount }) => amount),
    ).toEqual(unused);
  });
});

const money = (amount: number): string => `R$ ${amount / 100}`;
const say = (key: string, values: Readonly<Record<string, string | number>>): string =>
  `${key} ${JSON.stringify(values)}`;

test('each reason is a sentence with its amounts as money, its values and the method', () => {
  const why: TotalLine['why'] = [
    { key: 'fee-to', money: { fee: minor(900) }, values: { place: 'Centro' } },
    { key: 'floored', money: {}, values: {} },
  ];
  expect(whyTexts({ why }, say, money, 'Pix')).toEqual([
    'why.fee-to {"place":"Centro","fee":"R$ 9","method":"Pix"}',
    'why.floored {"method":"Pix"}',
  ]);
});

test('a stored service fee has the name and the recipient of its order', () => {
  const order = anOrder();
  const details: OrderDetails = {
    ...order.details,
    total: minor(8000),
    serviceFee: minor(240),
    serviceFeeName: 'Kitchen fee',
    serviceFeeRecipient: 'The team',
    grandTotal: minor(8240),
  };
  const lines = totalLines(storedAmounts(details), storedContext({ ...order, details }));
  expect(lines.filter(({ key }) => key === 'service-fee')).toEqual([
    { key: 'service-fee', amount: 240, name: 'Kitchen fee', recipient: 'The team', why: [] },
  ]);
});
