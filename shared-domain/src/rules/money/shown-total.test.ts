import type { TipChoice } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import { aGeneralLine, aRestaurant } from '../../testing';
import { cartTotalLines, cartTotals } from './cart-total';
import { generatedCashback } from './cashback';
import { pointsBase } from './loyalty';
import { serviceFeeAmount, serviceFeeOf } from './service-fee';
import { shownTotal, type TotalWords } from './shown-total';
import { isTipOffered, largestTip, offeredTip, suggestedTips, tipAmount } from './tips';
import type { TotalLine } from './total-lines';

const words: TotalWords = {
  say: (key, values) => [key, ...Object.values(values)].filter((it) => it !== '').join(' '),
  money: (amount) => `R$ ${amount / 100}`,
  method: 'Pix',
};
const shown = (line: Partial<TotalLine>, own: Partial<TotalWords> = {}) =>
  shownTotal([{ key: 'subtotal', amount: minor(8000), why: [], ...line }], { ...words, ...own })[0];

test('a row has the text of its key, its amount as money, and nothing else', () => {
  expect(shown({}, { method: '' })).toEqual({
    key: 'subtotal',
    label: 'totals.subtotal',
    value: 'R$ 80',
    was: '',
    wasLabel: '',
    note: '',
    tone: 'plain',
    why: [],
  });
});

test('a discounted delivery fee shows the fee before it, the kind of the discount and the reasons', () => {
  expect(
    shown({
      key: 'delivery-fee',
      amount: minor(400),
      was: minor(900),
      note: 'flat-fee',
      why: [{ key: 'fee', money: { fee: minor(900) }, values: {} }],
    }),
  ).toEqual({
    key: 'delivery-fee',
    label: 'totals.delivery-fee Pix',
    value: 'R$ 4',
    was: 'R$ 9',
    wasLabel: 'totals.was',
    note: 'totals.flat-fee',
    tone: 'discount',
    why: ['why.fee R$ 9 Pix'],
  });
});

test.each<{ case: string; line: Partial<TotalLine>; names?: TotalWords['names']; is: string }>([
  {
    case: 'a surcharge names the payment method',
    line: { key: 'method-addition' },
    is: 'totals.method-addition Pix',
  },
  {
    case: 'a service fee has the name of the record',
    line: { key: 'service-fee', name: 'Kitchen fee' },
    is: 'Kitchen fee',
  },
  {
    case: 'a service fee without a name has the text of its key',
    line: { key: 'service-fee', name: '' },
    is: 'totals.service-fee Pix',
  },
  {
    case: 'the label of the screen replaces the text',
    line: { key: 'total' },
    names: { total: 'Total payable' },
    is: 'Total payable',
  },
  {
    case: 'a label of another row changes nothing',
    line: { key: 'tip' },
    names: { total: 'Total payable' },
    is: 'totals.tip Pix',
  },
])('label: $case', ({ line, names = {}, is }) => expect(shown(line, { names })?.label).toBe(is));

test.each<[string, Partial<TotalLine>, string]>([
  ['a delivery that costs nothing is free', { key: 'delivery-fee', amount: ZERO }, 'totals.free'],
  [
    'a delivery that costs something shows it',
    { key: 'delivery-fee', amount: minor(1) },
    'R$ 0.01',
  ],
  ['a total of 0 is an amount', { key: 'total', amount: ZERO }, 'R$ 0'],
  ['a deduction is negative', { key: 'discount', amount: minor(-800) }, 'R$ -8'],
])('value: %s', (_case, line, is) => expect(shown(line)?.value).toBe(is));

test.each<{ case: string; line: Partial<TotalLine>; is: string }>([
  {
    case: 'the recipient of a service fee',
    line: { key: 'service-fee', recipient: 'The team' },
    is: 'totals.recipient The team',
  },
  {
    case: 'the kind of a fee discount',
    line: { key: 'delivery-fee', note: 'fee-discount' },
    is: 'totals.fee-discount',
  },
])('note: $case', ({ line, is }) => expect(shown(line)?.note).toBe(is));

test.each<{ key: TotalLine['key']; amount: number; was?: number; is: string }>([
  { key: 'subtotal', amount: 8000, is: 'plain' },
  { key: 'unused-discount', amount: 500, is: 'plain' },
  { key: 'discount', amount: -800, is: 'discount' },
  { key: 'cashback', amount: -1, is: 'discount' },
  { key: 'delivery-fee', amount: 400, was: 900, is: 'discount' },
  { key: 'rounding', amount: -100, is: 'plain' },
  { key: 'total', amount: 8000, is: 'total' },
])('a $key of $amount is $is', ({ key, amount, was, is }) =>
  expect(
    shown({ key, amount: minor(amount), ...(was === undefined ? {} : { was: minor(was) }) })?.tone,
  ).toBe(is),
);

