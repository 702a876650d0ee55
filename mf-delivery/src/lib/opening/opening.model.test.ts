import { allSettled, fork } from 'effector';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { pageOpened } from '../page-events.model';
import { $nextOpening } from './opening.model';

test('the next opening is shown once the page has the current time', async () => {
  const scope = fork({
    values: [[$restaurantData, restaurantData({ info: aRestaurant({ is_closed: true }) })]],
  });
  expect(scope.getState($nextOpening)).toBeNull();
  await allSettled(pageOpened, { scope, params: new Date('2025-06-13T13:00:00Z') });
  expect(scope.getState($nextOpening)).toEqual({
    daysAhead: 0,
    day: '2025-06-13',
    time: '18:00:00',
  });
});
