import fc from 'fast-check';
import * as z from 'zod/mini';
import { type DeliveryType, RestaurantInfo } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import en from '../../locales/en.json';
import pt from '../../locales/pt-br.json';
import { aCustomer, aFee, anAddress, aRestaurant } from '../../testing';
import { type DeliveryStepInput, deliveryStepProblems, isBelowMinimum } from './delivery-step';
import { availableDeliveryTypes, deliveryTypeKey } from './delivery-types';
import { timeText } from './time-text';

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

test.each<[string, string[], Partial<DeliveryStepInput>]>([
  ['no fee calculated', ['fee-missing'], { fee: null }],
  ['no delivery there', ['fee-missing'], { fee: aFee({ delivery: false }) }],
  ['no street', ['street-missing'], { address: anAddress({ street: ' ' }) }],
  ['no city chosen', ['city-missing'], { address: anAddress({ city: '' }) }],
  ['no city needed', [], { address: anAddress({ city: '' }), info: aRestaurant() }],
  ['no number', ['number-missing'], { address: anAddress({ number: '' }) }],
  ['no number needed', [], { address: anAddress({ number: '' }), info: aRestaurant() }],
  ['a hundredth below the minimum', ['below-minimum'], { subtotal: minor(2999) }],
  ['[DELIVERY-13] below the minimum in debug mode', [], { subtotal: ZERO, debug: true }],
  ['user info incomplete', ['customer'], { customer: aCustomer({ name: '' }) }],
  [
    'no address at all',
    ['street-missing', 'city-missing', 'number-missing', 'fee-missing'],
    { address: null, fee: null },
  ],
])('[DELIVERY-16] %s: %j', (_case, is, given) => expect(kinds(given)).toEqual(is));

test('the difference to the minimum is reported', () => {
  expect(deliveryStepProblems(input({ subtotal: minor(1250) }))).toEqual([
    { kind: 'below-minimum', minimum: 3000, missing: 1750 },
  ]);
});

test.each<[DeliveryType, Partial<DeliveryStepInput>]>([
  ['balcony', {}],
  ['carTakeout', { customer: aCustomer({ carPlate: 'ABC1D23', carModelColor: 'Onix' }) }],
  ['table', { customer: aCustomer({ table: '12' }) }],
])(
  '[OPEN-048] %s needs no address, fee or minimum, but user info, schedule and its own fields',
  (type, own) => {
    const bare = { type, address: null, fee: null, subtotal: ZERO };
    expect(kinds({ ...bare, ...own })).toEqual([]);
    expect(kinds({ ...bare, ...own, scheduleChosen: false })).toEqual(['schedule-missing']);
    expect(kinds({ ...bare, customer: aCustomer({ name: '' }) })).toContain('customer');
  },
);

test('without a delivery type no other violation is reported', () =>
  expect(kinds({ type: null, address: null })).toEqual(['type-missing']));

describe('[CONST-01] the minimum of a delivery', () => {
  test('does not exist when the record names none', () => {
    const silent = z.parse(RestaurantInfo, { id: 1, name: 'A', restaurant_url: 'a' });
    expect(isBelowMinimum(silent, ZERO, false)).toBe(false);
  });
});

const schedules = (enable: boolean) => ({
  scheduleSettings: { ...aRestaurant().scheduleSettings, enable },
});
const everything: Partial<RestaurantInfo> = {
  has_car_takeout: true,
  table_self_service_enabled: true,
};

test.each<[string, string[], Partial<RestaurantInfo>]>([
  ['everything on', ['delivery', 'balcony', 'carTakeout', 'table'], everything],
  ['no_delivery', ['balcony', 'carTakeout', 'table'], { ...everything, no_delivery: true }],
  ['no_takeout', ['delivery', 'carTakeout', 'table'], { ...everything, no_takeout: true }],
  ['no drive-thru', ['delivery', 'balcony', 'table'], { ...everything, has_car_takeout: false }],
  ['no_table', ['delivery', 'balcony', 'carTakeout'], { ...everything, no_table: true }],
  [
    'no self-service at tables',
    ['delivery', 'balcony', 'carTakeout'],
    { ...everything, table_self_service_enabled: false },
  ],
  ['no delivery in this shift', ['balcony'], { shift_has_delivery: false }],
  ['no takeout in this shift', ['delivery'], { shift_has_takeout: false }],
  [
    'no shift, but orders for later',
    ['delivery', 'balcony'],
    { shift_has_delivery: false, shift_has_takeout: false, ...schedules(true) },
  ],
  [
    'no delivery at all, though orders for later',
    ['balcony'],
    { no_delivery: true, ...schedules(true) },
  ],
])('[OPEN-046] [DOMAIN-052] %s: %j', (_case, types, info) =>
  expect(availableDeliveryTypes(aRestaurant(info), false)).toEqual(types),
);

