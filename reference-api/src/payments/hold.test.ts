import { attemptEnds, holdOf } from './hold';

const MINUTE = 60_000;
const lifetimes = { pix: 30 * MINUTE, other: 60 * MINUTE };

test.each([
  { kind: 'pix', recorded: 10, minutes: 10 },
  { kind: 'redirect', recorded: 25, minutes: 25 },
  { kind: 'pix', recorded: 31, minutes: 30 },
  { kind: 'app', recorded: 6000, minutes: 60 },
  { kind: 'pix', recorded: 0, minutes: 1 },
  { kind: 'redirect', recorded: -5, minutes: 1 },
  { kind: 'app', recorded: 0.5, minutes: 1 },
] as const)('$kind with $recorded in the record: $minutes minutes', ({ kind, recorded, minutes }) =>
  expect(holdOf(kind, { unpaid_order_minutes: recorded }, lifetimes)).toBe(minutes * MINUTE),
);

test('a payment that is charged at once has no hold', () =>
  expect(holdOf('card', { unpaid_order_minutes: 10 }, lifetimes)).toBeNull());

test('an attempt has its whole time, but all of them twice that of the first', () => {
  const ordered = new Date('2026-03-10T15:00:00Z');
  const endsAfter = (minutes: number) =>
    (attemptEnds(10 * MINUTE, ordered, new Date(ordered.getTime() + minutes * MINUTE)).getTime() -
      ordered.getTime()) /
    MINUTE;
  expect([0, 5, 10, 15, 25].map(endsAfter)).toEqual([10, 15, 20, 20, 20]);
});
