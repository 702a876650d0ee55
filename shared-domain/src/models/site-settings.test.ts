import { allSettled, fork, type Scope } from 'effector';
import type { SiteSettings } from '../contracts';
import { aRestaurant, restaurantData } from '../testing';
import { restaurantLoaded } from './restaurant';
import {
  $googleSite,
  $isCounterPickup,
  $mapSource,
  $restaurantMapLink,
  siteSettingsRead,
} from './site-settings';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

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

test('[OPEN-055] a site without any map shows its own one', async () => {
  expect((await settled({ maps: {} })).getState($mapSource).tiles).toBe(
    '/api/tiles/{z}/{x}/{y}.png',
  );
  const scope = fork();
  await allSettled(siteSettingsRead, {
    scope,
    params: { maps: { '': GOOGLE }, counterPickupRestaurants: [7] },
  });
  expect([
    scope.getState($mapSource),
    scope.getState($restaurantMapLink),
    scope.getState($isCounterPickup),
  ]).toEqual([GOOGLE, null, false]);
});

test('[OPEN-055] half a position is none', async () => {
  const maps = { '': GOOGLE };
  for (const half of [
    { latitude: 1, longitude: null },
    { latitude: null, longitude: 1 },
  ])
    expect((await settled({ maps }, half)).getState($restaurantMapLink)).toBeNull();
  const without = await settled({}, { latitude: 1, longitude: 1 });
  expect(without.getState($restaurantMapLink)).toBeNull();
});

test('[OPEN-078] a site has the Google sign-in of its settings, or none', async () => {
  const google = { clientId: 'g', authUrl: 'https://accounts.example' };
  expect((await settled({ google })).getState($googleSite)).toEqual(google);
  expect((await settled({})).getState($googleSite)).toBeNull();
});
