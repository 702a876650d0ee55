import { COUNTRIES, isLocalPhone } from '@storefront/shared-domain/rules';
import { examplePhone } from './example-phone';

test.each(Object.keys(COUNTRIES))(
  'the example of %s is a whole number in its layout',
  (country) => {
    const example = examplePhone(country);
    expect(example).toMatch(/\D/);
    expect(isLocalPhone(example, country)).toBe(true);
  },
);

test.each([
  ['BR', '(11) 98765-4321'],
  ['us', '+1 (718) 555-0142'],
  ['AR', '9 11 2345-6789'],
  ['ZZ', ''],
  ['', ''],
])('the example of %j is %j', (country, example) => expect(examplePhone(country)).toBe(example));
