import { formatWeekday } from './format-weekday';

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
