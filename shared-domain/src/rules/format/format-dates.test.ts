import { ClockTime, HoursSlot } from '../../contracts';
import * as z from 'zod/mini';
import { formatDate, formatDuration, formatTime, formatWeekday } from './format-dates';

describe('[I18N-03] times are h:mm a in English, else HH:mm', () => {
  test.each([
    ['19:30:00', '7:30 PM', '19:30'],
    ['09:05:00', '9:05 AM', '09:05'],
    ['00:00:00', '12:00 AM', '00:00'],
    ['12:00:00', '12:00 PM', '12:00'],
    ['23:59:59', '11:59 PM', '23:59'],
    ['24:00:00', '12:00 AM', '00:00'],
    ['18:30', '6:30 PM', '18:30'],
    ['2026-01-05 9:30', '9:30 AM', '09:30'],
  ])('%s', (at, english, portuguese) => {
    expect(formatTime(at, 'en')).toBe(english);
    expect(formatTime(at, 'pt-br')).toBe(portuguese);
  });

  test.each([
    ['America/Sao_Paulo', '22:15'],
    ['Europe/Lisbon', '01:15'],
    ['Asia/Kathmandu', '07:00'],
  ])('an instant is shown in %s', (zone, text) =>
    expect(formatTime('2026-01-05T01:15:00Z', 'pt-br', zone)).toBe(text),
  );

  test('daylight saving time of the zone counts', () =>
    expect(formatTime('2026-07-05T12:00:00Z', 'en', 'America/New_York')).toBe('8:00 AM'));

  test.each(['Mars/Olympus', ''])('an unknown zone (%p) shows the clock of the device', (zone) => {
    const at = new Date('2026-01-05T01:15:00Z');
    const local = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
    expect(formatTime(at.toISOString(), 'pt-br', zone)).toBe(local);
  });

  test.each([
    '',
    'soon',
    '25:00:00',
    '12:60:00',
    '7',
    '2026-02-30T10:00:00',
    '2026-13-01T10:00:00Z',
  ])('%p gives nothing', (at) => expect(formatTime(at, 'en')).toBe(''));
});

describe('dates are dd/MM/yyyy', () => {
  test.each([
    ['2026-01-05', 'Pacific/Kiritimati', '05/01/2026'],
    ['2026-01-05T01:15:00Z', 'America/Sao_Paulo', '04/01/2026'],
    ['2026-01-05T01:15:00Z', 'Europe/Lisbon', '05/01/2026'],
    ['2026-01-05T23:15:00-03:00', 'UTC', '06/01/2026'],
    ['2026-01-05 9:30', 'UTC', '05/01/2026'],
    ['2026-02-30', 'UTC', ''],
    ['yesterday', 'UTC', ''],
    ['', 'UTC', ''],
  ])('%s in %s', (iso, zone, text) =>
    expect(formatDate(iso, { country: 'BR', timezone: zone })).toBe(text),
  );
});

test.each([
  { day: '2026-11-23', language: 'en', length: 'long', text: 'Monday' },
  { day: '2026-11-23', language: 'pt-br', length: 'long', text: 'segunda-feira' },
  { day: '2026-11-28 9:30', language: 'en', length: 'short', text: 'Sat' },
  { day: '2026-11-28 23:30', language: 'pt-br', length: 'short', text: 'sáb.' },
  { day: '2026-02-30', language: 'en', length: 'long', text: '' },
  { day: 'soon', language: 'en', length: 'long', text: '' },
] as const)(
  'the $length weekday of $day in $language is "$text"',
  ({ day, language, length, text }) => {
    expect(formatWeekday(day, language, length)).toBe(text);
  },
);

describe('[MENU-33] durations from 60 minutes on are shown as X h Y min, without empty minutes', () => {
  const plain = (text: string): string => text.replace(/\u00a0/g, ' ');
  test.each([
    [60, '1 h'],
    [61, '1 h 1 min'],
    [90, '1 h 30 min'],
    [1500, '25 h'],
    [59, '59 min'],
    [59.6, '1 h'],
    [0, '0 min'],
    [-5, '0 min'],
    [NaN, '0 min'],
  ])('%p', (minutes, text) => expect(plain(formatDuration(minutes))).toBe(text));

  test('in the words of the catalogue', () =>
    expect(plain(formatDuration(75, { hour: 'hr', minute: 'm' }))).toBe('1 hr 15 m'));

  test('a line never ends inside a duration', () =>
    expect(formatDuration(75)).toBe('1\u00a0h\u00a015\u00a0min'));
});

describe('[DOMAIN-101] times of the opening hours are exactly 8 characters', () => {
  test('18:00:00 is one', () => expect(z.safeParse(ClockTime, '18:00:00').success).toBe(true));
  test.each(['18:00', '8:00:00', '18:00:000', '18:00:00Z', ' 18:00:00', ''])(
    '%p is none',
    (time) => {
      expect(z.safeParse(ClockTime, time).success).toBe(false);
      expect(z.safeParse(HoursSlot, { firstTime: time, secondTime: '22:00:00' }).success).toBe(
        false,
      );
    },
  );
});
