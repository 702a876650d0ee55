import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Zone } from '@storefront/shared-domain/contracts';
import { $restaurant, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { getZonesFx } from '../../lib/zones/zones.api';
import { placeServed } from './confirm-location.model';
import { $form, typed } from './form.model';
import { listed } from './typed-address';

const loadZonesFx = attach({ effect: getZonesFx });
export const $areZonesLoading = loadZonesFx.pending;

/** Whether the neighborhood is chosen from the restaurant's list (DELIVERY-59). */
export const $isZoneChosen = $restaurant.map((info) => info?.manual_zone_selection ?? false);

/** The zones are to be read once more. */
export const zonesRetried = createEvent();

const $zones = createStore<Zone[]>([]).on(loadZonesFx.doneData, (_, zones) => zones).reset(restaurantSelected);
const isIn = ({ city }: Zone, chosen: string): boolean => city === '' || chosen === '' || listed([city], chosen) !== '';

/** The zones of the city in the form. */
export const $offeredZones = combine($zones, $form, (zones, form) => zones.filter((zone) => isIn(zone, form?.typed.city ?? '')));

/** The one the form holds, found in the list. */
export const $zone = combine($offeredZones, $form, $isZoneChosen, (zones, form, isChosen) =>
  (isChosen ? (zones.find(({ zone }) => form !== null && listed([zone], form.typed.zone) !== '') ?? null) : null));

sample({
  clock: [placeServed, zonesRetried], source: { isChosen: $isZoneChosen, restaurantId: $restaurantId }, filter: ({ isChosen, restaurantId }) => isChosen && restaurantId !== null,
  fn: ({ restaurantId }) => restaurantId!, target: loadZonesFx,
});

// The neighborhood of the map is taken as the restaurant writes it; one that is not on its list is none.
const named = sample({
  clock: [loadZonesFx.done, typed], source: { form: $form, zone: $zone, isChosen: $isZoneChosen, isLoading: $areZonesLoading },
  filter: ({ form, zone, isChosen, isLoading }) => isChosen && !isLoading && form !== null && form.typed.zone !== (zone?.zone ?? ''),
  fn: ({ form, zone }) => ({ ...form!.typed, zone: zone?.zone ?? '' }),
});
sample({ clock: named, target: typed });

/** The zones could not be read (ERRORS-30); they may be asked for again. */
export const zonesFailed = sample({ clock: loadZonesFx.fail, fn: () => undefined });
export const $areZonesMissing = createStore(false).on(zonesFailed, () => true).reset(loadZonesFx, restaurantSelected);
