import fc from 'fast-check';
import * as z from 'zod/mini';
import { minor, type Minor, RestaurantInfo } from '../../contracts';
import { aRestaurant } from '../../testing';
import { chatLink } from '../phones/phone-links';
import { formatDate, formatDuration, formatTime, formatWeekday } from './format-dates';
import { formatMoney } from './format-money';
import { imageUrl } from './image-url';
import { pickLanguage } from './language';
import { maskBirthday, maskCnpj, maskCpf, maskCpfOrCnpj } from './masks';
import { breaksLine, directText, oneLine, plainText, turnsDirection } from './plain-text';
import { digitsOnly } from './text';
import { withArticle } from './with-article';

describe('[I18N-03] times are h:mm a in English, else HH:mm', () => {
  test.each([
    ['19:30:00', '7:30 PM', '19:30'],
    ['00:00:00', '12:00 AM', '00:00'],
    ['12:00:00', '12:00 PM', '12:00'],
    ['23:59:59', '11:59 PM', '23:59'],
    ['24:00:00', '12:00 AM', '00:00'],
    ['2026-01-05 9:30', '9:30 AM', '09:30'],
  ])('%s', (at, english, portuguese) => {
    expect(formatTime(at, 'en')).toBe(english);
    expect(formatTime(at, 'pt-br')).toBe(portuguese);
  });

  test.each([
    ['America/Sao_Paulo', '22:15'],
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

  test.each(['', '25:00:00', '12:60:00', '2026-02-30T10:00:00', '2026-13-01T10:00:00Z'])(
    '%p gives nothing',
    (at) => expect(formatTime(at, 'en')).toBe(''),
  );
});

describe('dates are dd/MM/yyyy', () => {
  test.each([
    ['2026-01-05', 'Pacific/Kiritimati', '05/01/2026'],
    ['2026-01-05T01:15:00Z', 'America/Sao_Paulo', '04/01/2026'],
    ['2026-01-05T23:15:00-03:00', 'UTC', '06/01/2026'],
    ['2026-01-05 9:30', 'UTC', '05/01/2026'],
    ['2026-02-30', 'UTC', ''],
    ['', 'UTC', ''],
  ])('%s in %s', (iso, zone, text) =>
    expect(formatDate(iso, { country: 'BR', timezone: zone })).toBe(text),
  );
});

test.each([
  ['long', '2026-11-23', 'en', 'Monday'],
  ['long', '2026-11-23', 'pt-br', 'segunda-feira'],
  ['short', '2026-11-28 9:30', 'en', 'Sat'],
  ['short', '2026-11-28 23:30', 'pt-br', 'sáb.'],
  ['long', '2026-02-30', 'en', ''],
] as const)('the %s weekday of %s in %s is "%s"', (length, day, language, text) => {
  expect(formatWeekday(day, language, length)).toBe(text);
});

describe('[MENU-33] durations from 60 minutes on are shown as X h Y min, without empty minutes', () => {
  const plain = (text: string): string => text.replace(/\u00a0/g, ' ');
  test.each([
    [60, '1 h'],
    [90, '1 h 30 min'],
    [1500, '25 h'],
    [59, '59 min'],
    [59.6, '1 h'],
    [0, '0 min'],
    [NaN, '0 min'],
  ])('%p', (minutes, text) => expect(plain(formatDuration(minutes))).toBe(text));

  test('in the words of the catalogue', () =>
    expect(plain(formatDuration(75, { hour: 'hr', minute: 'm' }))).toBe('1 hr 15 m'));

  test('a line never ends inside a duration', () =>
    expect(formatDuration(75)).toBe('1\u00a0h\u00a015\u00a0min'));
});

test.each([
  ['[DOMAIN-060] BRL', 123456789, 'BRL', 'R$1.234.567,89'],
  ['[DOMAIN-060] BRL, less than one', 5, 'BRL', 'R$0,05'],
  ['[DOMAIN-060] no currency is BRL', 100, '', 'R$1,00'],
  ['[DOMAIN-060] spaces and small letters of a code do not matter', 100, ' brl ', 'R$1,00'],
  ['[DOMAIN-060] zero', 0, 'BRL', 'R$0,00'],
  ['[DOMAIN-061] PYG shows no decimals', 1234567, 'PYG', '₲ 12.346'],
  ['[DOMAIN-061] PYG rounds half away from zero', 1250, 'PYG', '₲ 13'],
  ['[DOMAIN-062] ARS shows no decimals', 123400, 'ARS', '$ 1.234'],
  ['[DOMAIN-063] USD', 123456, 'USD', '$ 1,234.56'],
  ['[DOMAIN-064] EUR trails its symbol', 123456, 'EUR', '1.234,56 €'],
  ['[DOMAIN-065] MZN trails its symbol, no decimals', 123456, 'MZN', '1.235 MT'],
  ['[DOMAIN-066] BOB trails its symbol, two decimals', 123456, 'BOB', '1.234,56 Bs'],
  ['[OPEN-088] an unknown currency shows its code in front', 123456, 'UYU', 'UYU 1.234,56'],
  ['[OPEN-088] one without a subunit shows no decimals', 123456, 'CLP', 'CLP 1.235'],
  ['[OPEN-088] one of thousandths shows three', 123456, 'KWD', 'KWD 1.234,560'],
  [
    '[OPEN-088] the name of a built-in property is a currency like any other',
    100,
    'constructor',
    'CONSTRUCTOR 1,00',
  ],
  ['[OPEN-089] the sign stands before the symbol', -123456, 'BRL', '-R$1.234,56'],
  ['[OPEN-089] the sign stands before the number of a trailing symbol', -50, 'EUR', '-0,50 €'],
  ['[OPEN-089] what rounds to nothing has no sign', -40, 'PYG', '₲ 0'],
])('%s', (_, amount, currency, text) => expect(formatMoney(minor(amount), currency)).toBe(text));

const parse = (text: string, decimal: ',' | '.'): number => {
  const [units = '', cents = ''] = text
    .replace(decimal === ',' ? /[^\d,-]/g : /[^\d.-]/g, '')
    .split(decimal);
  return Number(units + cents);
};

test.each([
  ['BRL', ','],
  ['EUR', ','],
  ['USD', '.'],
] as const)('no hundredth of %s is lost on the way to the screen', (currency, decimal) =>
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) =>
      expect(parse(formatMoney(minor(amount), currency), decimal)).toBe(minor(amount)),
    ),
  ),
);

