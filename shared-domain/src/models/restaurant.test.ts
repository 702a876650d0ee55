import { allSettled, fork, type Scope } from 'effector';
import * as z from 'zod/mini';
import { cartBus, deliveryBus, tabletBus } from '../bus';
import type { SiteSettings } from '../contracts';
import { ScheduleTemplate } from '../contracts/hours';
import { paths } from '../paths';
import { aRestaurant, restaurantData } from '../testing';
import { $deliveryType } from './cart';
import { $isKitchenLost, kitchenRead } from './kitchen';
import { $asksConsent, $purposes } from './privacy';
import {
  $debugMode,
  $hours,
  $inPlace,
  $language,
  $menu,
  $operationState,
  $restaurant,
  $restaurantData,
  $restaurantId,
  $restaurantUrl,
  debugModeChanged,
  languageChanged,
  restaurantLoaded,
  restaurantSelected,
} from './restaurant';
import { $scheduleBasis, $scheduleTemplate } from './schedule';
import {
  $googleSite,
  $isCounterPickup,
  $mapSource,
  $restaurantMapLink,
  siteSettingsRead,
} from './site-settings';
import { $isTableCartOpen } from './table-cart';
import { $isAtTable, $isTablet, $menuMode, type TableLink, tableLinkRead } from './table-link';
import { $isTabletResting } from './tablet-rest';
import { $tabletRestriction } from './tablet-restriction';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('a restaurant is known by its URL first, then by its record, menu and hours', async () => {
  const data = restaurantData();
  const scope = fork();
  const known = () => [
    scope.getState($restaurant),
    scope.getState($menu),
    scope.getState($hours),
    scope.getState($restaurantId),
  ];
  await allSettled(restaurantSelected, { scope, params: 'bella-napoli' });
  expect(scope.getState($restaurantUrl)).toBe('bella-napoli');
  expect(known()).toEqual([null, null, null, null]);
  await allSettled(restaurantLoaded, { scope, params: data });
  expect(known()).toEqual([data.info, data.menu, data.hours, data.info.id]);
  await allSettled(restaurantSelected, { scope, params: 'slice-house' });
  expect(scope.getState($restaurantUrl)).toBe('slice-house');
  expect(known()).toEqual([null, null, null, null]);
});

test('[SHELL-57] a restaurant is closed until it is loaded; debug mode counts as open', async () => {
  const scope = fork();
  expect(scope.getState($operationState)).toBe('closed');
  await allSettled(debugModeChanged, { scope, params: true });
  expect([scope.getState($debugMode), scope.getState($operationState)]).toEqual([true, 'closed']);
  await allSettled(restaurantLoaded, {
    scope,
    params: restaurantData({ info: aRestaurant({ is_closed: true }) }),
  });
  expect(scope.getState($operationState)).toBe('open');
  await allSettled(debugModeChanged, { scope, params: false });
  expect([scope.getState($debugMode), scope.getState($operationState)]).toEqual([false, 'closed']);
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  expect(scope.getState($operationState)).toBe('open');
});

test('[I18N-02] the language is the one chosen last', async () => {
  const scope = fork();
  await allSettled(languageChanged, { scope, params: 'es' });
  expect(scope.getState($language)).toBe('es');
  await allSettled(languageChanged, { scope, params: 'en' });
  expect(scope.getState($language)).toBe('en');
});

test("a text gets the article of the restaurant's name in Portuguese, once that is loaded", async () => {
  const scope = fork();
  const written = () => scope.getState($inPlace)('em Bella Napoli');
  expect(written()).toBe('em Bella Napoli');
  const info = aRestaurant({ name: 'Bella Napoli', article: 'a' });
  await allSettled(restaurantLoaded, { scope, params: restaurantData({ info }) });
  await allSettled(languageChanged, { scope, params: 'pt-br' });
  expect(written()).toBe('na Bella Napoli');
  await allSettled(languageChanged, { scope, params: 'es' });
  expect(written()).toBe('em Bella Napoli');
});

const week = 'sunday monday tuesday wednesday thursday friday saturday';
const template = z.parse(
  ScheduleTemplate,
  Object.fromEntries(week.split(' ').map((day) => [day, []])),
);

test('the hours for scheduled orders belong to one restaurant', async () => {
  const scope = fork();
  await allSettled(deliveryBus.scheduleTemplateRead, { scope, params: template });
  expect(scope.getState($scheduleTemplate)).toEqual(template);
  await allSettled(deliveryBus.scheduleTemplateRead, { scope, params: null });
  expect(scope.getState($scheduleTemplate)).toBeNull();
  await allSettled(deliveryBus.scheduleTemplateRead, { scope, params: template });
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($scheduleTemplate)).toBeNull();
});

