import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  Address,
  ADDRESS_TEXT_NAMES,
  type OrderAddressText,
  orderNameOf,
  type RestaurantInfo,
  TYPED_ADDRESS_TEXTS,
} from '../../contracts';
import { aFee, anAddress, aRestaurant } from '../../testing';
import { addressFlow } from './address-flow';
import { addressProblems } from './address-problems';
import {
  addressFieldName,
  addressLines,
  addressTextNamed,
  addressTextsOf,
  isZoneMandatory,
  orderAddressTexts,
} from './address-texts';
import { searchedNumber, withFittingNumber } from './house-number';
import { wizardAddressProblems } from './wizard-address-problems';

describe('problems of an address', () => {
  const cities = [
    { name: 'São Paulo', zones: [] },
    { name: 'Osasco', zones: [] },
  ];
  const strict = {
    street_number_is_mandatory: true,
    reference_is_mandatory: true,
    deliveryCities: cities,
  };
  const problems = (address: Partial<Address>, info: Partial<RestaurantInfo> = strict) =>
    addressProblems(anAddress(address), aRestaurant(info), aFee()).map(
      ({ field, kind }) => `${field} ${kind}`,
    );

  test('[DELIVERY-27] an address with everything is complete', () =>
    expect(problems({})).toEqual([]));

  test.each<[string, string[], Partial<Address>]>([
    ['no street', ['street missing'], { street: '' }],
    ['a blank street', ['street missing'], { street: '  ' }],
    ['no neighborhood in Brazil', ['zone missing'], { zone: ' ' }],
    ['no city', ['city missing'], { city: '' }],
    ['a city the restaurant does not serve', ['city not-served'], { city: 'Recife' }],
    ['a city it serves, typed otherwise', [], { city: ' são PAULO ' }],
    ['no number', ['number missing'], { number: ' ' }],
    ['no reference', ['reference missing'], { address_ref: '' }],
    [
      'nothing at all',
      ['city missing', 'street missing', 'zone missing', 'number missing', 'reference missing'],
      { street: '', zone: '', city: '', number: '', address_ref: '' },
    ],
  ])('[DELIVERY-27] %s: %j', (_case, is, address) => expect(problems(address)).toEqual(is));

  test.each<[string, Partial<Address>, Partial<RestaurantInfo>]>([
    ['a number', { number: '' }, { ...strict, street_number_is_mandatory: false }],
    ['a reference', { address_ref: '' }, { ...strict, reference_is_mandatory: false }],
    [
      'a city of the list when there is none',
      { city: 'Recife' },
      { ...strict, deliveryCities: [] },
    ],
  ])(
    "[DELIVERY-27] %s is not required unless the restaurant's record requires it",
    (_case, address, info) => expect(problems(address, info)).toEqual([]),
  );

  test.each([
    { case: 'not calculated yet', fee: null, is: 'missing' },
    { case: 'address not found', fee: aFee({ found: false, delivery: false }), is: 'not-found' },
    { case: 'no delivery there', fee: aFee({ delivery: false }), is: 'out-of-area' },
  ])('[DELIVERY-27] the fee must be found and delivery available: $case', ({ fee, is }) => {
    expect(addressProblems(anAddress(), aRestaurant(), fee)).toEqual([{ field: 'fee', kind: is }]);
  });

  test.each([
    { country: 'BR', manual: false, is: true },
    { country: 'US', manual: false, is: false },
    { country: 'US', manual: true, is: true },
    { country: '', manual: false, is: false },
  ])(
    '[CONFLICTS-13] country "$country" with manual selection $manual: neighborhood mandatory $is',
    ({ country, manual, is }) => {
      const info = aRestaurant({ country, manual_zone_selection: manual });
      expect(isZoneMandatory(info)).toBe(is);
      expect(addressProblems(anAddress({ zone: '' }), info, aFee())).toHaveLength(is ? 1 : 0);
    },
  );
});