test.each(['PYG', 'MZN'])('%s is shown rounded to the nearest unit', (currency) =>
  fc.assert(
    fc.property(fc.integer(), (amount) => {
      const shown = parse(formatMoney(amount as Minor, currency), ',');
      expect(Math.abs(shown * 100 - amount)).toBeLessThanOrEqual(50);
    }),
  ),
);

test.each([
  ['[I18N-02] the browser comes first', ['en-US'], 'pt-br', 'en'],
  ['[I18N-02] then the restaurant', ['fr-FR'], 'en', 'en'],
  ['[I18N-02] then pt-br', ['fr-FR'], 'de', 'pt-br'],
  ['[I18N-02] a browser without a language leaves it to the restaurant', [], 'en-US', 'en'],
  ['[I18N-02] no language is given', [], '', 'pt-br'],
  ['[OPEN-090] pt of Portugal is pt-br', ['pt-PT'], 'en', 'pt-br'],
  ['[OPEN-090] capitals do not matter', ['PT-BR'], 'en', 'pt-br'],
  ['[OPEN-090] en of Britain is English', ['en-GB'], 'pt-br', 'en'],
  ['[I18N-01] [OPEN-090] Spanish of anywhere is Spanish', ['es-PY', 'gn'], 'pt_BR', 'es'],
  ["[I18N-02] a restaurant's language may be Spanish", ['gn'], 'es-BO', 'es'],
  [
    '[I18N-01] [OPEN-090] Spanish of the browser is used at a restaurant in Portuguese',
    ['es-AR'],
    'pt-br',
    'es',
  ],
  ['[OPEN-090] French is not offered, even by a restaurant in French', ['fr-FR'], 'fr', 'pt-br'],
  [
    "[OPEN-090] the browser's second language counts before the restaurant's",
    ['fr-FR', 'en'],
    'pt-br',
    'en',
  ],
] as const)('%s', (_, browser, restaurant, language) =>
  expect(pickLanguage(browser, restaurant)).toBe(language),
);

