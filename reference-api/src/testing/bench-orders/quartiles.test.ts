import { quartiles } from './quartiles';

test.each([
  { of: [5], lower: 5, median: 5, upper: 5 },
  { of: [4, 1, 3, 2, 5], lower: 2, median: 3, upper: 4 },
  { of: [1, 2, 3, 4], lower: 1.75, median: 2.5, upper: 3.25 },
])('the quartiles of $of', ({ of, ...found }) => expect(quartiles(of)).toEqual(found));

test('of nothing there are none', () => expect(() => quartiles([])).toThrow('no values'));
