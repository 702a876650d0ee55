import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Coordinates } from '@storefront/shared-domain/contracts';
import { $restaurant, restaurantSelected } from '@storefront/shared-domain/models';
import { debounce } from '@storefront/shared-kit/debounce';
import { MAP_DEBOUNCE_MS } from '../map/map-debounce';
import { toPlace, toQuery, restaurantPoint, type Place } from './places';
import { findAddressFx, findPointFx, searchOf, type AtAddress } from '../geocoding/geocoding.api';

/** Initial position of the map: a given point, or the location of a typed address. */
export type PointStart = { readonly at: Coordinates } | { readonly address: Place };

/**
 * The pin on the map. `locating`: the typed address is being located · `lost`: no initial position
 * exists · `moving`, `debouncing`, `searching`: the address under it is not loaded yet · `found` ·
 * `nothing`: no street is near · `failed`: the request failed.
 */
export type Pin =
  | { readonly state: 'locating' | 'lost' }
  | {
      readonly state: 'moving' | 'debouncing' | 'searching' | 'found' | 'nothing' | 'failed';
      readonly at: Coordinates;
      readonly place: Place | null;
    };

/** Opens the map. */
export const pointRequested = createEvent<PointStart>();
/** Closes the map. */
export const pointLeft = createEvent();
export const mapMoving = createEvent();
export const mapMoved = createEvent<Coordinates>();
/** Retries the failed request. */
export const pointRetried = createEvent();
/** 'Confirm Location' was pressed. */
export const confirmPressed = createEvent();

const { timerFx, debounced } = debounce(mapMoved, MAP_DEBOUNCE_MS);
export const debounceFx = timerFx;
const locateFx = attach({ effect: findPointFx });
const lookUpFx = attach({ effect: findAddressFx });

const $start = createStore<PointStart | null>(null)
  .on(pointRequested, (_, start) => start)
  .reset(pointLeft, restaurantSelected);

const $query = createStore<AtAddress | null>(null)
  .on(locateFx, (_, question) => question)
  .reset(pointLeft, restaurantSelected);
const NOT_FOUND = 404;

const located = sample({
  clock: locateFx.done,
  source: $query,
  filter: (query, { params }) => query === params,
  fn: (_, { result }) => result,
});
const missed = sample({
  clock: locateFx.fail,
  source: { query: $query, info: $restaurant },
  filter: ({ query, info }, { params }) => query === params && info !== null,
  fn: ({ info }, { error }) => ({
    why: error.status === NOT_FOUND ? ('unknown' as const) : ('unavailable' as const),
    at: restaurantPoint(info!),
  }),
});

/**
 * Why the pin is at the restaurant instead of the address (ERRORS-36): the address was not found,
 * or the request failed.
 */
export const $estimateReason = createStore<'unknown' | 'unavailable' | null>(null)
  .on(missed, (_, { why }) => why)
  .reset(pointRequested, pointLeft, mapMoved, located, restaurantSelected);

const $isPlaced = createStore(false)
  .on(mapMoved, () => true)
  .on(missed, () => false)
  .reset(pointRequested, pointLeft, restaurantSelected);

export const $pin = createStore<Pin | null>(null)
  .on(pointRequested, (_, start) =>
    'at' in start ? { state: 'searching', at: start.at, place: null } : { state: 'locating' },
  )
  .on(located, (_, at) => ({ state: 'searching', at, place: null }))
  .on(missed, (_, { at }) =>
    at === null ? { state: 'lost' } : { state: 'nothing', at, place: null },
  )
  .on(mapMoving, (pin) => (pin && 'at' in pin ? { state: 'moving', at: pin.at, place: null } : pin))
  .on(mapMoved, (_, at) => ({ state: 'debouncing', at, place: null }))
  .reset(pointLeft, restaurantSelected);

/** The map is open. */
export const $isRequested = $pin.map((pin) => pin !== null);

/**
 * The pin can be confirmed: its address is resolved (DELIVERY-41), and it is not the fallback at
 * the restaurant.
 */
export const $canConfirm = combine(
  $pin,
  $estimateReason,
  (pin, estimate) =>
    estimate === null && pin !== null && ['found', 'nothing', 'failed'].includes(pin.state),
);

const due = sample({
  clock: debounced,
  source: $pin,
  filter: (pin, at) => pin?.state === 'debouncing' && pin.at === at,
  fn: (_, at) => at,
});
const known = sample({
  clock: pointRequested,
  filter: (start) => 'at' in start,
  fn: (start) => (start as { at: Coordinates }).at,
});
const isLost = (pin: Pin | null, estimate: string | null): boolean =>
  estimate === 'unavailable' || pin?.state === 'lost';
const $retry = combine({ pin: $pin, estimate: $estimateReason, start: $start });
const again = sample({
  clock: pointRetried,
  source: $retry,
  filter: ({ pin, estimate }) => pin?.state === 'failed' && estimate === null,
  fn: ({ pin }) => (pin as { at: Coordinates }).at,
});
const startAgain = sample({
  clock: pointRetried,
  source: $retry,
  filter: ({ pin, estimate, start }) => isLost(pin, estimate) && start !== null,
  fn: ({ start }) => start!,
});
sample({ clock: startAgain, target: pointRequested });

sample({
  clock: pointRequested,
  source: $restaurant,
  filter: (info, start) => info !== null && 'address' in start,
  fn: (info, start) => ({
    restaurantId: info!.id,
    search: searchOf(info!),
    query: toQuery((start as { address: Place }).address),
  }),
  target: locateFx,
});
sample({
  clock: [known, located, due, again],
  source: $restaurant,
  filter: (info) => info !== null,
  fn: (info, at) => ({ restaurantId: info!.id, at }),
  target: lookUpFx,
});

const isAt = (pin: Pin | null, at: Coordinates): boolean =>
  pin !== null && 'at' in pin && pin.at === at && pin.state === 'searching';
$pin
  .on(lookUpFx, (_, { at }) => ({ state: 'searching', at, place: null }))
  .on(lookUpFx.done, (pin, { params, result }) =>
    isAt(pin, params.at) ? { state: 'found', at: params.at, place: toPlace(result) } : pin,
  )
  .on(lookUpFx.fail, (pin, { params, error }) =>
    isAt(pin, params.at)
      ? { state: error.status === NOT_FOUND ? 'nothing' : 'failed', at: params.at, place: null }
      : pin,
  );

/** The customer confirmed the location of the address; `isPlaced`: the pin was moved by hand. */
export const pointConfirmed = sample({
  clock: confirmPressed,
  source: { pin: $pin, canConfirm: $canConfirm, isPlaced: $isPlaced },
  filter: ({ canConfirm }) => canConfirm,
  fn: ({ pin, isPlaced }) => ({ ...(pin as { at: Coordinates; place: Place | null }), isPlaced }),
});
