import { attemptEnds, holdOf } from './hold';

const MINUTE = 60_000;
const lifetimes = { pix: 30 * MINUTE, other: 60 * MINUTE };

test.each([
  { kind: 'pix', says: 10, minutes: 10 }, { kind: 'redirect', says: 25, minutes: 25 }, { kind: 'pix', says: 31, minutes: 30 }, { kind: 'app', says: 6000, minutes: 60 },
  { kind: 'pix', says: 0, minutes: 1 }, { kind: 'redirect', says: -5, minutes: 1 }, { kind: 'app', says: 0.5, minutes: 1 },
] as const)('$kind with $says in the record: $minutes minutes', ({ kind, says, minutes }) =>
  expect(holdOf(kind, { unpaid_order_minutes: says }, lifetimes)).toBe(minutes * MINUTE));

test('what is charged at once holds nothing', () => expect(holdOf('card', { unpaid_order_minutes: 10 }, lifetimes)).toBeNull());

test('an attempt has its whole time, but all of them twice that of the first', () => {
  const ordered = new Date('2026-03-10T15:00:00Z');
  const endsAfter = (minutes: number) => (attemptEnds(10 * MINUTE, ordered, new Date(ordered.getTime() + minutes * MINUTE)).getTime() - ordered.getTime()) / MINUTE;
  expect([0, 5, 10, 15, 25].map(endsAfter)).toEqual([10, 15, 20, 20, 20]);
});
