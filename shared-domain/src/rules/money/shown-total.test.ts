import { minor, ZERO } from '../../contracts/primitives';
import { shownTotal, type TotalWords } from './shown-total';
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

test('rows have the order of the lines', () => {
  const lines: TotalLine[] = [
    { key: 'subtotal', amount: minor(8000), why: [] },
    { key: 'tip', amount: minor(500), why: [] },
    { key: 'total', amount: minor(8500), why: [] },
  ];
  expect(shownTotal(lines, words).map(({ key, value }) => [key, value])).toEqual([
    ['subtotal', 'R$ 80'],
    ['tip', 'R$ 5'],
    ['total', 'R$ 85'],
  ]);
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

test.each<{ case: string; line: Partial<TotalLine>; is: string }>([
  {
    case: 'a delivery that costs nothing is free',
    line: { key: 'delivery-fee', amount: ZERO },
    is: 'totals.free',
  },
  {
    case: 'a delivery that costs something shows it',
    line: { key: 'delivery-fee', amount: minor(1) },
    is: 'R$ 0.01',
  },
  { case: 'a total of 0 is an amount', line: { key: 'total', amount: ZERO }, is: 'R$ 0' },
  { case: 'a deduction is negative', line: { key: 'discount', amount: minor(-800) }, is: 'R$ -8' },
])('value: $case', ({ line, is }) => expect(shown(line)?.value).toBe(is));

test('a fee waived whole is free and shows what it was', () => {
  expect(shown({ key: 'delivery-fee', amount: ZERO, was: minor(900) })).toMatchObject({
    value: 'totals.free',
    was: 'R$ 9',
    wasLabel: 'totals.was',
  });
});

test.each<{ case: string; line: Partial<TotalLine>; is: string }>([
  {
    case: 'the recipient of a service fee',
    line: { key: 'service-fee', recipient: 'The team' },
    is: 'totals.recipient The team',
  },
  {
    case: 'no recipient',
    line: { key: 'service-fee', recipient: '' },
    is: '',
  },
  {
    case: 'the kind of a fee discount',
    line: { key: 'delivery-fee', note: 'fee-discount' },
    is: 'totals.fee-discount',
  },
])('note: $case', ({ line, is }) => expect(shown(line)?.note).toBe(is));

test.each<{ key: TotalLine['key']; amount: number; was?: number; is: string }>([
  { key: 'subtotal', amount: 8000, is: 'plain' },
  { key: 'subtotal', amount: 0, is: 'plain' },
  { key: 'method-addition', amount: 150, is: 'plain' },
  { key: 'unused-discount', amount: 500, is: 'plain' },
  { key: 'discount', amount: -800, is: 'discount' },
  { key: 'cashback', amount: -1, is: 'discount' },
  { key: 'delivery-fee', amount: 400, was: 900, is: 'discount' },
  { key: 'rounding', amount: -100, is: 'plain' },
  { key: 'rounding', amount: 100, is: 'plain' },
  { key: 'total', amount: 8000, is: 'total' },
  { key: 'total', amount: 0, is: 'total' },
])('a $key of $amount is $is', ({ key, amount, was, is }) =>
  expect(
    shown({ key, amount: minor(amount), ...(was === undefined ? {} : { was: minor(was) }) })?.tone,
  ).toBe(is),
);
