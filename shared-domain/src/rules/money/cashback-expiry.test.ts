import { daysUntil, expiryTone } from './cashback-expiry';

const NOON = new Date('2026-03-10T15:00:00Z');

test.each([
  { date: '2026-03-09', tone: 'danger' },
  { date: '2026-03-10', tone: 'danger' },
  { date: '2026-03-11', tone: 'warning' },
  { date: '2026-03-17', tone: 'warning' },
  { date: '2026-03-18', tone: 'success' },
  { date: null, tone: 'success' },
  { date: 'soon', tone: 'success' },
])('[LOYALTY-14] cashback until $date is $tone', ({ date, tone }) =>
  expect(expiryTone(date, NOON, 'America/Sao_Paulo')).toBe(tone),
);

test('days are counted by the calendar of the restaurant', () => {
  const lateEvening = new Date('2026-03-11T01:30:00Z');
  expect(daysUntil('2026-03-11', lateEvening, 'America/Sao_Paulo')).toBe(1);
  expect(daysUntil('2026-03-11', lateEvening, 'UTC')).toBe(0);
});

test('a clock beyond the year 9999 gives no number of days', () =>
  expect(daysUntil('2026-03-10', new Date('+010000-01-01T00:00:00Z'), 'UTC')).toBeNull());

test('days until a day of another month count the days of the month between', () => {
  expect(daysUntil('2026-03-01', new Date('2026-02-27T12:00:00Z'), 'UTC')).toBe(2);
  expect(daysUntil('2026-02-27', new Date('2026-03-01T12:00:00Z'), 'UTC')).toBe(-2);
});
