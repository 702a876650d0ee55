import fc from 'fast-check';
import { anAddress, aRestaurant } from '../../testing';
import { isNumberInReach, NUMBER_REACH, wizardAddressProblems } from './wizard-address-problems';

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
    { number: '   ', reported: ['number missing'] },
    { number: '1', reported: ['number invalid'] },
  ])(
    '[DELIVERY-54] [CONFLICTS-14] the number "$number" where it is not mandatory for a delivery',
    ({ number, reported }) =>
      expect(problems({ number }, { street_number_is_mandatory: false })).toEqual(reported),
  );

  test.each([
    { number: '1275', map: '1200', fits: true },
    { number: '1125', map: '1200', fits: true },
    { number: '1276', map: '1200', fits: false },
    { number: '1124', map: '1200', fits: false },
    { number: '1200A', map: '1200', fits: true },
    { number: '1210', map: '1200B', fits: true },
    { number: '１２００', map: '1200', fits: true },
    { number: 'S/N', map: '1200', fits: false },
    { number: 'S/N', map: '', fits: true },
    { number: 'S/N', map: 'S/N', fits: true },
    { number: '-5', map: '5', fits: false },
    { number: '-5', map: '', fits: true },
    { number: '9999', map: '', fits: true },
    { number: '1234567890', map: '', fits: true },
    { number: '12345678901', map: '', fits: false },
  ])(
    '[DELIVERY-55] [OPEN-056] number $number where the map says "$map": $fits',
    ({ number, map, fits }) =>
      expect(problems({ number }, {}, { ...found, number: map })).toEqual(
        fits ? [] : ['number invalid'],
      ),
  );

  test('[DELIVERY-55] exactly the numbers within 75 of the found one fit', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), (number, map) =>
        expect(isNumberInReach(String(number), String(map))).toBe(
          Math.abs(number - map) <= NUMBER_REACH,
        ),
      ),
    );
  });

  test.each([
    { reference: '', mandatory: true, reported: ['reference missing'] },
    { reference: ' \t ', mandatory: true, reported: ['reference missing'] },
    { reference: 'beside the bakery', mandatory: true, reported: [] },
    { reference: '', mandatory: false, reported: [] },
  ])(
    '[DELIVERY-56] reference "$reference", mandatory $mandatory',
    ({ reference, mandatory, reported }) =>
      expect(problems({ address_ref: reference }, { reference_is_mandatory: mandatory })).toEqual(
        reported,
      ),
  );

  test.each([
    { street: '', map: 'Rua Augusta', reported: [] },
    { street: '', map: '', reported: ['street missing'] },
    { street: ' ', map: ' ', reported: ['street missing'] },
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
