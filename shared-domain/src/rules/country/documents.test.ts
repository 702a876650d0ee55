import fc from 'fast-check';
import { documentDigits, documentName, hasDocument, isDocument, maskDocument } from './documents';

test.each([
  ['BR', '52998224725', '529.982.247-25'],
  ['BR', '11222333000181', '11.222.333/0001-81'],
  ['XX', '52998224725', '529.982.247-25'],
])('[DOMAIN-089] in the country %p the document %s is shown as %s', (country, stored, shown) =>
  expect(maskDocument(stored, country)).toBe(shown),
);

test.each([
  ['ES', '12345678Z'],
  ['US', '123456789'],
  ['PY', '45678901'],
])('[OPEN-099] in %s %s is shown as it is stored', (country, stored) =>
  expect(maskDocument(stored, country)).toBe(stored),
);

test.each(['BR', 'XX', ''])(
  '[CONFLICTS-18] in the country %p a document is stored as digits only',
  (country) => expect(documentDigits('CPF 529.982.247-25', country)).toBe('52998224725'),
);

test.each([['PT', '12345678-9', '123456789']])(
  '[OPEN-099] in %s %s is stored without its hyphen',
  (country, typed, stored) => expect(documentDigits(typed, country)).toBe(stored),
);

describe('[OPEN-099] in a country without a document', () => {
  test('none is requested, and it has no name', () =>
    expect([hasDocument('US'), documentName('US')]).toEqual([false, '']));

  test.each(['', '1', 'ABC-123'])('%p is accepted', (text) =>
    expect(isDocument(text, 'US')).toBe(true),
  );
});

test.each(['', 'XX', 'BR'])('[DOMAIN-088] in the country %p a document is Brazilian', (country) => {
  expect([hasDocument(country), documentName(country)]).toEqual([true, '']);
  expect(isDocument('529.982.247-25', country)).toBe(true);
  expect(isDocument('529.982.247-24', country)).toBe(false);
});

test.each(['es', ' ES ', ' es'])(
  '[OPEN-099] check digits are compared in the country %p in any spelling of its code',
  (country) => {
    expect(isDocument('12345678Z', country)).toBe(true);
    expect(isDocument('12345678A', country)).toBe(false);
  },
);

/** Published examples, as they are written. */
const RIGHT: readonly (readonly [country: string, document: string, text: string])[] = [
  ['AR', 'CUIT of a person', '20-12345678-6'],
  ['AR', 'CUIT of a company', '30-50001091-2'],
  ['AR', 'DNI, without a check digit', '12.345.678'],
  ['CL', 'RUT', '12.345.678-5'],
  ['CL', 'RUT with K', '10.000.013-k'],
  ['ES', 'NIF', '12345678-Z'],
  ['ES', 'NIE', 'X1234567L'],
  ['ES', 'NIE of the second series', 'Y1234567X'],
  ['ES', 'NIF of a foreigner without a NIE', 'M1234567L'],
  ['ES', 'NIF of a company', 'A58818501'],
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
    ['4.567.890', '4567890', '4567890'],
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
});
