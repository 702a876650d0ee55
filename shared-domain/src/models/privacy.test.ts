import { allSettled, fork, type Scope } from 'effector';
import { aRestaurant, restaurantData } from '../testing';
import { $asksConsent, $purposes } from './privacy';
import { restaurantLoaded } from './restaurant';
import { siteSettingsRead } from './site-settings';
import { tableLinkRead } from './table-link';

const found = (scope: Scope) => [scope.getState($purposes), scope.getState($asksConsent)];
const load = (scope: Scope, info: Parameters<typeof aRestaurant>[0] = {}) =>
  allSettled(restaurantLoaded, { scope, params: restaurantData({ info: aRestaurant(info) }) });
const measure = (scope: Scope, isMeasured: boolean) =>
  allSettled(siteSettingsRead, {
    scope,
    params: { maps: {}, counterPickupRestaurants: [], isMeasured },
  });

test('consent is needed for the vendors of the restaurant and for a site that measures itself', async () => {
  const scope = fork();
  await load(scope);
  expect(found(scope)).toEqual([[], false]);
  await load(scope, { google_tag_manager_id: 'GTM-ABCD1', fb_pixel_id: '1234567' });
  expect(found(scope)).toEqual([['tagManager', 'pixel'], true]);
  await measure(scope, true);
  expect(found(scope)).toEqual([['tagManager', 'pixel', 'use'], true]);
  await load(scope);
  expect(found(scope)).toEqual([['use'], true]);
  await measure(scope, false);
  expect(found(scope)).toEqual([[], false]);
});

test('no consent is requested before the restaurant is known, nor on the tablet of a table', async () => {
  const scope = fork();
  await measure(scope, true);
  expect(found(scope)).toEqual([[], false]);
  await load(scope);
  await allSettled(tableLinkRead, {
    scope,
    params: { mode: 'tablet', table: '7', token: 't' },
  });
  expect(found(scope)).toEqual([[], false]);
  await allSettled(tableLinkRead, { scope, params: { mode: 'table', table: '7', token: 't' } });
  expect(found(scope)).toEqual([['use'], true]);
});
