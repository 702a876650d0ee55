import { isRecoveryFresh } from './cart-recovery';

const CREATED = '2026-03-10T15:00:00.000Z';
const after = (milliseconds: number) => Date.parse(CREATED) + milliseconds;
const FOUR_HOURS = 4 * 3_600_000;

test.each([
  { case: 'at once', at: CREATED, now: after(0), is: true },
  { case: 'a millisecond before four hours', at: CREATED, now: after(FOUR_HOURS - 1), is: true },
  { case: 'four hours later', at: CREATED, now: after(FOUR_HOURS), is: false },
  { case: 'days later', at: CREATED, now: after(50 * FOUR_HOURS), is: false },
  { case: 'by a clock that is a little slow', at: CREATED, now: after(-60_000), is: true },
  { case: 'of an unreadable time', at: 'yesterday', now: after(0), is: false },
])('[CART-26] a saved cart $case can be continued: $is', ({ at, now, is }) =>
  expect(isRecoveryFresh(at, now)).toBe(is),
);
