import { isKnownZone, localMinute, minuteOf, wallMinute } from './wall-clock';

test.each([
  { zone: 'America/Sao_Paulo', known: true },
  { zone: 'UTC', known: true },
  { zone: 'America/Nowhere', known: false },
  { zone: '', known: false },
])("'$zone' is a known zone: $known", ({ zone, known }) => {
  // the second answer is of the cached format
  expect([isKnownZone(zone), isKnownZone(zone)]).toEqual([known, known]);
});

test.each([
  { zone: 'America/Sao_Paulo', shown: '2026-03-09 23:05' },
  { zone: 'UTC', shown: '2026-03-10 02:05' },
  { zone: 'Asia/Kathmandu', shown: '2026-03-10 07:50' },
])('the clocks of $zone show $shown', ({ zone, shown }) => {
  expect(localMinute(new Date('2026-03-10T02:05:59.999Z'), zone)).toBe(shown);
});

test('midnight is the hour 0 of its day, and the minute counts from 1970', () => {
  const instant = Date.parse('2026-03-10T03:00:00Z');
  expect(wallMinute(instant, 'America/Sao_Paulo')).toBe(minuteOf(2026, 3, 10));
  expect(minuteOf(1970, 1, 2, 1, 1)).toBe(1501);
});

test('an unknown zone shows the clocks of the device', () => {
  const instant = new Date(2026, 2, 10, 9, 30).getTime();
  expect(wallMinute(instant, 'America/Nowhere')).toBe(minuteOf(2026, 3, 10, 9, 30));
});