describe('the total of a cart', () => {
  const lines = [
    aGeneralLine({ lineId: 'a', price: minor(1250), qty: 3 }),
    aGeneralLine({ lineId: 'b', price: minor(1250) }),
  ];
  const fee = {
    name: 'Kitchen fee',
    recipient: 'The team',
    value: 4,
    valueType: 'percent' as const,
  };
  const kitchen = aRestaurant({ name: 'Slice House', service_fee: fee, table_service_fee: 10 });

  test('[CART-11] a cart to which nothing is added has a total alone', () => {
    const total = [{ key: 'total', amount: 5000, why: [] }];
    expect(cartTotalLines(lines, aRestaurant(), false)).toEqual(total);
    expect(cartTotalLines(lines, null, false)).toEqual(total);
  });

  test.each([
    ['of the record', false, 200, 'Kitchen fee', 'The team', 4],
    ['of a table', true, 500, '', 'Slice House', 10],
  ])(
    'a service fee %s stands between the subtotal and the total',
    (_case, isTable, amount, name, recipient, percent) => {
      expect(cartTotalLines(lines, kitchen, isTable)).toEqual([
        {
          key: 'subtotal',
          amount: 5000,
          why: [{ key: 'items', money: {}, values: { count: 4 } }],
        },
        {
          key: 'service-fee',
          amount,
          name,
          recipient,
          why: [{ key: 'share', money: { base: 5000 }, values: { percent } }],
        },
        { key: 'total', amount: 5000 + amount, why: [] },
      ]);
    },
  );

  test('in a currency without decimals the total is whole units, and what the lines lack to it has a line', () => {
    const halves = [
      aGeneralLine({ lineId: 'a', price: minor(1250) }),
      aGeneralLine({ lineId: 'b', price: minor(1260) }),
      aGeneralLine({ lineId: 'c', price: minor(1250) }),
    ];
    const info = aRestaurant({ currency: 'PYG' });
    expect(cartTotals(halves, info, false)).toMatchObject({ subtotal: 3800, grandTotal: 3800 });
    expect(cartTotals(halves, null, false)).toMatchObject({ subtotal: 3760, grandTotal: 3760 });
    expect(cartTotalLines(halves, info, false)).toEqual([
      { key: 'rounding', amount: -100, why: [] },
      { key: 'total', amount: 3800, why: [] },
    ]);
  });
});

