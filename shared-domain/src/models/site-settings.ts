import { combine, createEvent, createStore } from 'effector';
import type { MapSource, SiteSettings } from '../contracts';
import { $restaurant } from './restaurant';

/** Settings of the site from the page. shell only. */
export const siteSettingsRead = createEvent<SiteSettings>();

const OWN_MAP: MapSource = { tiles: '/api/tiles/{z}/{x}/{y}.png', attribution: '' };

export const $siteSettings = createStore<SiteSettings>({
  maps: { '': OWN_MAP },
  counterPickupRestaurants: [],
}).on(siteSettingsRead, (_, settings) => settings);

/** The map of the chosen restaurant: its provider only changes the URLs (OPEN-055). */
export const $mapSource = combine($siteSettings, $restaurant, ({ maps }, info) => {
  const provider = info?.maps_provider ?? '';
  return (Object.hasOwn(maps, provider) ? maps[provider] : maps['']) ?? OWN_MAP;
});

/** Settings of the Google sign-in; null without it (OPEN-078). */
export const $googleSite = $siteSettings.map(({ google }) => google ?? null);

/** Whether pickup is named after the counter here (DELIVERY-03). */
export const $isCounterPickup = combine(
  $siteSettings,
  $restaurant,
  ({ counterPickupRestaurants }, info) =>
    info !== null && counterPickupRestaurants.includes(info.id),
);

/** URL of the restaurant's location on the site's map; null without such a map or a location. */
export const $restaurantMapLink = combine($mapSource, $restaurant, ({ link }, info) => {
  const [latitude, longitude] = [info?.latitude ?? null, info?.longitude ?? null];
  if (link === undefined || latitude === null || longitude === null) return null;
  return link.replace('{lat}', String(latitude)).replace('{lng}', String(longitude));
});
