import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import {
  $isRequested,
  pointRequested,
  pointConfirmed,
  pointLeft,
} from '../../lib/point/point.model';
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

/** The customer wants to move the confirmed point. */
export const adjustPressed = createEvent();

/**
 * The typed street is not among the suggestions: the customer positions it on the map
 * (DELIVERY-50).
 */
export const mapRequested = createEvent();

/*
 * Purpose of the open map: find the address, move a confirmed point, or position a typed address.
 */
const $purpose = createStore<'find' | 'adjust' | 'typed'>('find')
  .on(adjustPressed, () => 'adjust')
  .on([pointWanted, mapRequested], () => 'typed')
  .reset(pointLeft, dialogClosed);

// CONFIRM of a typed address without a confirmed point: the map starts at the found street, or
// where the server locates the address (ERRORS-36).
sample({
  clock: pointWanted,
  fn: (address) => (address.coordinates ? { at: address.coordinates } : { address }),
  target: pointRequested,
});
sample({
  clock: mapRequested,
  source: $draft,
  fn: (address) => ({ address }),
  target: pointRequested,
});
sample({
  clock: adjustPressed,
  source: $draft,
  filter: ({ coordinates }) => Boolean(coordinates),
  fn: ({ coordinates }) => ({ at: coordinates! }),
  target: pointRequested,
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

// The text of a typed address is not overwritten: only its point was requested.
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
 * Display of the dialog's map (DELIVERY-42): hidden, full size to confirm the location, or small
 * once it is confirmed.
 */
export const $mapView = combine(
  $isRequested,
  $pointOrigin,
  $draft,
  (isRequested, origin, { coordinates }): 'hidden' | 'show' | 'decreased' => {
    if (isRequested) return 'show';
    return isPointSure(origin) && coordinates ? 'decreased' : 'hidden';
  },
);
