import { fork } from 'effector';
import type { DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $debugMode, $deliveryType, $restaurantData } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { $obstacle } from './obstacle.model';

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
  { case: 'an open restaurant', info: {}, type: 'delivery', obstacle: null },
  { case: 'a closed one', info: { is_closed: true }, type: 'delivery', obstacle: 'closed' },
  {
    case: 'a closed one that schedules only while it is open',
    info: { is_closed: true, scheduleSettings: scheduling },
    type: null,
    obstacle: 'closed',
  },
  {
    case: 'one that takes scheduled orders while closed',
    info: { is_closed: true, scheduleSettings: always },
    type: 'delivery',
    obstacle: null,
  },
  {
    case: 'a delivery outside its shift',
    info: { shift_has_delivery: false },
    type: 'delivery',
    obstacle: 'shift',
  },
  {
    case: 'a delivery outside its shift that can be scheduled',
    info: { shift_has_delivery: false, scheduleSettings: scheduling },
    type: 'delivery',
    obstacle: null,
  },
  {
    case: 'a takeout outside its shift',
    info: { shift_has_takeout: false },
    type: 'balcony',
    obstacle: 'shift',
  },
  {
    case: 'a takeout while only deliveries pause',
    info: { shift_has_delivery: false },
    type: 'balcony',
    obstacle: null,
  },
  {
    case: 'a table',
    info: { shift_has_delivery: false, shift_has_takeout: false },
    type: 'table',
    obstacle: null,
  },
] as const)('for $case the obstacle is $obstacle', ({ info, type, obstacle }) =>
  expect(visit(info, type).getState($obstacle)).toBe(obstacle),
);

test('[SHELL-55] debug mode ignores the closed state, and lifts no shift', () => {
  expect(visit({ is_closed: true }, 'delivery', true).getState($obstacle)).toBeNull();
  expect(visit({ shift_has_delivery: false }, 'delivery', true).getState($obstacle)).toBe('shift');
});
