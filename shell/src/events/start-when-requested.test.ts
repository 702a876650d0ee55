/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import { earlyAddsPrefix } from '@storefront/shared-domain/storage';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import type { EventsPage } from './events-page';
import { startEventsWhenRequested } from './start-when-requested';

test.each([
  { case: 'are removed where nothing counts them', pixel: '', left: 0 },
  { case: 'wait for the events of the restaurant', pixel: '123456789012345', left: 1 },
])('additions of the start script $case', async ({ pixel, left }) => {
  localStorage.clear();
  localStorage.setItem(`${earlyAddsPrefix(aRestaurant().id)}t1-1`, '{}');
  const scope = fork();
  startEventsWhenRequested({ storefront: {} as EventsPage['storefront'], scope });
  await allSettled(restaurantLoaded, {
    scope,
    params: restaurantData({ info: aRestaurant({ fb_pixel_id: pixel }) }),
  });
  expect(localStorage).toHaveLength(left);
});
