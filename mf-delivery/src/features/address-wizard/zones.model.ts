import { attach, combine, createStore, sample } from 'effector';
import type { Zone } from '@storefront/shared-domain/contracts';
import { $restaurant, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { getZonesFx } from '../../lib/zones/zones.api';
import { placeServed } from './confirm-location.model';
import { $form, addressTyped } from './form.model';
import { listed } from './typed-address';
import { wizardClosed, wizardOpened } from './wizard.model';

const loadZonesFx = attach({ effect: getZonesFx });
export const $areZonesLoading = loadZonesFx.pending;

/** Whether the neighborhood is selected from the restaurant's list (DELIVERY-59). */
export const $isZoneChosen = $restaurant.map((info) => info?.manual_zone_selection ?? false);

const $zones = createStore<Zone[]>([])
  .on(loadZonesFx.doneData, (_, zones) => zones)
  .reset(restaurantSelected);
const isIn = ({ city }: Zone, chosen: string): boolean =>
  city === '' || chosen === '' || listed([city], chosen) !== '';

export const $offeredZones = combine($zones, $form, (zones, form) =>
  zones.filter((zone) => isIn(zone, form?.typed.city ?? '')),
);

export const $zone = combine($offeredZones, $form, $isZoneChosen, (zones, form, isChosen) =>
  isChosen
    ? (zones.find(({ zone }) => form !== null && listed([zone], form.typed.zone) !== '') ?? null)
    : null,
);

/** The zones could not be loaded: the wizard closes (ERRORS-30). Reopening it loads them again. */
export const zonesFailed = sample({ clock: loadZonesFx.fail, fn: () => undefined });
sample({ clock: zonesFailed, target: wizardClosed });
const $areZonesMissing = createStore(false)
  .on(zonesFailed, () => true)
  .reset(loadZonesFx, restaurantSelected);
const openedWithoutZones = sample({
  clock: wizardOpened,
  source: { areMissing: $areZonesMissing, form: $form },
  filter: ({ areMissing, form }) => areMissing && form !== null,
});

sample({
  clock: [placeServed, openedWithoutZones],
  source: { isChosen: $isZoneChosen, restaurantId: $restaurantId },
  filter: ({ isChosen, restaurantId }) => isChosen && restaurantId !== null,
  fn: ({ restaurantId }) => restaurantId!,
  target: loadZonesFx,
});

// The map's neighborhood is replaced by the restaurant's spelling, or cleared when the list lacks
// it.
const named = sample({
  clock: [loadZonesFx.done, addressTyped],
  source: { form: $form, zone: $zone, isChosen: $isZoneChosen, isLoading: $areZonesLoading },
  filter: ({ form, zone, isChosen, isLoading }) =>
    isChosen && !isLoading && form !== null && form.typed.zone !== (zone?.zone ?? ''),
  fn: ({ form, zone }) => ({ ...form!.typed, zone: zone?.zone ?? '' }),
});
sample({ clock: named, target: addressTyped });
