import { allSettled, fork } from 'effector';
import type { DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $debugMode, $deliveryType, $restaurantData } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { $obstacle } from '../../lib/obstacle.model';
import { pageOpened } from '../../lib/page-events.model';
import { $isAsked, $nextOpening } from './opening.model';

const scheduleSettings = { ...aRestaurant().scheduleSettings, enable: true, allowSchedulingWhileClosed: true };
const visit = (info: Partial<RestaurantInfo>, type: DeliveryType | null = null, debug = false) =>
  fork({ values: [[$restaurantData, restaurantData({ info: aRestaurant(info) })], [$deliveryType, type], [$debugMode, debug]] });

test.each([
  { case: 'an open restaurant', info: {}, type: 'delivery', obstacle: null },
  { case: 'a closed one', info: { is_closed: true }, type: 'delivery', obstacle: 'closed' },
  { case: 'one that takes scheduled orders while closed', info: { is_closed: true, scheduleSettings }, type: null, obstacle: 'closed' },
  { case: 'a delivery outside its shift', info: { shift_has_delivery: false, scheduleSettings }, type: 'delivery', obstacle: 'shift' },
  { case: 'a takeout outside its shift', info: { shift_has_takeout: false, scheduleSettings }, type: 'balcony', obstacle: 'shift' },
  { case: 'a takeout while only deliveries pause', info: { shift_has_delivery: false, scheduleSettings }, type: 'balcony', obstacle: null },
  { case: 'a table', info: { shift_has_delivery: false, shift_has_takeout: false }, type: 'table', obstacle: null },
] as const)('for $case the obstacle is $obstacle', ({ info, type, obstacle }) => expect(visit(info, type).getState($obstacle)).toBe(obstacle));

test('debug mode knows no closed restaurant', () => {
  expect(visit({ is_closed: true }, 'delivery', true).getState($obstacle)).toBeNull();
});

test('the question for the time is there only where it means something', () => {
  expect(visit({}).getState($isAsked)).toBe(false);
  expect(visit({ scheduleSettings }).getState($isAsked)).toBe(true);
  expect(visit({ is_closed: true }).getState($isAsked)).toBe(true);
});

test('the next opening is told once the page knows what time it is', async () => {
  const scope = visit({ is_closed: true });
  expect(scope.getState($nextOpening)).toBeNull();
  await allSettled(pageOpened, { scope, params: new Date('2025-06-13T13:00:00Z') });
  expect(scope.getState($nextOpening)).toEqual({ daysAhead: 0, day: '2025-06-13', time: '18:00:00' });
});
