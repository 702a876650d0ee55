import { attach, combine, createStore, sample } from 'effector';
import type { Address, Zone } from '@storefront/shared-domain/contracts';
import { $restaurant, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { nameKey } from '@storefront/shared-kit/fold-accents';
import { getZonesFx } from '../../lib/zones/zones.api';
import {
  $draft,
  cityChosen,
  dialogClosed,
  dialogOpened,
  placeFound,
  zoneChosen,
} from './address-draft.model';

const loadZonesFx = attach({ effect: getZonesFx });

/** All zones of the restaurant; null until loaded. */
const $zones = createStore<Zone[] | null>(null)
  .on(loadZonesFx.doneData, (_, zones) => zones)
  .reset(restaurantSelected);
export const $areZonesLoading = loadZonesFx.pending;

/**
 * Whether the neighborhood is selected from the restaurant's list instead of typed (DELIVERY-46).
 */
export const $isZoneChosen = $restaurant.map((info) => info?.manual_zone_selection ?? false);

const isIn = (zone: Zone, city: string): boolean =>
  zone.city === '' || city === '' || nameKey(zone.city) === nameKey(city);
const findZone = (zones: readonly Zone[] | null, { zone, city }: Address): Zone | null =>
  zones?.find((offered) => nameKey(offered.zone) === nameKey(zone) && isIn(offered, city)) ?? null;

export const $offeredZones = combine($zones, $draft, (zones, { city }) =>
  (zones ?? []).filter((zone) => isIn(zone, city)),
);

/** The list entry of the zone in the form. */
export const $zone = combine($zones, $draft, $isZoneChosen, (zones, draft, isChosen) =>
  isChosen ? findZone(zones, draft) : null,
);

sample({
  clock: dialogOpened,
  source: { isChosen: $isZoneChosen, restaurantId: $restaurantId },
  filter: ({ isChosen, restaurantId }) => isChosen && restaurantId !== null,
  fn: ({ restaurantId }) => restaurantId!,
  target: loadZonesFx,
});

// A zone found by its name is replaced by the restaurant's list entry, which carries its fee.
sample({
  clock: placeFound,
  source: { isChosen: $isZoneChosen, zone: $zone, draft: $draft },
  filter: ({ isChosen, zone, draft }) =>
    isChosen && zone !== null && zone.id !== draft.deliveryFeeID,
  fn: ({ zone }) => zone,
  target: zoneChosen,
});

// A zone of another city or outside the list is cleared.
sample({
  clock: [cityChosen, placeFound, loadZonesFx.done],
  source: { isChosen: $isZoneChosen, zones: $zones, zone: $zone, draft: $draft },
  filter: ({ isChosen, zones, zone, draft }) =>
    isChosen && zones !== null && zone === null && draft.zone !== '',
  fn: () => null,
  target: zoneChosen,
});

/** The zones could not be loaded: the dialog closes (ERRORS-30). */
export const zonesFailed = sample({ clock: loadZonesFx.fail, fn: () => undefined });
sample({ clock: zonesFailed, target: dialogClosed });