test.each([
  ['1200', 'Apt 4', '1200', 'Apt 4'],
  ['Nº 120', '', 'No 120', ''],
  ['Quadra 12 Lote 34', 'Casa 2', 'S/N', 'Quadra 12 Lote 34, Casa 2'],
  ['casi Brasilia', '', 'S/N', 'casi Brasilia'],
  ['1200 casi Brasilia', '', '1200', 'casi Brasilia'],
  ['A-120, fundos do mercado', 'Ap 3', 'A-120', 'fundos do mercado, Ap 3'],
  ['sin número', '', 'sin número', ''],
  ['123456789012', '', 'S/N', '123456789012'],
])(
  '[DELIVERY-47] the number %p with complement %p is ordered as %p, %p',
  (number, complemento, fitting, rest) => {
    const address = withFittingNumber({ number, complemento });
    expect(address).toEqual({
      number: fitting.length < number.length ? fitting : number,
      complemento: rest,
    });
    expect(address.number.length).toBeLessThanOrEqual(10);
  },
);

test.each([
  ['1200', '1200'],
  ['1200B', '1200B'],
  ['#120', '120'],
  ['A-120', '120'],
  ['S/N', ''],
  ['Quadra 12', ''],
])('a geocoder gets the number %p as %p', (typed, searched) =>
  expect(searchedNumber(typed)).toBe(searched),
);

describe('the address wizard', () => {
  const info = aRestaurant({ country: 'US' });
  const found = { street: 'Rua Augusta', number: '1200' };
  const problems = (
    address: Parameters<typeof anAddress>[0],
    settings: Parameters<typeof aRestaurant>[0] = {},
    map = found,
  ) =>
    wizardAddressProblems(
      anAddress({ number: '1200', address_ref: '', city: '', ...address }),
      { ...info, ...settings },
      map,
    ).map(({ field, kind }) => `${field} ${kind}`);

  describe('the form of the address wizard', () => {
    test('a whole address has no problem', () => expect(problems({})).toEqual([]));

    test.each([
      { number: '', reported: ['number missing'] },
      { number: '1', reported: ['number invalid'] },
    ])(
      '[DELIVERY-54] [CONFLICTS-14] the number "$number" where it is not mandatory for a delivery',
      ({ number, reported }) =>
        expect(problems({ number }, { street_number_is_mandatory: false })).toEqual(reported),
    );

    test.each([
      ['1275', '1200', true],
      ['1125', '1200', true],
      ['1276', '1200', false],
      ['1124', '1200', false],
      ['1200A', '1200', true],
      ['1210', '1200B', true],
      ['１２００', '1200', true],
      ['S/N', '1200', true],
      ['s/nº', '1200', true],
      ['#1210', '1200', true],
      ['#120', '1200', false],
      ['Nº 1210', '1200', true],
      ['n° 1210', '1200', true],
      ['Nro. 1210', '1200', true],
      ['N.º 1210', '1200', true],
      ['número 1210', '1200', true],
      ['No 5', '1200', false],
      ['A-1210', '1200', true],
      ['B1210', '1200', true],
      ['1210 casi Brasilia', '1200', true],
      ['casi Brasilia', '1200', true],
      ['Quadra 12 Lote 34', '1200', true],
      ['Km 12,5', '1200', true],
      ['S/N', '', true],
      ['S/N', 'S/N', true],
      ['1234567890', '', true],
      ['12345678901', '', false],
    ])('[DELIVERY-55] [OPEN-056] number %s where the map says "%s": %s', (number, map, fits) =>
      expect(problems({ number }, {}, { ...found, number: map })).toEqual(
        fits ? [] : ['number invalid'],
      ),
    );

    test.each([
      ['', true, ['reference missing']],
      ['beside the bakery', true, []],
      ['', false, []],
    ])('[DELIVERY-56] reference "%s", mandatory %s', (reference, mandatory, reported) =>
      expect(problems({ address_ref: reference }, { reference_is_mandatory: mandatory })).toEqual(
        reported,
      ),
    );

    test.each([
      { street: '', map: 'Rua Augusta', reported: [] },
      { street: '', map: '', reported: ['street missing'] },
      { street: 'Rua Nova', map: '', reported: [] },
    ])('[DELIVERY-57] street "$street" where the map has "$map"', ({ street, map, reported }) =>
      expect(problems({ street }, {}, { street: map, number: '' })).toEqual(reported),
    );

    test.each([
      { zone: '', country: 'US', manual: true, reported: ['zone missing'] },
      { zone: '', country: 'BR', manual: false, reported: ['zone missing'] },
      { zone: '', country: 'US', manual: false, reported: [] },
      { zone: 'Centro', country: 'BR', manual: true, reported: [] },
    ])(
      '[DELIVERY-59] neighborhood "$zone" in $country, manual selection $manual',
      ({ zone, country, manual, reported }) =>
        expect(problems({ zone }, { country, manual_zone_selection: manual })).toEqual(reported),
    );

    test.each([
      { city: '', reported: ['city missing'] },
      { city: 'Campinas', reported: ['city not-served'] },
      { city: 'são paulo', reported: [] },
      { city: 'SAO  PAULO', reported: [] },
      { city: 'São-Paulo', reported: [] },
    ])('[DELIVERY-60] city "$city" where the restaurant lists its cities', ({ city, reported }) =>
      expect(problems({ city }, { deliveryCities: [{ name: 'São Paulo' }] as never })).toEqual(
        reported,
      ),
    );

    test.each([
      ['street', 'street'],
      ['zone', 'zone'],
      ['complemento', 'complement'],
      ['address_ref', 'reference'],
    ] as const)('%s takes no number of a card', (field, named) =>
      expect(problems({ [field]: 'ap 4, 4111 1111 1111 1111' })).toEqual([`${named} card-number`]),
    );
  });
});

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