test('[DELIVERY-04] debug mode shows all types, whatever the restaurant offers', () => {
  const closedShop = aRestaurant({ no_delivery: true, no_takeout: true, no_table: true });
  expect(availableDeliveryTypes(closedShop, false)).toEqual([]);
  expect(availableDeliveryTypes(closedShop, true)).toEqual([
    'delivery',
    'balcony',
    'carTakeout',
    'table',
  ]);
});

test('[DELIVERY-03] only pickup is named after the counter, and only there, in every language', () => {
  expect(deliveryTypeKey('balcony', true)).toBe('delivery.counter-pickup');
  expect(deliveryTypeKey('balcony', false)).toBe('delivery.type.balcony');
  for (const type of ['delivery', 'carTakeout', 'table'] as const)
    expect(deliveryTypeKey(type, true)).toBe(`delivery.type.${type}`);
  expect([en.delivery['counter-pickup'], pt.delivery['counter-pickup']]).toEqual([
    'Retirada no Balcão',
    'Retirada no Balcão',
  ]);
});

const units = { hour: 'h', minute: 'min' };

test.each([
  ['delivery', { delivery_time_min: 30, delivery_time_max: 50 }, '30 min – 50 min'],
  ['delivery', { delivery_time_min: 45, delivery_time_max: 75 }, '45 min – 1 h 15 min'],
  ['delivery', { delivery_time_min: 0, delivery_time_max: 40 }, '40 min'],
  ['delivery', { delivery_time_min: 40, delivery_time_max: 40 }, '40 min'],
  ['delivery', { delivery_time_min: 0, delivery_time_max: 0 }, undefined],
  ['balcony', { takeout_time: 20 }, '20 min'],
  ['carTakeout', { takeout_time: 20 }, '20 min'],
  ['table', { takeout_time: 20 }, undefined],
] as const)('the time of %s with %j is %s', (type, info, text) => {
  expect(timeText(type, aRestaurant(info), units)?.replace(/\u00a0/g, ' ')).toBe(text);
});

const TYPES: readonly DeliveryType[] = ['delivery', 'balcony', 'carTakeout', 'table'];
const flags = [
  'is_closed',
  'no_takeout',
  'no_delivery',
  'no_table',
  'has_car_takeout',
  'shift_has_delivery',
  'shift_has_takeout',
  'table_self_service_enabled',
  'street_number_is_mandatory',
  'has_email_field',
  'email_is_mandatory',
] as const;
const anyRestaurant = fc
  .tuple(
    fc.record(
      Object.fromEntries(flags.map((flag) => [flag, fc.boolean()])) as Record<
        (typeof flags)[number],
        fc.Arbitrary<boolean>
      >,
    ),
    fc.integer({ min: 0, max: 6000 }),
  )
  .map(([own, minimum]) => aRestaurant({ ...own, min_total_delivery: minor(minimum) }));

test('[SHELL-55] [DELIVERY-16] of the delivery step debug mode lifts the minimum, and not one other demand', () =>
  fc.assert(
    fc.property(
      anyRestaurant,
      fc.constantFrom(...TYPES),
      fc.integer({ min: 0, max: 6000 }),
      fc.record({
        name: fc.constantFrom('', 'Ana Lima'),
        phone: fc.constantFrom('', '11987654321'),
        email: fc.constantFrom('', 'x'),
      }),
      fc.boolean(),
      fc.boolean(),
      (info, type, subtotal, customer, hasAddress, hasFee) => {
        const problems = (debug: boolean) =>
          deliveryStepProblems({
            info,
            type,
            subtotal: minor(subtotal),
            customer: aCustomer(customer),
            address: hasAddress ? anAddress() : null,
            fee: hasFee ? aFee() : null,
            loggedIn: false,
            debug,
          });
        expect(problems(true)).toEqual(
          problems(false).filter(({ kind }) => kind !== 'below-minimum'),
        );
      },
    ),
  ));
