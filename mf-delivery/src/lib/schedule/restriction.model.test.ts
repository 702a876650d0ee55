import { fork } from 'effector';
import type { DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $debugMode, $deliveryType, $restaurantData } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { $restriction } from './restriction.model';

const settings = aRestaurant().scheduleSettings;
const scheduling = { ...settings, enable: true };
const always = { ...scheduling, allowSchedulingWhileClosed: true };
const visit = (info: Partial<RestaurantInfo>, type: DeliveryType | null = null, debug = false) =>
  fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant(info) })],
      [$deliveryType, type],
      [$debugMode, debug],
    ],
  });

test.each([
  { case: 'an open restaurant', info: {}, type: 'delivery', restriction: null },
  { case: 'a closed one', info: { is_closed: true }, type: 'delivery', restriction: 'closed' },
  {
    case: 'a closed one that schedules only while it is open',
    info: { is_closed: true, scheduleSettings: scheduling },
    type: null,
    restriction: 'closed',
  },
  {
    case: 'one that takes scheduled orders while closed',
    info: { is_closed: true, scheduleSettings: always },
    type: 'delivery',
    restriction: null,
  },
  {
    case: 'a delivery outside its shift',
    info: { shift_has_delivery: false },
    type: 'delivery',
    restriction: 'shift',
  },
  {
    case: 'a delivery outside its shift that can be scheduled',
    info: { shift_has_delivery: false, scheduleSettings: scheduling },
    type: 'delivery',
    restriction: null,
  },
  {
    case: 'a takeout outside its shift',
    info: { shift_has_takeout: false },
    type: 'balcony',
    restriction: 'shift',
  },
  {
    case: 'a takeout while only deliveries pause',
    info: { shift_has_delivery: false },
    type: 'balcony',
    restriction: null,
  },
  {
    case: 'a table',
    info: { shift_has_delivery: false, shift_has_takeout: false },
    type: 'table',
    restriction: null,
  },
] as const)('for $case the obstacle is $obstacle', ({ info, type, restriction }) =>
  expect(visit(info, type).getState($restriction)).toBe(restriction),
);

test('[SHELL-55] debug mode ignores the closed state, and lifts no shift', () => {
  expect(visit({ is_closed: true }, 'delivery', true).getState($restriction)).toBeNull();
  expect(visit({ shift_has_delivery: false }, 'delivery', true).getState($restriction)).toBe(
    'shift',
  );
});
