import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  Id,
  Money,
  flag,
  list,
  minor,
  money,
  on,
  optionalMoney,
  strictList,
  text,
  toDecimal,
  toMinor,
} from './primitives';

describe('money', () => {
  test.each([
    { decimal: 18.9, hundredths: 1890 },
    { decimal: 0.1 + 0.2, hundredths: 30 },
    { decimal: 1.005, hundredths: 101 },
    { decimal: -1.005, hundredths: -101 },
    { decimal: 1.004, hundredths: 100 },
    { decimal: 0, hundredths: 0 },
    { decimal: -0, hundredths: 0 },
    { decimal: 1250000, hundredths: 125000000 },
  ])('$decimal is $hundredths hundredths', ({ decimal, hundredths }) =>
    expect(toMinor(decimal)).toBe(hundredths),
  );

  test('survives the wire: decoding what was encoded gives the same hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }).map(minor), (amount) => {
        expect(z.decode(Money, z.encode(Money, amount))).toBe(amount);
        expect(toMinor(JSON.parse(JSON.stringify(toDecimal(amount))))).toBe(amount);
      }),
    );
  });

  test('survives the other way too, for decimals with two places', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }).map((n) => n / 100),
        (decimal) => expect(z.encode(Money, z.decode(Money, decimal))).toBe(decimal + 0),
      ),
    );
  });

  test('a fraction of a hundredth is no amount', () => {
    for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => minor(value)).toThrow(RangeError);
  });

  test.each(['1.50', null, 1e13, {}, true])('%p is no price', (wire) =>
    expect(z.safeParse(Money, wire).success).toBe(false),
  );
  test.each([undefined, null])('%p is 0 where money may be left out', (wire) => {
    expect(z.parse(money(), wire)).toBe(0);
    expect(z.parse(optionalMoney(), wire)).toBe(0);
  });
  test.each(['1.50', 1e300, {}, [], true])(
    '%p reads as 0 where it matters little and is refused where it would be a gift',
    (wire) => {
      expect(z.parse(money(), wire)).toBe(0);
      expect(z.safeParse(optionalMoney(), wire).success).toBe(false);
    },
  );
});

test.each([
  { wire: 1, off: true, on: true },
  { wire: '1', off: true, on: true },
  { wire: true, off: true, on: true },
  { wire: 'true', off: true, on: true },
  { wire: 0, off: false, on: false },
  { wire: '0', off: false, on: false },
  { wire: false, off: false, on: false },
  { wire: 'false', off: false, on: false },
  { wire: undefined, off: false, on: true },
  { wire: null, off: false, on: true },
  { wire: {}, off: false, on: true },
  { wire: 'maybe', off: false, on: true },
])(
  'a switch of $wire: $off when it is off by default, $on when it is on by default',
  ({ wire, ...read }) => {
    expect(z.parse(flag(), wire)).toBe(read.off);
    expect(z.parse(on(), wire)).toBe(read.on);
  },
);

test.each([
  { wire: 7, id: '7' },
  { wire: '7', id: '7' },
  { wire: 'a-7', id: 'a-7' },
])('the id $wire is the text $id', ({ wire, id }) => expect(z.parse(Id, wire)).toBe(id));

test.each([
  { wire: 'x', read: 'x' },
  { wire: undefined, read: '' },
  { wire: null, read: '' },
  { wire: 7, read: '' },
])('the text $wire reads as "$read"', ({ wire, read }) => {
  expect(z.parse(text(), wire)).toBe(read);
});

describe('lists', () => {
  test('a broken entry is dropped alone; what is no list is empty', () => {
    expect(z.parse(list(Money), [1, 'x', null, 2])).toEqual([100, 200]);
    for (const wire of [undefined, null, 'x', 7, {}])
      expect(z.parse(list(Money), wire)).toEqual([]);
  });

  test('where every entry counts one broken entry breaks the whole', () => {
    expect(z.safeParse(strictList(Money), [1, 'x']).success).toBe(false);
    expect(z.parse(strictList(Money), undefined)).toEqual([]);
    expect(z.safeParse(strictList(Money), Array(501).fill(1)).success).toBe(false);
  });

  test('entries are written back as they came', () =>
    expect(z.encode(list(Money), z.parse(list(Money), [1.5, 2]))).toEqual([1.5, 2]));
});
