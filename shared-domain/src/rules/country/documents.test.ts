import { documentDigits, documentName, hasDocument, isDocument, maskDocument } from './documents';

test.each([
  ['BR', '52998224725', '529.982.247-25'],
  ['BR', '11222333000181', '11.222.333/0001-81'],
  ['XX', '52998224725', '529.982.247-25'],
  ['', '52998224725', '529.982.247-25'],
])('[DOMAIN-089] in the country %p the document %s is shown as %s', (country, stored, shown) =>
  expect(maskDocument(stored, country)).toBe(shown),
);

test.each([
  ['PT', '123456789'],
  ['ES', '12345678Z'],
  ['CL', '123456785'],
  ['US', '123456789'],
  ['PY', '45678901'],
])('[OPEN-099] in %s %s is shown as it is stored', (country, stored) =>
  expect(maskDocument(stored, country)).toBe(stored),
);

test.each(['BR', 'XX', ''])(
  '[CONFLICTS-18] in the country %p a document is stored as digits only',
  (country) => expect(documentDigits('CPF 529.982.247-25', country)).toBe('52998224725'),
);

test.each([
  ['PT', '12345678-9', '123456789'],
  ['US', '12345678-9', '123456789'],
])('[OPEN-099] in %s %s is stored without its hyphen', (country, typed, stored) =>
  expect(documentDigits(typed, country)).toBe(stored),
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
