import { TYPED_ADDRESS_TEXTS } from '@storefront/shared-domain/contracts';
import en from '../locales/en.json';
import { addressInput, plainTextsIn } from './address-input';

const catalogue = new Map(
  Object.entries(en['address-form']).map(([key, text]) => [`address-form.${key}`, text]),
);
const input = (field: (typeof TYPED_ADDRESS_TEXTS)[number], isMandatory: boolean) =>
  addressInput(field, isMandatory, (key) => {
    const text = catalogue.get(key);
    if (typeof text !== 'string') throw new Error(`no text ${key}`);
    return text;
  });

test.each(TYPED_ADDRESS_TEXTS)('the label and the hint of %s have texts', (field) =>
  expect(input(field, false)).toMatchObject({ required: false, mark: 'optional' }),
);

test('each text has one input: a plain one, or that of a location', () => {
  const inputs = [
    'street',
    'zone',
    'city',
    ...plainTextsIn('street'),
    ...plainTextsIn('directions'),
  ];
  expect([...inputs].sort()).toEqual([...TYPED_ADDRESS_TEXTS].sort());
});

test('[DELIVERY-47] number and complement', () => {
  expect(input('number', true)).toEqual({
    label: 'Number',
    autoComplete: 'off',
    maxLength: 10,
    mark: undefined,
    required: true,
    hint: undefined,
  });
  expect(input('complemento', false)).toEqual({
    label: 'Apartment, suite',
    autoComplete: 'address-line2',
    maxLength: 255,
    mark: 'optional',
    required: false,
    hint: 'Unit, floor, building',
  });
});
