import * as z from 'zod/mini';
import { RestaurantInfo } from '../../contracts';
import { aRestaurant } from '../../testing';
import { operationState } from './operation-state';

const restaurant = (is_closed: boolean, enable: boolean, allowSchedulingWhileClosed: boolean) =>
  aRestaurant({
    is_closed,
    scheduleSettings: { ...aRestaurant().scheduleSettings, enable, allowSchedulingWhileClosed },
  });

test.each([
  { closed: false, enable: false, allowed: false, debug: false, state: 'open' },
  { closed: false, enable: true, allowed: true, debug: false, state: 'open' },
  { closed: true, enable: false, allowed: false, debug: false, state: 'closed' },
  { closed: true, enable: true, allowed: false, debug: false, state: 'closed' },
  { closed: true, enable: false, allowed: true, debug: false, state: 'closed' },
  { closed: true, enable: true, allowed: true, debug: false, state: 'openForSchedule' },
  { closed: true, enable: false, allowed: false, debug: true, state: 'open' },
  { closed: true, enable: true, allowed: true, debug: true, state: 'open' },
])(
  '[SHELL-57] closed $closed, scheduling $enable, while closed $allowed, debug $debug: $state',
  ({ closed, enable, allowed, debug, state }) => {
    expect(operationState(restaurant(closed, enable, allowed), debug)).toBe(state);
  },
);

test('a record that says nothing of it is open', () => {
  expect(
    operationState(z.parse(RestaurantInfo, { id: 1, name: 'A', restaurant_url: 'a' }), false),
  ).toBe('open');
});
