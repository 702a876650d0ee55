import fc from 'fast-check';
import { documentDigits, isDocument, maskDocument } from './documents';

/** Published examples, as they are written. */
const RIGHT: readonly (readonly [country: string, document: string, text: string])[] = [
  ['AR', 'CUIT of a person', '20-12345678-6'],
  ['AR', 'CUIT of a company', '30-50001091-2'],
  ['AR', 'DNI, without a check digit', '12.345.678'],
  ['CL', 'RUT', '12.345.678-5'],
  ['CL', 'RUT with K', '10.000.013-k'],
  ['CL', 'RUT of a company', '76.192.083-9'],
  ['ES', 'NIF', '12345678-Z'],
  ['ES', 'NIE', 'X1234567L'],
  ['ES', 'NIE of the second series', 'Y1234567X'],
  ['ES', 'NIF of a foreigner without a NIE', 'M1234567L'],
  ['ES', 'NIF of a company', 'A58818501'],
  ['ES', 'NIF of a company', 'A39000013'],
  ['ES', 'NIF of a public body', 'Q2826000H'],
  ['IT', 'codice fiscale', 'RSSMRA85T10A562S'],
  ['IT', 'codice fiscale of a homonym', 'RSSMRA85T10A56NH'],
  ['IT', 'P. IVA', '00743110157'],
  ['PT', 'NIF', '123 456 789'],
  ['PT', 'NIF with 0', '501442600'],
  ['PT', 'NIF with 0, of a sum divisible by 11', '500273170'],
  ['PY', 'RUC of a company', '80009735-1'],
  ['PY', 'RUC of a company without its hyphen', '800097351'],
  ['PY', 'RUC of 8 digits', '1234567-9'],
  ['PY', 'RUC of 8 digits, with dots', '4.567.890-1'],
  ['PY', 'RUC of 7 digits', '987654-5'],
  ['PY', 'RUC of 6 digits', '12345-5'],
  ['PY', 'CI, without a check digit', '4.567.890'],
  ['UY', 'CI', '1.234.567-2'],
  ['UY', 'CI with 7 digits', '123.456-1'],
  ['UY', 'RUT', '21 100342 0017'],
];

test.each(RIGHT)('[OPEN-099] %s: a %s is accepted: %s', (country, _, text) =>
  expect(isDocument(text, country)).toBe(true),
);

/** The text with its last sign changed to another digit or letter. */
function withOtherEnd(text: string, by: number): string {
  const last = text.slice(-1);
  const other = /\d/.test(last)
    ? String((Number(last) + by) % 10)
    : String.fromCharCode(65 + ((last.toUpperCase().charCodeAt(0) - 65 + by) % 26));
  return text.slice(0, -1) + other;
}

const CHECKED = RIGHT.filter(([, document]) => !document.endsWith('without a check digit'));

test.each(CHECKED)('[OPEN-099] %s: a %s with another end is refused: %s', (country, _, text) =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (by) =>
      expect(isDocument(withOtherEnd(text, by), country)).toBe(false),
    ),
  ),
);

test.each(CHECKED.filter(([country]) => country !== 'CL'))(
  '[OPEN-099] %s: a %s with two neighboring digits exchanged is refused: %s',
  (country, _, text) => {
    const signs = text.replace(/[^\dA-Z-]/g, '');
    const at = [...signs].findIndex(
      (sign, index) => /\d\d/.test(signs.slice(index, index + 2)) && sign !== signs[index + 1],
    );
    const exchanged = signs.slice(0, at) + signs[at + 1] + signs[at] + signs.slice(at + 2);
    expect([exchanged, isDocument(exchanged, country)]).toEqual([exchanged, false]);
  },
);

test.each([
  ['ES', 'I1234567A'],
  ['ES', 'I1234567D'],
  ['ES', 'I12345674'],
  ['CL', '12345678-0'],
  ['BR', '529.982.247-24'],
])('[OPEN-099] %s: %s is refused', (country, text) =>
  expect(isDocument(text, country)).toBe(false),
);

test('[OPEN-099] Bolivia publishes no check digits', () =>
  expect(isDocument('1234567', 'BO')).toBe(true));

describe('[OPEN-099] a RUC of Paraguay', () => {
  test.each([
    ['80009735-1', '80009735-1', '80009735-1'],
    ['800097351', '800097351', '80009735-1'],
    ['1.234.567 - 9', '1234567-9', '1234567-9'],
    ['1234567\u20119', '1234567-9', '1234567-9'],
    ['12345679', '12345679', '12345679'],
    ['4.567.890', '4567890', '4567890'],
    ['4-567-890', '4567890', '4567890'],
    ['12345-', '12345', '12345'],
  ])('%s is stored as %s, shown as %s, and remains so', (typed, stored, shown) => {
    expect(documentDigits(typed, 'PY')).toBe(stored);
    expect(maskDocument(stored, 'PY')).toBe(shown);
    expect(documentDigits(stored, 'PY')).toBe(stored);
    expect(isDocument(shown, 'PY')).toBe(isDocument(stored, 'PY'));
  });

  test.each(['1234-5', '1234567-8', '80009735-12', '800097352', '123456789-1', '8000973A-1'])(
    '%s is refused',
    (text) => expect(isDocument(text, 'PY')).toBe(false),
  );

  test('the hyphen of other countries is not stored', () =>
    expect(documentDigits('12.345.678-5', 'CL')).toBe('123456785'));
});
