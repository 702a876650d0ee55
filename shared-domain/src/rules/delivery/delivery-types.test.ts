import type { RestaurantInfo } from '../../contracts';
import { aRestaurant } from '../../testing';
import en from '../../locales/en.json';
import pt from '../../locales/pt-br.json';
import { availableDeliveryTypes, deliveryTypeKey } from './delivery-types';

const schedules = (enable: boolean) => ({
  scheduleSettings: { ...aRestaurant().scheduleSettings, enable },
});
const everything: Partial<RestaurantInfo> = {
  has_car_takeout: true,
  table_self_service_enabled: true,
};

test.each<{ case: string; info: Partial<RestaurantInfo>; types: string[] }>([
  {
    case: 'everything on',
    info: everything,
    types: ['delivery', 'balcony', 'carTakeout', 'table'],
  },
  {
    case: 'no_delivery',
    info: { ...everything, no_delivery: true },
    types: ['balcony', 'carTakeout', 'table'],
  },
  {
    case: 'no_takeout',
    info: { ...everything, no_takeout: true },
    types: ['delivery', 'carTakeout', 'table'],
  },
  {
    case: 'no drive-thru',
    info: { ...everything, has_car_takeout: false },
    types: ['delivery', 'balcony', 'table'],
  },
  {
    case: 'no_table',
    info: { ...everything, no_table: true },
    types: ['delivery', 'balcony', 'carTakeout'],
  },
  {
    case: 'no self-service at tables',
    info: { ...everything, table_self_service_enabled: false },
    types: ['delivery', 'balcony', 'carTakeout'],
  },
  { case: 'no delivery in this shift', info: { shift_has_delivery: false }, types: ['balcony'] },
  { case: 'no takeout in this shift', info: { shift_has_takeout: false }, types: ['delivery'] },
  {
    case: 'no shift, but orders for later',
    info: { shift_has_delivery: false, shift_has_takeout: false, ...schedules(true) },
    types: ['delivery', 'balcony'],
  },
  {
    case: 'no delivery at all, though orders for later',
    info: { no_delivery: true, ...schedules(true) },
    types: ['balcony'],
  },
])('[OPEN-046] [DOMAIN-052] $case: $types', ({ info, types }) =>
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
