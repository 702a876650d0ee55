import { allSettled, fork, type Scope } from 'effector';
import type { SiteSettings } from '../contracts';
import { aRestaurant, restaurantData } from '../testing';
import { restaurantLoaded } from './restaurant';
import {
  $isCounterPickup,
  $mapSource,
  $restaurantMapLink,
  siteSettingsRead,
} from './site-settings';

const WORLD = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Somebody' };
const GOOGLE = {
  tiles: 'https://g.example/{z}/{x}/{y}',
  attribution: 'G',
  link: 'https://maps.example/?q={lat},{lng}',
};

async function settled(
  settings: Partial<SiteSettings> | null,
  own: Parameters<typeof aRestaurant>[0] = {},
): Promise<Scope> {
  const scope = fork();
  if (settings !== null)
    await allSettled(siteSettingsRead, {
      scope,
      params: { maps: { '': WORLD }, counterPickupRestaurants: [], ...settings },
    });
  await allSettled(restaurantLoaded, { scope, params: restaurantData({ info: aRestaurant(own) }) });
  return scope;
}

test('[OPEN-055] the provider of a restaurant sets tiles and link; by default, the map of all', async () => {
  const maps = { '': WORLD, google_maps: GOOGLE };
  expect((await settled({ maps }, { maps_provider: 'google_maps' })).getState($mapSource)).toEqual(
    GOOGLE,
  );
  for (const maps_provider of ['', 'here', 'constructor'])
    expect((await settled({ maps }, { maps_provider })).getState($mapSource)).toEqual(WORLD);
  expect((await settled(null)).getState($mapSource).tiles).toBe('/api/tiles/{z}/{x}/{y}.png');
});

test("[OPEN-055] the link leads to the restaurant; without a map's link or a position, none", async () => {
  const maps = { '': GOOGLE };
  expect(
    (await settled({ maps }, { latitude: -23.5, longitude: -46.25 })).getState($restaurantMapLink),
  ).toBe('https://maps.example/?q=-23.5,-46.25');
  expect(
    (await settled({ maps }, { latitude: 0, longitude: 0 })).getState($restaurantMapLink),
  ).toBe('https://maps.example/?q=0,0');
  expect((await settled({ maps }, { latitude: null })).getState($restaurantMapLink)).toBeNull();
  expect((await settled({})).getState($restaurantMapLink)).toBeNull();
});

test('[DELIVERY-03] [OPEN-049] only the named restaurants name pickup after the counter', async () => {
  const { id } = aRestaurant();
  expect((await settled({ counterPickupRestaurants: [id] })).getState($isCounterPickup)).toBe(true);
  expect((await settled({ counterPickupRestaurants: [id + 1] })).getState($isCounterPickup)).toBe(
    false,
  );
  expect((await settled(null)).getState($isCounterPickup)).toBe(false);
});
