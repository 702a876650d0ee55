import { dayAt, openingOf } from './opening';

test.each(['is_closed', 'blocked', 'shift_has_delivery', 'no_takeout'])(
  'a changed %s is another opening state, a changed name is not',
  (name) => {
    const record = { is_closed: false, blocked: false, name: 'Bella' };
    expect(openingOf({ ...record, [name]: true })).not.toBe(openingOf(record));
    expect(openingOf({ ...record, name: 'Other' })).toBe(openingOf(record));
  },
);

test('the day is that of the time zone', () => {
  const now = Date.UTC(2026, 0, 1, 2);
  expect(dayAt('America/Sao_Paulo', now)).toBe('2025-12-31');
  expect(dayAt('Europe/Berlin', now)).toBe('2026-01-01');
});

test.each(['', 'nowhere', 'x'.repeat(1000)])('%j is no time zone', (timeZone) => {
  expect(dayAt(timeZone, 0)).toBeNull();
});
