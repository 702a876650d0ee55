import * as z from 'zod/mini';
import fc from 'fast-check';
import { RestaurantInfo, type DeliveryType } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import { aCustomer, aFee, anAddress, aRestaurant } from '../../testing';
import { anyPrice } from '../../testing/arbitraries';
import { deliveryStepProblems, isBelowMinimum, type DeliveryStepInput } from './delivery-step';

const cities = [{ name: 'São Paulo', zones: [] }];
const strict = aRestaurant({
  min_total_delivery: minor(3000),
  deliveryCities: cities,
  street_number_is_mandatory: true,
});
const input = (overrides: Partial<DeliveryStepInput> = {}): DeliveryStepInput => ({
  info: strict,
  type: 'delivery',
  address: anAddress(),
  fee: aFee(),
  customer: aCustomer(),
  subtotal: minor(3000),
  debug: false,
  loggedIn: false,
  ...overrides,
});
const kinds = (overrides: Partial<DeliveryStepInput>) =>
  deliveryStepProblems(input(overrides)).map(({ kind }) => kind);

test('[DELIVERY-16] a delivery with everything is valid', () =>
  expect(deliveryStepProblems(input())).toEqual([]));

test.each<{ case: string; given: Partial<DeliveryStepInput>; is: string[] }>([
  { case: 'no fee calculated', given: { fee: null }, is: ['fee-missing'] },
  { case: 'address not found', given: { fee: aFee({ found: false }) }, is: ['fee-missing'] },
  { case: 'no delivery there', given: { fee: aFee({ delivery: false }) }, is: ['fee-missing'] },
  { case: 'no street', given: { address: anAddress({ street: ' ' }) }, is: ['street-missing'] },
  { case: 'no city chosen', given: { address: anAddress({ city: '' }) }, is: ['city-missing'] },
  {
    case: 'no city needed',
    given: { address: anAddress({ city: '' }), info: aRestaurant() },
    is: [],
  },
  { case: 'no number', given: { address: anAddress({ number: '' }) }, is: ['number-missing'] },
  {
    case: 'no number needed',
    given: { address: anAddress({ number: '' }), info: aRestaurant() },
    is: [],
  },
  {
    case: 'a hundredth below the minimum',
    given: { subtotal: minor(2999) },
    is: ['below-minimum'],
  },
  { case: 'below the minimum in debug mode', given: { subtotal: ZERO, debug: true }, is: [] },
  { case: 'user info incomplete', given: { customer: aCustomer({ name: '' }) }, is: ['customer'] },
  {
    case: 'no address at all',
    given: { address: null, fee: null },
    is: ['street-missing', 'city-missing', 'number-missing', 'fee-missing'],
  },
])('[DELIVERY-16] $case: $is', ({ given, is }) => expect(kinds(given)).toEqual(is));

test('the difference to the minimum is reported', () => {
  expect(deliveryStepProblems(input({ subtotal: minor(1250) }))).toEqual([
    { kind: 'below-minimum', minimum: 3000, missing: 1750 },
  ]);
});

test.each<{ type: DeliveryType; own: Partial<DeliveryStepInput> }>([
  { type: 'balcony', own: {} },
  {
    type: 'carTakeout',
    own: { customer: aCustomer({ carPlate: 'ABC1D23', carModelColor: 'Onix' }) },
  },
  { type: 'table', own: { customer: aCustomer({ table: '12' }) } },
])(
  '[OPEN-048] $type needs no address, fee or minimum, but user info, schedule and its own fields',
  ({ type, own }) => {
    const bare = { type, address: null, fee: null, subtotal: ZERO };
    expect(kinds({ ...bare, ...own })).toEqual([]);
    expect(kinds({ ...bare, ...own, scheduleChosen: false })).toEqual(['schedule-missing']);
    expect(kinds({ ...bare, customer: aCustomer({ name: '' }) })).toContain('customer');
  },
);

test('without a delivery type no other violation is reported', () =>
  expect(kinds({ type: null, address: null })).toEqual(['type-missing']));

describe('[CONST-01] the minimum of a delivery', () => {
  test("is the record's, to the hundredth, for any record", () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (min_total_delivery, subtotal) => {
        expect(isBelowMinimum(aRestaurant({ min_total_delivery }), subtotal, false)).toBe(
          subtotal < min_total_delivery,
        );
        expect(isBelowMinimum(aRestaurant({ min_total_delivery }), subtotal, true)).toBe(false);
      }),
    );
  });

  test('does not exist when the record names none', () => {
    const silent = z.parse(RestaurantInfo, { id: 1, name: 'A', restaurant_url: 'a' });
    expect(isBelowMinimum(silent, ZERO, false)).toBe(false);
  });
});