describe('extra charges', () => {
  const fee = {
    name: 'Kitchen fee',
    recipient: 'The team',
    value: 3,
    valueType: 'percent' as const,
  };
  const info = aRestaurant({
    name: 'Slice House',
    currency: 'USD',
    service_fee: fee,
    table_service_fee: 10,
    tips: { percents: [20, 15, 18, 15] },
  });

  test('[OPEN-063] each type has the fee of the record, a table its own', () => {
    expect(serviceFeeOf(info, 'delivery')).toEqual(fee);
    expect(serviceFeeOf(info, null)).toEqual(fee);
    expect(serviceFeeOf(info, 'table')).toEqual({
      name: '',
      recipient: 'Slice House',
      value: 10,
      valueType: 'percent',
    });
    expect(serviceFeeOf(aRestaurant(), 'table')).toBeNull();
    expect(serviceFeeOf(aRestaurant(), 'delivery')).toBeNull();
  });

  test.each([
    { of: fee, subtotal: 2500, currency: 'USD', is: 75 },
    { of: fee, subtotal: 1650, currency: 'USD', is: 50 },
    { of: fee, subtotal: 2_550_00, currency: 'PYG', is: 7700 },
    { of: { ...fee, value: 250 }, subtotal: 1000, currency: 'USD', is: 1000 },
    { of: { ...fee, value: 1.5, valueType: 'fix' as const }, subtotal: 1, currency: '', is: 150 },
    { of: { ...fee, value: 1.5, valueType: 'fix' as const }, subtotal: 0, currency: '', is: 0 },
    { of: null, subtotal: 1000, currency: '', is: 0 },
  ])('a fee of $of.value on $subtotal $currency is $is', ({ of, subtotal, currency, is }) =>
    expect(serviceFeeAmount(of, minor(subtotal), currency)).toBe(is),
  );

  test.each<{ choice: TipChoice | null; subtotal: number; currency: string; is: number }>([
    { choice: null, subtotal: 5000, currency: 'USD', is: 0 },
    { choice: { kind: 'percent', percent: 18 }, subtotal: 4825, currency: 'USD', is: 869 },
    { choice: { kind: 'percent', percent: 15 }, subtotal: 4_321_00, currency: 'PYG', is: 64_800 },
    { choice: { kind: 'amount', amount: ZERO }, subtotal: 5000, currency: 'USD', is: 0 },
    { choice: { kind: 'amount', amount: minor(500) }, subtotal: 450, currency: 'USD', is: 500 },
    { choice: { kind: 'amount', amount: minor(9999) }, subtotal: 450, currency: 'USD', is: 2000 },
    { choice: { kind: 'amount', amount: minor(-5) }, subtotal: 450, currency: 'USD', is: 0 },
  ])('a tip of $choice on $subtotal $currency is $is', ({ choice, subtotal, currency, is }) =>
    expect(tipAmount(choice, minor(subtotal), currency)).toBe(is),
  );

  test('tips are suggested in ascending order, of the subtotal alone, and not at a table', () => {
    expect(suggestedTips(info, minor(4000))).toEqual([
      { percent: 15, amount: 600 },
      { percent: 18, amount: 720 },
      { percent: 20, amount: 800 },
    ]);
    expect(suggestedTips(aRestaurant(), minor(4000))).toEqual([]);
    expect([isTipOffered(info, 'balcony'), isTipOffered(info, 'table')]).toEqual([true, false]);
    expect(isTipOffered(aRestaurant(), 'delivery')).toBe(false);
    expect([largestTip(minor(450)), largestTip(minor(9000))]).toEqual([2000, 9000]);
  });

  test('[LOYALTY-13] [OPEN-061] neither a tip nor a service fee earns points or cashback', () => {
    const totals = {
      grandTotal: minor(10_000),
      deliveryFee: minor(1000),
      deliveryFeeDiscount: minor(400),
    };
    const settings = { enabled: true, maxCashbackValue: ZERO, cashbackPercent: 10 };
    const more = { ...totals, grandTotal: minor(12_500), serviceFee: minor(500), tip: minor(2000) };
    expect([pointsBase(totals), pointsBase(more)]).toEqual([9400, 9400]);
    expect([generatedCashback(totals, settings), generatedCashback(more, settings)]).toEqual([
      940, 940,
    ]);
  });
});

describe('tips', () => {
  const info = aRestaurant({ currency: 'USD', tips: { percents: [15, 18] } });
  const AMOUNT: TipChoice = { kind: 'amount', amount: minor(500) };
  const OF_18: TipChoice = { kind: 'percent', percent: 18 };
  const OF_20: TipChoice = { kind: 'percent', percent: 20 };

  test.each<{ case: string; of: TipChoice | null; is: TipChoice | null }>([
    { case: 'an amount', of: AMOUNT, is: AMOUNT },
    { case: 'a suggestion of the record', of: OF_18, is: OF_18 },
    { case: 'a suggestion that the record no longer has', of: OF_20, is: null },
    { case: 'no choice', of: null, is: null },
  ])('the tip of $case is $is', ({ of, is }) =>
    expect(offeredTip(info, 'delivery', of)).toEqual(is),
  );

  test('neither a table nor a restaurant without tips has one', () => {
    expect(offeredTip(info, 'table', AMOUNT)).toBeNull();
    expect(offeredTip(aRestaurant(), 'delivery', AMOUNT)).toBeNull();
    expect(offeredTip(aRestaurant(), 'delivery', OF_18)).toBeNull();
  });

  test('the first four different suggestions of the record are shown, in ascending order', () => {
    const many = aRestaurant({ currency: 'USD', tips: { percents: [25, 10, 25, 20, 15, 5, 1] } });
    expect(suggestedTips(many, minor(1000))).toEqual([
      { percent: 10, amount: 100 },
      { percent: 15, amount: 150 },
      { percent: 20, amount: 200 },
      { percent: 25, amount: 250 },
    ]);
  });

  test.each([
    { subtotal: 0, is: 2000 },
    { subtotal: 2000, is: 2000 },
    { subtotal: 2001, is: 2001 },
  ])('the largest tip of an order of $subtotal is $is', ({ subtotal, is }) =>
    expect(largestTip(minor(subtotal))).toBe(is),
  );
});
