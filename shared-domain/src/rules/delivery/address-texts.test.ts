import * as z from 'zod/mini';
import fc from 'fast-check';
import {
  Address,
  ADDRESS_TEXT_NAMES,
  orderNameOf,
  OrderUser,
  TYPED_ADDRESS_TEXTS,
  type OrderAddressText,
} from '../../contracts';
import { aRestaurant } from '../../testing';
import {
  addressFieldName,
  addressLines,
  addressTextNamed,
  addressTextsOf,
  isAddressTextMandatory,
  orderAddressTexts,
} from './address-texts';

const texts = (of: Partial<Record<OrderAddressText, string>>) => ({
  ...orderAddressTexts(() => ''),
  ...of,
});

test('[DOMAIN-031] [DOMAIN-034] each text has one name in an address, in an order and in violations', () => {
  for (const names of [
    ADDRESS_TEXT_NAMES.map(orderNameOf),
    TYPED_ADDRESS_TEXTS.map((field) => addressFieldName(field)),
  ])
    expect(new Set(names).size).toBe(names.length);
  expect(TYPED_ADDRESS_TEXTS.map((field) => addressTextNamed(addressFieldName(field)))).toEqual(
    TYPED_ADDRESS_TEXTS,
  );
  expect(Object.keys(z.parse(Address, {}))).toEqual(expect.arrayContaining(ADDRESS_TEXT_NAMES));
});

test('[DOMAIN-031] texts of an order are checked in the order of its contract', () => {
  const known = [
    ...['name', 'CEP', 'city', 'address', 'number', 'complemento', 'address_ref', 'zone'],
    ...['phone', 'email', 'cpf', 'region', 'one_signal_id', 'car_plate', 'car_model_color'],
  ];
  const names = Object.keys(z.parse(OrderUser, {}));
  expect(names.filter((name) => known.includes(name))).toEqual(known);
});

test('the texts of an address survive their names in an order', () =>
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 8, maxLength: 8 }), (values) => {
      const address = Object.fromEntries(
        ADDRESS_TEXT_NAMES.map((field, index) => [field, values[index] ?? '']),
      );
      expect(addressTextsOf(orderAddressTexts((field) => address[field] ?? ''))).toEqual(address);
    }),
  ));

test.each<{ case: string; given: Partial<Record<OrderAddressText, string>>; lines: string[] }>([
  { case: 'nothing', given: {}, lines: [] },
  {
    case: 'all texts',
    given: {
      address: 'Rua Augusta',
      number: '1200',
      complemento: 'ap 42',
      zone: 'Consolação',
      city: 'São Paulo',
      address_ref: 'portão verde',
      region: 'centro',
      CEP: '01304001',
    },
    lines: ['Rua Augusta, 1200 · ap 42', 'Consolação · São Paulo', 'portão verde'],
  },
  {
    case: 'no number',
    given: { address: 'Rua Augusta', complemento: 'ap 42' },
    lines: ['Rua Augusta · ap 42'],
  },
  { case: 'no street', given: { number: '1200', complemento: 'ap 42' }, lines: ['1200 · ap 42'] },
  { case: 'a city alone', given: { city: 'São Paulo' }, lines: ['São Paulo'] },
])('[OPEN-092] lines of an address: $case', ({ given, lines }) =>
  expect(addressLines(texts(given), 'BR')).toEqual(lines),
);

test.each([
  ['street', {}, true],
  ['complemento', { street_number_is_mandatory: true, reference_is_mandatory: true }, false],
  ['number', { street_number_is_mandatory: true }, true],
  ['number', { street_number_is_mandatory: false }, false],
  ['address_ref', { reference_is_mandatory: true }, true],
  ['address_ref', { reference_is_mandatory: false }, false],
  ['zone', { country: 'BR' }, true],
  ['zone', { country: 'US', manual_zone_selection: false }, false],
  ['city', { deliveryCities: [{ name: 'Osasco', zones: [] }] }, true],
  ['city', { deliveryCities: [] }, false],
] as const)('[DELIVERY-27] %s at a restaurant with %j is mandatory: %s', (field, info, is) =>
  expect(isAddressTextMandatory(field, aRestaurant(info as never))).toBe(is),
);
