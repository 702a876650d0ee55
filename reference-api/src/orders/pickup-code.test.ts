import { pickupCode } from './pickup-code';

const codes = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => pickupCode(7, from + index));

test('a code is two letters and two digits in turn, without I, O, Q and Y', () => {
  for (const code of codes(1, 500)) expect(code).toMatch(/^(?:[A-HJ-NPR-XZ][0-9]){2}$/);
});

test('an order always has the same code; neighbours have unlike ones', () => {
  expect(pickupCode(7, 42)).toBe(pickupCode(7, 42));
  const [one = '', next = ''] = codes(42, 2);
  expect([...one].filter((sign, index) => sign === next[index]).length).toBeLessThan(3);
});

test('no code is repeated within 48,400 orders of a restaurant', () => {
  expect(new Set(codes(90_000, 48_400)).size).toBe(48_400);
});
