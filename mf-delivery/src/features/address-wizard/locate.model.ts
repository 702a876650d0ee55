import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $restaurant } from '@storefront/shared-domain/models';
import { restaurantPoint } from '../../lib/point/places';
import { readPositionFx, type Position } from '../../lib/position/position.api';
import { placeOfAddress } from './found-place';
import { $pin, placeChosen, pointTaken } from './place.model';
import { queryTyped } from './search.model';
import {
  $lastAddress,
  $page,
  stepTaken,
  wizardClosed,
  wizardOpened,
  wizardReset,
} from './wizard.model';

/** Why the device returned no position. */
export type Refusal = Exclude<Position['kind'], 'granted'>;

/** The customer requested the device's location. */
export const positionRequested = createEvent();
/**
 * The address is not among the hits, or the search failed: the customer looks for it on the map
 * (DELIVERY-35, ERRORS-32).
 */
export const mapRequested = createEvent();
/** The previous address was chosen again. */
export const lastChosen = createEvent();

const requestPositionFx = attach({ effect: readPositionFx });
sample({ clock: positionRequested, target: requestPositionFx });

/** True while the device's position is awaited; any other step of the customer cancels it. */
const $isAwaited = createStore(false)
  .on(positionRequested, () => true)
  .reset(placeChosen, stepTaken, queryTyped, wizardClosed, wizardReset);
export const $isLocating = combine(
  $isAwaited,
  requestPositionFx.pending,
  (isAwaited, isPending) => isAwaited && isPending,
);

const message = sample({
  clock: requestPositionFx.doneData,
  source: $isAwaited,
  filter: (isAwaited) => isAwaited,
  fn: (_, position) => position,
});
const located = sample({
  clock: message,
  filter: ({ kind }) => kind === 'granted',
  fn: (position) => (position as Extract<Position, { kind: 'granted' }>).coordinates,
});
const refused = sample({
  clock: message,
  filter: ({ kind }) => kind !== 'granted',
  fn: ({ kind }) => kind as Refusal,
});

/** Shown on the map until the next step of the customer (CONFLICTS-15). */
export const $refusal = createStore<Refusal | null>(null)
  .on(refused, (_, kind) => kind)
  .reset(
    positionRequested,
    placeChosen,
    wizardReset,
    sample({ clock: stepTaken, filter: (step) => step !== 'unlocated' }),
  );

sample({ clock: located, target: pointTaken });
sample({ clock: located, fn: () => 'placed' as const, target: stepTaken });

const $start = combine({
  page: $page,
  point: $restaurant.map((info) => info && restaurantPoint(info)),
});
const onSearch = sample({
  clock: refused,
  source: $start,
  filter: ({ page }) => page === 'auto-complete-address',
});
const unlisted = sample({ clock: mapRequested, source: $start });
const onMap = sample({
  clock: wizardOpened,
  source: { pin: $pin, start: $start },
  filter: ({ pin, start }) => pin === null && start.page === 'confirmation-map',
  fn: ({ start }) => start,
});

// Without a position and without an address the map starts at the restaurant (DELIVERY-31,
// DELIVERY-39, ERRORS-36).
sample({
  clock: [onSearch, unlisted, onMap],
  filter: ({ point }) => point !== null,
  fn: ({ point }) => point!,
  target: pointTaken,
});
sample({ clock: onSearch, fn: () => 'unlocated' as const, target: stepTaken });
sample({ clock: unlisted, fn: () => 'unlisted' as const, target: stepTaken });

const again = sample({
  clock: lastChosen,
  source: $lastAddress,
  filter: (address) => address !== null,
  fn: (address) => placeOfAddress(address!, address!.coordinates!),
});
sample({ clock: again, target: placeChosen });
sample({ clock: again, fn: () => 'placed' as const, target: stepTaken });
