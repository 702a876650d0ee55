import { attach, createEvent, createStore, sample } from 'effector';
import type { Coordinates } from '@storefront/shared-domain/contracts';
import { $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { debounce } from '@storefront/shared-kit/debounce';
import { latestCall, takeLatest } from '@storefront/shared-kit/take-latest';
import { findAddressFx, type AtPoint } from '../../lib/geocoding/geocoding.api';
import { MAP_DEBOUNCE_MS } from '../../lib/map/map-debounce';
import { barePlace, toFoundPlace, type FoundPlace } from './found-place';
import { wizardClosed, wizardReset } from './wizard.model';

/**
 * The pin. `moving`, `debouncing`, `searching`: its address is not loaded yet · `nothing`: no street
 * is near · `failed`: the request failed.
 */
export type Pin = {
  readonly state: 'moving' | 'debouncing' | 'searching' | 'found' | 'nothing' | 'failed';
  readonly place: FoundPlace;
};

/** A location with a resolved address. */
export const placeChosen = createEvent<FoundPlace>();
/** A point; its address is looked up without debounce. */
export const pointTaken = createEvent<Coordinates>();
export const mapMoving = createEvent();
/** The map stopped with this point in its center. */
export const mapMoved = createEvent<Coordinates>();
export const addressRetried = createEvent();

type Whereabouts = Required<AtPoint>;

const lookUpFx = attach({ effect: findAddressFx, mapParams: (question: Whereabouts) => question });
const latest = takeLatest(
  lookUpFx,
  latestCall([lookUpFx], [placeChosen, pointTaken, mapMoving, mapMoved, wizardReset]),
);
const responseReceived = latest.done.map(({ params, result }) => toFoundPlace(params.at, result));
const failed = latest.fail.map(({ error }) => error.status);

const { timerFx, debounced } = debounce(mapMoved, MAP_DEBOUNCE_MS);
export const debounceFx = timerFx;

const NOT_FOUND = 404;

export const $pin = createStore<Pin | null>(null)
  .on(placeChosen, (_, place) => ({ state: 'found', place }))
  .on(pointTaken, (_, at) => ({ state: 'searching', place: barePlace(at) }))
  .on(mapMoving, (pin) => pin && { ...pin, state: 'moving' })
  .on(mapMoved, (_, at) => ({ state: 'debouncing', place: barePlace(at) }))
  .on(lookUpFx, (pin) => pin && { ...pin, state: 'searching' })
  .on(responseReceived, (_, place) => ({ state: 'found', place }))
  .on(
    failed,
    (pin, status) => pin && { ...pin, state: status === NOT_FOUND ? 'nothing' : 'failed' },
  )
  .reset(wizardReset, restaurantSelected);

/** The address of the pin is still being resolved: it cannot be confirmed yet (DELIVERY-41). */
export const isSettling = ({ state }: Pin): boolean =>
  state === 'moving' || state === 'debouncing' || state === 'searching';

const due = sample({
  clock: debounced,
  source: $pin,
  filter: (pin, at) => pin?.state === 'debouncing' && pin.place.coordinates === at,
  fn: (_, at) => at,
});
const retried = sample({
  clock: addressRetried,
  source: $pin,
  filter: (pin: Pin | null): pin is Pin => pin !== null,
  fn: ({ place }) => place.coordinates,
});
sample({
  clock: [pointTaken, due, retried],
  source: $restaurantId,
  filter: (restaurantId) => restaurantId !== null,
  fn: (restaurantId, at): Whereabouts => ({
    restaurantId: restaurantId!,
    at,
    controller: new AbortController(),
  }),
  target: lookUpFx,
});
sample({
  clock: wizardClosed,
  source: $pin,
  filter: (pin) => pin?.state === 'moving',
  fn: (pin) => pin!.place.coordinates,
  target: mapMoved,
});
