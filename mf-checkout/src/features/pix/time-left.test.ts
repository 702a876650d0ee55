import { secondsLeft, spokenMinutes, watchFace } from './time-left';

const now = Date.parse('2026-03-10T15:00:00Z');

test.each([
  ['2026-03-10T15:00:00.001Z', 1],
  ['2026-03-10T15:01:00Z', 60],
  ['2026-03-10T15:00:00Z', 0],
  ['2026-03-10T14:00:00Z', 0],
  ['', 0],
  ['soon', 0],
])('until %j there are %i seconds', (until, seconds) =>
  expect(secondsLeft(until, now)).toBe(seconds),
);

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3599, '59:59'],
  [3605, '1:00:05'],
  [90_000, '25:00:00'],
])('%i seconds are shown as %s', (seconds, face) => expect(watchFace(seconds)).toBe(face));

test('the time left is said twice, not every second', () => {
  const said = Array.from({ length: 900 }, (_, index) => spokenMinutes(900 - index)).filter(
    (minutes, index, all) => minutes !== null && minutes !== all[index - 1],
  );
  expect(said).toEqual([5, 1]);
});