test('times can be listed once the restaurant and the delivery type are known', () => {
  const data = restaurantData();
  expect(fork({ values: [[$restaurantData, data]] }).getState($scheduleBasis)).toBeNull();
  expect(fork({ values: [[$deliveryType, 'balcony']] }).getState($scheduleBasis)).toBeNull();
  const both = fork({
    values: [
      [$restaurantData, data],
      [$deliveryType, 'balcony'],
      [$scheduleTemplate, template],
    ],
  });
  expect(both.getState($scheduleBasis)).toEqual({
    info: data.info,
    hours: data.hours,
    template,
    type: 'balcony',
  });
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

test('[OPEN-078] a site has the Google sign-in of its settings, or none', async () => {
  const google = { clientId: 'g', authUrl: 'https://accounts.example' };
  expect((await settled({ google })).getState($googleSite)).toEqual(google);
  expect((await settled({})).getState($googleSite)).toBeNull();
});

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

test.each([
  { mode: 'tablet', isTablet: true },
  { mode: 'table', isTablet: false },
  { mode: 'delivery', isTablet: false },
] satisfies { mode: TableLink['mode']; isTablet: boolean }[])(
  '[TABLE-07] a link of mode $mode: tablet $isTablet',
  async ({ mode, isTablet }) => {
    const scope = fork();
    await allSettled(tableLinkRead, { scope, params: { mode, table: '7', token: 't' } });
    expect(scope.getState($isTablet)).toBe(isTablet);
  },
);

test('[TABLE-07] a tablet without a table is one from when its screen was opened, in this restaurant', async () => {
  const scope = fork();
  await allSettled(tabletBus.screenOpened, { scope });
  expect(scope.getState($isTablet)).toBe(true);
  await allSettled(restaurantSelected, { scope, params: 'bella-napoli' });
  expect(scope.getState($isTablet)).toBe(false);
});

describe('[TABLE-13] the cart beside the menu', () => {
  test.each([
    { by: 'its button', event: cartBus.tableCartClosed },
    { by: 'the tablet being left alone', event: tabletBus.leftAlone },
  ])('opens on request and is closed by $by', async ({ event }) => {
    const scope = fork();
    await allSettled(cartBus.tableCartRequested, { scope });
    expect(scope.getState($isTableCartOpen)).toBe(true);
    await allSettled(event, { scope });
    expect(scope.getState($isTableCartOpen)).toBe(false);
  });
});

test('a tablet is idle from being left alone until it is used again, and never in another restaurant', async () => {
  const scope = fork();
  await allSettled(tabletBus.leftAlone, { scope });
  expect(scope.getState($isTabletResting)).toBe(true);
  await allSettled(tabletBus.takenUp, { scope });
  expect(scope.getState($isTabletResting)).toBe(false);
  await allSettled(tabletBus.leftAlone, { scope });
  await allSettled(restaurantSelected, { scope, params: 'bella-napoli' });
  expect(scope.getState($isTabletResting)).toBe(false);
});

test('[MENU-27] [MENU-28] table and tablet list the products of the tables, delivery its own', async () => {
  const scope = fork();
  const found = () => [scope.getState($isAtTable), scope.getState($menuMode)];
  expect(found()).toEqual([false, 'delivery']);
  for (const { mode, expected } of [
    { mode: 'table', expected: [true, 'table'] },
    { mode: 'tablet', expected: [true, 'table'] },
    { mode: 'delivery', expected: [false, 'delivery'] },
  ] as const) {
    await allSettled(tableLinkRead, { scope, params: { mode, table: '7', token: 't' } });
    expect(found()).toEqual(expected);
  }
});

test('[TABLE-08] a tablet cannot order where the restaurant is closed or has no self-service', () => {
  const found = (info: Parameters<typeof aRestaurant>[0]) =>
    fork({
      values: [[$restaurantData, restaurantData({ info: aRestaurant(info) })]],
    }).getState($tabletRestriction);
  expect(fork().getState($tabletRestriction)).toBeNull();
  expect(found({ is_closed: true })).toBe('closed');
  expect(found({ table_self_service_enabled: false })).toBe('no-self-service');
  expect(found({ table_self_service_enabled: true })).toBe('no-table');
});

test('a kitchen is lost by the last answer alone, and in its own restaurant', async () => {
  const scope = fork();
  const found: boolean[] = [scope.getState($isKitchenLost)];
  for (const state of ['unknown', 'lost', 'connected', 'lost'] as const) {
    await allSettled(kitchenRead, { scope, params: state });
    found.push(scope.getState($isKitchenLost));
  }
  expect(found).toEqual([false, false, true, false, true]);
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($isKitchenLost)).toBe(false);
});

test.each([
  [false, undefined, '/'],
  [false, null, '/'],
  [false, 'wine & co', '/#section-wine%20%26%20co'],
  [true, undefined, '/tablet'],
  [true, 'wine', '/tablet#section-wine'],
])('[OPEN-030] back to the menu, tablet %s, section %s: %s', (isTablet, section, path) => {
  expect(paths.home(isTablet, section)).toBe(path);
});
