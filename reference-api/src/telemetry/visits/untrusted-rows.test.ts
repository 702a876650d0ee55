import { untrustedRows } from './untrusted-rows';

test('5,000 rows fit in an hour, and again in the next', () => {
  let time = 0;
  const hasRoomFor = untrustedRows(() => new Date(time));
  expect([hasRoomFor(4999), hasRoomFor(1), hasRoomFor(1)]).toEqual([true, true, false]);
  time = 3_599_999;
  expect(hasRoomFor(1)).toBe(false);
  time = 3_600_000;
  expect(hasRoomFor(5000)).toBe(true);
});

test('a clock that is set back begins another hour', () => {
  let time = 7_200_000;
  const hasRoomFor = untrustedRows(() => new Date(time));
  expect([hasRoomFor(5000), hasRoomFor(1)]).toEqual([true, false]);
  time = 0;
  expect([hasRoomFor(5000), hasRoomFor(1)]).toEqual([true, false]);
});
