import { combine, createEvent, createStore } from 'effector';
import type { MapSource, SiteSettings } from '../contracts';
import { $restaurant } from './restaurant';

/** What the page says of the site it belongs to. shell only. */
export const siteSettingsRead = createEvent<SiteSettings>();

const OWN_MAP: MapSource = { tiles: '/api/tiles/{z}/{x}/{y}.png', attribution: '' };

export const $siteSettings = createStore<SiteSettings>({ maps: { '': OWN_MAP }, counterPickupRestaurants: [] }).on(siteSettingsRead, (_, settings) => settings);

/** The map of the chosen restaurant: its provider changes addresses only (OPEN-055). */
export const $mapSource = combine($siteSettings, $restaurant, ({ maps }, info) => maps[info?.maps_provider ?? ''] ?? maps[''] ?? OWN_MAP);

/** Whether pickup is named after the counter here (DELIVERY-03). */
export const $isCounterPickup = combine($siteSettings, $restaurant, ({ counterPickupRestaurants }, info) =>
  info !== null && counterPickupRestaurants.includes(info.id));
