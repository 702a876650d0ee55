import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import { $isAsked, pointAsked, pointConfirmed, pointLeft } from '../../lib/point/point.model';
import {
  $draft,
  $isOpen,
  $pointOrigin,
  dialogClosed,
  placeFound,
  pointTaken,
} from './address-draft.model';
import { pointWanted } from './confirm.model';
import { isPointSure } from './point-origin';

/** The confirmed point is to be moved. */
export const adjustPressed = createEvent();

/**
 * The typed street is not among those that were found: it is put on the map by hand (DELIVERY-50).
 */
export const mapAsked = createEvent();

/*
 * What the map is up for: to find the address, to move a confirmed point, or to say where a typed
 * address is.
 */
const $purpose = createStore<'find' | 'adjust' | 'typed'>('find')
  .on(adjustPressed, () => 'adjust')
  .on([pointWanted, mapAsked], () => 'typed')
  .reset(pointLeft, dialogClosed);

// CONFIRM of a typed address that must be said on the map: where its street was found, or where the
// server finds it (ERRORS-36).
sample({
  clock: pointWanted,
  fn: (address) => (address.coordinates ? { at: address.coordinates } : { address }),
  target: pointAsked,
});
sample({ clock: mapAsked, source: $draft, fn: (address) => ({ address }), target: pointAsked });
sample({
  clock: adjustPressed,
  source: $draft,
  filter: ({ coordinates }) => Boolean(coordinates),
  fn: ({ coordinates }) => ({ at: coordinates! }),
  target: pointAsked,
});

const confirmed = sample({
  clock: pointConfirmed,
  source: { isOpen: $isOpen, purpose: $purpose },
  filter: ({ isOpen }) => isOpen,
  fn: ({ purpose }, { at, place, isPlaced }) => ({
    at,
    place: purpose === 'find' || (purpose === 'adjust' && isPlaced) ? place : null,
  }),
});
const isNamed = ({ place }: { place: { street: string } | null }): boolean =>
  place !== null && place.street !== '';

// The words of a typed address stay the customer's own: only its point was asked for.
sample({
  clock: confirmed,
  filter: isNamed,
  fn: ({ at, place }) => ({ place: place!, point: at, isSure: true }),
  target: placeFound,
});
sample({
  clock: confirmed,
  filter: (point) => !isNamed(point),
  fn: ({ at }) => at,
  target: pointTaken,
});
sample({
  clock: [confirmed, dialogClosed, deliveryBus.addressConfirmed],
  fn: () => undefined,
  target: pointLeft,
});

/**
 * How the map of the dialog is shown (DELIVERY-42): not at all, in full to confirm the location, or
 * small once it is confirmed.
 */
export const $mapView = combine(
  $isAsked,
  $pointOrigin,
  $draft,
  (isAsked, origin, { coordinates }): 'hidden' | 'show' | 'decreased' => {
    if (isAsked) return 'show';
    return isPointSure(origin) && coordinates ? 'decreased' : 'hidden';
  },
);