const MASKS = [
  ['CPF', maskCpf, 11],
  ['CNPJ', maskCnpj, 14],
  ['birthday', maskBirthday, 8],
] as const;

test.each([
  ['a', 'A'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['12.ABC.345/01DE-x3y5z', '12.ABC.345/01DE-35'],
  ['CNPJ: 12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['CPF 529.982.247-25', '529.982.247-25'],
  ['cpf', 'CP.F'],
  ['\uff11\uff12\uff21', '12.A'],
  ['11222333000181', '11.222.333/0001-81'],
  ['52998224725', '529.982.247-25'],
])('[DOMAIN-089] a CPF or a CNPJ, which may have letters: %p is typed as %p', (text, masked) => {
  expect(maskCpfOrCnpj(text)).toBe(masked);
  expect(maskCpfOrCnpj(masked)).toBe(masked);
});

describe.each(MASKS)('[DOMAIN-089] [DOMAIN-098] the mask of a %s', (_, mask, size) => {
  const typed = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789.-/ ()') }),
    fc.string({ unit: fc.constantFrom(...'0123456789.-/ ', '\u00e7', '\uff15') }),
  );

  test('never loses or changes a digit up to its size', () =>
    fc.assert(
      fc.property(typed, (text) => {
        expect(digitsOnly(mask(text))).toBe(digitsOnly(text).slice(0, size));
      }),
    ));
});

test.each([
  ['a Brazilian number without its code', '(11) 98765-4321', 'BR', 'https://wa.me/5511987654321'],
  ['a number of the United States', '415 555 0123', 'us', 'https://wa.me/14155550123'],
  ['a country that is not in the table', '+81 3 1234 5678', 'JP', 'https://wa.me/81312345678'],
  ['no number', '', 'BR', null],
  ['what is no number of its country', '1234567', 'JP', null],
  ['what is too long for a number', '1234567890123456', 'JP', null],
])('[TRACKING-11] %s', (_case, given, country, link) =>
  expect(chatLink(given, country)).toBe(link),
);

test('[TRACKING-11] the text goes along, whatever is in it', () => {
  const text = 'Pedido #1\n2× Pão & "queijo" + água?=%20 🍕';
  const link = new URL(chatLink('5511987654321', 'BR', text) ?? '');
  expect([link.origin, link.pathname, link.searchParams.get('text')]).toEqual([
    'https://wa.me',
    '/5511987654321',
    text,
  ]);
  expect(link.href).not.toContain('+');
  expect(chatLink('5511987654321', 'BR', 'half \ud83c a sign')).toContain('%EF%BF%BD');
});

test.each([
  'https://evil.example/',
  'javascript:alert(1)',
  '5511987654321@evil.example',
  '5511987654321?text=x',
  '5511987654321#evil',
  '５５１１９８７６５４３２１',
  '5511987654321\nLocation: https://evil.example',
])('[TRACKING-11] the record says %j: the link leads to a chat or nowhere', (given) => {
  for (const country of ['BR', 'US', '', '..', '//evil.example']) {
    const link = chatLink(given, country, 'hi');
    if (link !== null) expect(link).toMatch(/^https:\/\/wa\.me\/\d{8,15}\?text=hi$/);
  }
});

type Row = { args: Parameters<typeof imageUrl>; is: string };

test.each<Row>([
  { args: ['covers', 'bella', 960, 'avif'], is: '/media/covers/bella/960.avif' },
  { args: ['products', 'soup', 'thumb', 'jpg'], is: '/media/products/soup/thumb_soup.jpg' },
  { args: ['products', 'soup', 'lg', 'avif'], is: '/media/products/soup/lg_soup.avif' },
  { args: ['products', 'soup', 'lg', 'jpg'], is: '/media/products/soup/thumb_soup.jpg' },
  { args: ['flavors', 'diavola', 'thumb', 'jpg'], is: '/media/flavors/diavola/thumb_diavola.jpg' },
])('[DOMAIN-022] $args is at $is', ({ args, is }) => expect(imageUrl(...args)).toBe(is));

test.each<[Parameters<typeof imageUrl>, string]>([
  [['covers', 'bella', 500, 'avif'], '/media/covers/bella/960.avif'],
  [['covers', 'bella', 4000, 'avif'], '/media/covers/bella/1600.avif'],
  [['covers', 'bella', 'thumb', 'avif'], '/media/covers/bella/480.avif'],
  [['products', 'soup', 192, 'webp'], '/media/products/soup/thumb_soup.webp'],
  [['products', 'soup', 300, 'webp'], '/media/products/soup/lg_soup.webp'],
])('only existing sizes are requested: %j', (args, is) => expect(imageUrl(...args)).toBe(is));

test('a name cannot leave its folder, and no name is no picture', () => {
  expect(imageUrl('products', '../secret', 'thumb', 'webp')).toBe(
    '/media/products/..%2Fsecret/thumb_..%2Fsecret.webp',
  );
  expect(imageUrl('covers', '', 480, 'avif')).toBe('');
});

const TURNING = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200e',
  '\u200f',
  '\u061c',
];
const BREAKS = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];

