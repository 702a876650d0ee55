import { p75 } from './interactions';

test.each([
  [[8], 8],
  [[40, 8, 16, 24], 24],
  [[1, 2, 3, 4, 5], 4],
])('three quarters of %j are at most %d', (values, expected) => expect(p75(values)).toBe(expected));

test('a story without interactions has no percentile', () => expect(() => p75([])).toThrow());
