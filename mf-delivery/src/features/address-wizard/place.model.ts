import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { Coordinates } from '@storefront/shared-domain/contracts';
import { $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { findAddressFx, type AtPoint } from '../../lib/geocoding/geocoding.api';
import { MAP_DEBOUNCE_MS } from '../../lib/map/map-debounce';
import { barePlace, placeOfAnswer, type FoundPlace } from './found-place';
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
/** The customer moves the map. */
export const mapMoving = createEvent();
/** The map stopped with this point in its center. */
export const mapMoved = createEvent<Coordinates>();
export const addressRetried = createEvent();

type Whereabouts = Required<AtPoint>;

const lookUpFx = attach({ effect: findAddressFx, mapParams: (question: Whereabouts) => question });
const $latest = createStore<Whereabouts | null>(null, { serialize: 'ignore' }).on(
  lookUpFx,
  (_, question) => question,
);
const dropFx = createEffect((question: Whereabouts) => question.controller.abort());
sample({
  clock: [placeChosen, pointTaken, mapMoving, mapMoved, wizardReset],
  source: $latest,
  filter: Boolean,
  target: dropFx,
});

export const debounceFx = createEffect<Coordinates, void>({
  name: 'mapDebounceFx',
  handler: () => new Promise<void>((resolve) => setTimeout(resolve, MAP_DEBOUNCE_MS)),
});

const isLatest = (latest: Whereabouts | null, { params }: { params: Whereabouts }): boolean =>
  latest === params && !params.controller.signal.aborted;
const answered = sample({
  clock: lookUpFx.done,
  source: $latest,
  filter: isLatest,
  fn: (_, { params, result }) => placeOfAnswer(params.at, result),
});
const failed = sample({
  clock: lookUpFx.fail,
  source: $latest,
  filter: isLatest,
  fn: (_, { error }) => error.status,
});

const NOT_FOUND = 404;

export const $pin = createStore<Pin | null>(null)
  .on(placeChosen, (_, place) => ({ state: 'found', place }))
  .on(pointTaken, (_, at) => ({ state: 'searching', place: barePlace(at) }))
  .on(mapMoving, (pin) => pin && { ...pin, state: 'moving' })
  .on(mapMoved, (_, at) => ({ state: 'debouncing', place: barePlace(at) }))
  .on(lookUpFx, (pin) => pin && { ...pin, state: 'searching' })
  .on(answered, (_, place) => ({ state: 'found', place }))
  .on(
    failed,
    (pin, status) => pin && { ...pin, state: status === NOT_FOUND ? 'nothing' : 'failed' },
  )
  .reset(wizardReset, restaurantSelected);

/** The address of the pin is still being resolved: it cannot be confirmed yet (DELIVERY-41). */
export const isSettling = ({ state }: Pin): boolean =>
  state === 'moving' || state === 'debouncing' || state === 'searching';

sample({ clock: mapMoved, target: debounceFx });
const debounced = sample({
  clock: debounceFx.done,
  source: $pin,
  filter: (pin, { params }) => pin?.state === 'debouncing' && pin.place.coordinates === params,
  fn: (_, { params }) => params,
});
const retried = sample({
  clock: addressRetried,
  source: $pin,
  filter: (pin: Pin | null): pin is Pin => pin !== null,
  fn: ({ place }) => place.coordinates,
});
sample({
  clock: [pointTaken, debounced, retried],
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
