import { EVERYBODY, type Range } from './experiment.contract';
import { append, missingFrom, sizeOf, takeLast } from './ranges';

test('neighbours become one range, in the order in which they were added', () => {
  expect(append([], [])).toEqual([]);
  expect(append([[0, 10]], [[10, 20]])).toEqual([[0, 20]]);
  expect(
    append(
      [
        [50, 60],
        [0, 10],
      ],
      [
        [10, 20],
        [20, 25],
        [40, 50],
      ],
    ),
  ).toEqual([
    [50, 60],
    [0, 25],
    [40, 50],
  ]);
});

test('appending and taking change no list that they were given', () => {
  const ranges: Range[] = [[0, 10]];
  append(ranges, [[10, 20]]);
  takeLast(ranges, 5);
  expect(ranges).toEqual([[0, 10]]);
});

test('the last buckets are taken, from as many ranges as it needs', () => {
  const ranges: Range[] = [
    [50, 60],
    [0, 10],
  ];
  expect(takeLast(ranges, 4)).toEqual([
    [
      [50, 60],
      [0, 6],
    ],
    [[6, 10]],
  ]);
  expect(takeLast(ranges, 10)).toEqual([[[50, 60]], [[0, 10]]]);
  expect(takeLast(ranges, 11)).toEqual([
    [[50, 59]],
    [
      [59, 60],
      [0, 10],
    ],
  ]);
});

test('taking more than there is takes all, and a count below 1 takes nothing', () => {
  expect(takeLast([[0, 10]], 11)).toEqual([[], [[0, 10]]]);
  expect(takeLast([], 1)).toEqual([[], []]);
  expect(takeLast([[0, 10]], 0)).toEqual([[[0, 10]], []]);
  expect(takeLast([[0, 10]], -3)).toEqual([[[0, 10]], []]);
});

test('the buckets outside are those before, between and behind the ranges', () => {
  expect(missingFrom([])).toEqual([[0, EVERYBODY]]);
  expect(missingFrom([[0, EVERYBODY]])).toEqual([]);
  expect(missingFrom([[0, 10]])).toEqual([[10, EVERYBODY]]);
  expect(missingFrom([[10, EVERYBODY]])).toEqual([[0, 10]]);
  expect(
    missingFrom([
      [30, 40],
      [10, 20],
      [20, 25],
    ]),
  ).toEqual([
    [0, 10],
    [25, 30],
    [40, EVERYBODY],
  ]);
});

test('the buckets outside leave out what two ranges share', () =>
  expect(
    sizeOf(
      missingFrom([
        [0, 100],
        [20, 50],
      ]),
    ),
  ).toBe(EVERYBODY - 100));
