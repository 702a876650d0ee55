import { minor } from '../../contracts';
import { formatDate, formatDuration, formatTime, formatWeekday } from './format-dates';
import { formatMoney } from './format-money';
import type { Language } from './language';
import { formatPhone } from '../customer/phones';

/**
 * Displayed texts of an order scheduled for Saturday 28 November 2026, 19:05, of 1 234 567.50 in
 * the restaurant's money.
 */
const said = (language: Language, currency: string): string => {
  const at = '2026-11-28 19:05';
  return [
    formatWeekday(at, language),
    formatDate(at, null),
    formatTime(at, language),
    formatMoney(minor(123_456_750), currency),
    formatMoney(minor(-50), currency),
  ].join(' · ');
};

test.each<[string, Language, string, string]>([
  [
    '[DOMAIN-060] [I18N-03]',
    'pt-br',
    'BRL',
    'sábado · 28/11/2026 · 19:05 · R$1.234.567,50 · -R$0,50',
  ],
  ['[DOMAIN-061] [I18N-03]', 'es', 'PYG', 'sábado · 28/11/2026 · 19:05 · ₲ 1.234.568 · -₲ 1'],
  ['[DOMAIN-062] [I18N-03]', 'es', 'ARS', 'sábado · 28/11/2026 · 19:05 · $ 1.234.568 · -$ 1'],
  [
    '[DOMAIN-066] [I18N-03]',
    'es',
    'BOB',
    'sábado · 28/11/2026 · 19:05 · 1.234.567,50 Bs · -0,50 Bs',
  ],
  [
    '[DOMAIN-063] [I18N-03]',
    'en',
    'USD',
    'Saturday · 28/11/2026 · 7:05 PM · $ 1,234,567.50 · -$ 0.50',
  ],
  ['[DOMAIN-063] [I18N-03]', 'es', 'USD', 'sábado · 28/11/2026 · 19:05 · $ 1,234,567.50 · -$ 0.50'],
  ['[DOMAIN-061] [I18N-03]', 'en', 'PYG', 'Saturday · 28/11/2026 · 7:05 PM · ₲ 1.234.568 · -₲ 1'],
  [
    '[DOMAIN-064] [I18N-03]',
    'pt-br',
    'EUR',
    'sábado · 28/11/2026 · 19:05 · 1.234.567,50 € · -0,50 €',
  ],
  ['[DOMAIN-065] [I18N-03]', 'pt-br', 'MZN', 'sábado · 28/11/2026 · 19:05 · 1.234.568 MT · -1 MT'],
  [
    '[OPEN-088] [I18N-03]',
    'es',
    'UYU',
    'sábado · 28/11/2026 · 19:05 · UYU 1.234.567,50 · -UYU 0,50',
  ],
])('%s in %s at a restaurant that takes %s: “%s”', (_, language, currency, text) =>
  expect(said(language, currency)).toBe(text),
);

test.each<[Language, string[]]>([
  ['es', ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']],
  ['en', ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']],
  [
    'pt-br',
    [
      'domingo',
      'segunda-feira',
      'terça-feira',
      'quarta-feira',
      'quinta-feira',
      'sexta-feira',
      'sábado',
    ],
  ],
])('a week in %s', (language, days) =>
  expect(days.map((_, index) => formatWeekday(`2026-11-${22 + index}`, language))).toEqual(days),
);

test('[I18N-03] midnight and noon in Spanish', () =>
  expect(['00:00:00', '12:00:00', '24:00:00', '9:05'].map((at) => formatTime(at, 'es'))).toEqual([
    '00:00',
    '12:00',
    '00:00',
    '',
  ]));

test('durations are the same words in Spanish and Portuguese', () =>
  expect(formatDuration(95, { hour: 'h', minute: 'min' })).toBe('1\u00a0h\u00a035\u00a0min'));

test.each([
  ['[OPEN-086] Asunción, as dialled at home', '0981234567', 'PY', '0981 234 567'],
  ['[OPEN-086] Asunción, from abroad', '+595 981 234 567', 'PY', '981 234 567'],
  ['[OPEN-086] La Paz', '+591 7123 4567', 'BO', '7123 4567'],
  ['[OPEN-099] Buenos Aires, a mobile', '+54 9 11 2345-6789', 'AR', '9 11 2345-6789'],
  ['[OPEN-099] London, a country of bare digits', '+44 20 7946 0958', 'GB', '442079460958'],
])('%s', (_, typed, country, text) => expect(formatPhone(typed, country)).toBe(text));
