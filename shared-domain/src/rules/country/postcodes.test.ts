import {
  findsStreet,
  hasPostcodeLayout,
  isPostcode,
  maskPostcode,
  postcodeName,
  postcodeSigns,
} from './postcodes';

test.each([
  ['BR', 'cep'],
  ['US', 'zip-code'],
  ['PT', 'postal-code'],
  ['BO', 'postal-code'],
  ['XX', 'postal-code'],
  ['', 'postal-code'],
])('[OPEN-099] in the country %p the name of a code is %s', (country, name) =>
  expect(postcodeName(country)).toBe(name),
);

test.each([
  ['BR', true],
  ['CL', true],
  ['AR', false],
  ['BO', false],
  ['XX', false],
])('[OPEN-099] codes of %s are typed in digits alone: %p', (country, hasLayout) =>
  expect(hasPostcodeLayout(country)).toBe(hasLayout),
);

test.each([
  ['BR', true],
  ['', true],
  ['XX', true],
  ['US', false],
  ['PT', false],
  ['BO', false],
])('[OPEN-020] a street of the country %p is found by its code: %p', (country, isFound) =>
  expect(findsStreet(country)).toBe(isFound),
);

test.each([
  ['AR', 'c1425abc'],
  ['BO', '12-34'],
  ['XX', 'SW1A 1AA'],
  ['', '01310100'],
])('[OPEN-099] without a layout in the country %p, %p stays as it is typed', (country, typed) =>
  expect(maskPostcode(typed, country)).toBe(typed),
);

test.each([
  ['BR', '01310-100', true],
  ['BR', '0131-100', false],
  ['US', '11211', true],
  ['US', '11211-0001', true],
  ['US', '11211-00', false],
  ['AR', 'c1425 abc', true],
  ['PT', '1000-205', true],
  ['PT', '1000', false],
])('[OPEN-099] in %s the code %s is accepted: %p', (country, typed, isAccepted) =>
  expect(isPostcode(typed, country)).toBe(isAccepted),
);

test.each(['BO', 'XX', ''])(
  '[OPEN-099] in the country %p, which has no pattern, every code is accepted',
  (country) => {
    expect(isPostcode('SW1A 1AA', country)).toBe(true);
    expect(isPostcode('', country)).toBe(true);
  },
);

test('a code is sent without separators, its letters as capitals', () =>
  expect(postcodeSigns(' c1425-abc ')).toBe('C1425ABC'));
