import { worldPhone } from './phone';

test.each([
  ['5511998765432', 'BR', '+5511998765432'],
  ['55 (11) 3456-7890', 'br', '+551134567890'],
  ['+55 11 99876-5432', '', '+5511998765432'],
  ['17185550142', 'US', '+17185550142'],
  ['595981234567', 'PY', '+595981234567'],
  ['+54 11 4321-0000', 'AR', '+541143210000'],
])('%s of %j is published as %s', (written, country, reported) =>
  expect(worldPhone(written, country)).toBe(reported),
);

test.each([
  {
    case: 'its neighbours dial it so: abroad it would be in another country',
    written: '(11) 99876-5432',
    country: 'BR',
  },
  { case: 'a city of Brazil is called 55 as well', written: '(55) 99876-5432', country: 'BR' },
  { case: 'it has the length of a number without a code', written: '7185550142', country: 'US' },
  { case: 'the code of its country is unknown', written: '442079460958', country: 'GB' },
  { case: 'its country is no country', written: '5511998765432', country: 'constructor' },
  { case: 'it is too short', written: '+12', country: 'US' },
  { case: 'it is no number', written: 'javascript:alert(1)', country: 'BR' },
])('$written is not published: $case', ({ written, country }) =>
  expect(worldPhone(written, country)).toBe(''),
);

test('a number has 8 to 15 digits', () => {
  const published = [7, 8, 15, 16].map((count) => worldPhone(`+${'9'.repeat(count)}`, 'BR') !== '');
  expect(published).toEqual([false, true, true, false]);
});

test('only a number that is longer than those of its country begins with the code', () => {
  expect(worldPhone('55999999999', 'BR')).toBe('');
  expect(worldPhone('559999999999', 'BR')).toBe('+559999999999');
  expect(worldPhone('549999999999', 'BR')).toBe('');
  expect(worldPhone('351912345678', 'PT')).toBe('+351912345678');
  expect(worldPhone('59171234567', 'bo')).toBe('+59171234567');
});