test.each(TURNING)('%j turns the direction and is not sent', (sign) => {
  expect([
    turnsDirection(`Ana${sign}Lima`),
    directText(`Ana${sign} Lima`),
    plainText(`${sign}Ana Lima`),
  ]).toEqual([true, 'Ana Lima', 'Ana Lima']);
});
test.each(BREAKS)('%j is a break of a line and one space', (sign) => {
  expect([
    breaksLine(`Ana${sign}TOTAL: 0`),
    plainText(`sem cebola ${sign}${sign} TOTAL: 0`),
    directText(`um${sign}dois`),
  ]).toEqual([true, 'sem cebola TOTAL: 0', `um${sign}dois`]);
});
test.each([
  ['an emoji', 'Ana 🍕 Lima'],
  ['right to left', 'محمد علي'],
  ['hidden signs', 'Ana\u200bLima'],
  ['a family', '👩‍🍳'],
  ['a tab', 'a\tb'],
])('%s stays', (_case, text) =>
  expect([turnsDirection(text), breaksLine(text), plainText(text)]).toEqual([false, false, text]),
);
test('blanks around a text are not sent, nor those beside a direction mark', () =>
  expect([' Ana ', '\u200e Ana \u200f', '\u3000Ana\n', ' '].map(directText)).toEqual([
    'Ana',
    'Ana',
    'Ana',
    '',
  ]));
test('breaks around a text are none of it', () =>
  expect([breaksLine('\nAna\n'), oneLine('\nAna\n')]).toEqual([false, 'Ana']));

const bella = aRestaurant({ name: 'Bella Napoli', article: 'a' });

test.each([
  ['a', 'Que bom ter você de volta em Bella Napoli!', 'Que bom ter você de volta na Bella Napoli!'],
  ['o', 'Cada pedido em Bella Napoli vale pontos.', 'Cada pedido no Bella Napoli vale pontos.'],
  ['as', 'os registros de Bella Napoli', 'os registros das Bella Napoli'],
  ['os', 'O pedido 1 está com Bella Napoli.', 'O pedido 1 está com os Bella Napoli.'],
  [
    'a',
    'Conte para Bella Napoli: por Bella Napoli',
    'Conte para a Bella Napoli: pela Bella Napoli',
  ],
  ['a', 'Bella Napoli confirma.', 'Bella Napoli confirma.'],
  ['a', 'Veja o item em Napoli', 'Veja o item em Napoli'],
] as const)('with the article %s “%s” is “%s”', (article, text, written) =>
  expect(withArticle(text, { ...bella, article }, 'pt-br')).toBe(written),
);

test.each([
  ['no article', aRestaurant({ name: 'Bella Napoli' }), 'pt-br'],
  ['no restaurant', null, 'pt-br'],
  ['no name', { ...bella, name: '' }, 'pt-br'],
  ['Spanish', bella, 'es'],
  ['English', bella, 'en'],
] as const)('with %s a text is unchanged', (_, restaurant, language) =>
  expect(withArticle('em Bella Napoli', restaurant, language)).toBe('em Bella Napoli'),
);

test.each(['A', 'la', 1, null, undefined, {}])('a record with the article %j has none', (article) =>
  expect(z.parse(RestaurantInfo, { ...aRestaurant(), article }).article).toBe(''),
);
