import { median, medians, spread } from './median';

test.each([
  { values: [3], expected: 3 },
  { values: [9, 1, 5], expected: 5 },
  { values: [4, 1, 2, 100], expected: 3 },
])('the median of $values is $expected', ({ values, expected }) =>
  expect(median(values)).toBe(expected),
);

test('no values have no median', () => expect(() => median([])).toThrow('no values'));

test('each number of a record has a median of its own', () => {
  expect(
    medians([
      { a: 1, b: 30 },
      { a: 2, b: 10 },
      { a: 3, b: 20 },
    ]),
  ).toEqual({ a: 2, b: 20 });
});

test('the spread is that of the values that exist', () => {
  expect(spread([3, null, 1, 2])).toEqual({ median: 2, least: 1, greatest: 3 });
  expect(spread([null])).toBeNull();
});