test('the texts of an address survive their names in an order', () =>
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 8, maxLength: 8 }), (values) => {
      const address = Object.fromEntries(
        ADDRESS_TEXT_NAMES.map((field, index) => [field, values[index] ?? '']),
      );
      expect(addressTextsOf(orderAddressTexts((field) => address[field] ?? ''))).toEqual(address);
    }),
  ));

test.each<[string, Partial<Record<OrderAddressText, string>>, string[]]>([
  ['nothing', {}, []],
  [
    'all texts',
    {
      address: 'Rua Augusta',
      number: '1200',
      complemento: 'ap 42',
      zone: 'Consolação',
      city: 'São Paulo',
      address_ref: 'portão verde',
      region: 'centro',
      CEP: '01304001',
    },
    ['Rua Augusta, 1200 · ap 42', 'Consolação · São Paulo', 'portão verde'],
  ],
  ['no number', { address: 'Rua Augusta', complemento: 'ap 42' }, ['Rua Augusta · ap 42']],
  ['no street', { number: '1200', complemento: 'ap 42' }, ['1200 · ap 42']],
  ['a city alone', { city: 'São Paulo' }, ['São Paulo']],
])('[OPEN-092] lines of an address: %s', (_case, given, lines) =>
  expect(addressLines(texts(given), 'BR')).toEqual(lines),
);

const { modules } = aRestaurant();
const given = (geospatial: boolean, photonPage: boolean, use_photon: boolean) =>
  aRestaurant({
    use_photon,
    modules: {
      ...modules,
      mpgeospatial_fee_flow: geospatial,
      photon_autocomplete_leaflet_pinpoint_address_page: photonPage,
    },
  });

test('[OPEN-054] the geospatial search has priority, whatever else is on', () => {
  for (const photonPage of [false, true])
    for (const usePhoton of [false, true])
      expect(addressFlow(given(true, photonPage, usePhoton))).toEqual({
        kind: 'wizard',
        search: 'geospatial',
      });
});

test('[OPEN-054] [DELIVERY-39] the page with the map searches with Photon, or starts at the map', () => {
  expect([true, false].map((usePhoton) => addressFlow(given(false, true, usePhoton)))).toEqual([
    { kind: 'wizard', search: 'photon' },
    { kind: 'wizard', search: 'none' },
  ]);
});

test('[OPEN-054] without both modules the address is typed in the dialog, whatever is set for Photon', () => {
  expect([true, false].map((usePhoton) => addressFlow(given(false, false, usePhoton)))).toEqual([
    { kind: 'dialog' },
    { kind: 'dialog' },
  ]);
});
