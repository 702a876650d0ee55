import { localDay, localMinute } from './local-time';

const instant = new Date('2026-03-10T02:05:00Z');

test.each([
  ['America/Sao_Paulo', '2026-03-09 23:05'],
  ['America/New_York', '2026-03-09 22:05'],
  ['Asia/Kathmandu', '2026-03-10 07:50'],
  ['', '2026-03-10 02:05'],
  ['Mars/Base', '2026-03-10 02:05'],
])('in %j it is %s', (zone, text) => {
  expect(localMinute(instant, zone)).toBe(text);
  expect(localDay(instant, zone)).toBe(text.slice(0, 10));
});

test('midnight is 00:00, not 24:00', () =>
  expect(localMinute(new Date('2026-03-10T03:00:00Z'), 'America/Sao_Paulo')).toBe(
    '2026-03-10 00:00',
  ));
