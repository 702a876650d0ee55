import type { Address, RestaurantInfo } from '../../contracts';
import { aFee, anAddress, aRestaurant } from '../../testing';
import { addressProblems } from './address-problems';
import { isZoneMandatory } from './address-texts';

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

test.each<{ case: string; address: Partial<Address>; is: string[] }>([
  { case: 'no street', address: { street: '' }, is: ['street missing'] },
  { case: 'a blank street', address: { street: '  ' }, is: ['street missing'] },
  { case: 'no neighborhood in Brazil', address: { zone: ' ' }, is: ['zone missing'] },
  { case: 'no city', address: { city: '' }, is: ['city missing'] },
  {
    case: 'a city the restaurant does not serve',
    address: { city: 'Recife' },
    is: ['city not-served'],
  },
  { case: 'a city it serves, typed otherwise', address: { city: ' são PAULO ' }, is: [] },
  { case: 'no number', address: { number: ' ' }, is: ['number missing'] },
  { case: 'no reference', address: { address_ref: '' }, is: ['reference missing'] },
  {
    case: 'nothing at all',
    address: { street: '', zone: '', city: '', number: '', address_ref: '' },
    is: ['city missing', 'street missing', 'zone missing', 'number missing', 'reference missing'],
  },
])('[DELIVERY-27] $case: $is', ({ address, is }) => expect(problems(address)).toEqual(is));

test.each<{ case: string; address: Partial<Address>; info: Partial<RestaurantInfo> }>([
  {
    case: 'a number',
    address: { number: '' },
    info: { ...strict, street_number_is_mandatory: false },
  },
  {
    case: 'a reference',
    address: { address_ref: '' },
    info: { ...strict, reference_is_mandatory: false },
  },
  {
    case: 'a city of the list when there is none',
    address: { city: 'Recife' },
    info: { ...strict, deliveryCities: [] },
  },
])(
  "[DELIVERY-27] $case is not required unless the restaurant's record requires it",
  ({ address, info }) => expect(problems(address, info)).toEqual([]),
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
  { country: 'br ', manual: false, is: true },
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
