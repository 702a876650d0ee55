import fc from 'fast-check';
import { minor, type Minor } from '../../contracts';
import { formatMoney } from './format-money';

test.each([
  ['[DOMAIN-060] BRL', 123456789, 'BRL', 'R$1.234.567,89'],
  ['[DOMAIN-060] BRL, less than one', 5, 'BRL', 'R$0,05'],
  ['[DOMAIN-060] no currency is BRL', 100, '', 'R$1,00'],
  ['[DOMAIN-060] spaces and small letters of a code do not matter', 100, ' brl ', 'R$1,00'],
  ['[DOMAIN-060] blanks are no currency', 100, '  ', 'R$1,00'],
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
  ['BOB', ','],
  ['USD', '.'],
  ['UYU', ','],
] as const)('no hundredth of %s is lost on the way to the screen', (currency, decimal) =>
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) =>
      expect(parse(formatMoney(minor(amount), currency), decimal)).toBe(minor(amount)),
    ),
  ),
);

test.each(['PYG', 'ARS', 'MZN', 'CLP', 'JPY'])(
  '%s is shown rounded to the nearest unit',
  (currency) =>
    fc.assert(
      fc.property(fc.integer(), (amount) => {
        const shown = parse(formatMoney(amount as Minor, currency), ',');
        expect(Math.abs(shown * 100 - amount)).toBeLessThanOrEqual(50);
      }),
    ),
);
