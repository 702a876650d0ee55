import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus, sessionBus } from '@storefront/shared-domain/bus';
import type {
  Address,
  Coordinates,
  TypedAddressText,
  Zone,
} from '@storefront/shared-domain/contracts';
import { $restaurant, restaurantSelected } from '@storefront/shared-domain/models';
import {
  ADDRESS_DETAILS,
  addressCardProblems,
  addressFieldName,
  addressProblems,
  type AddressProblem,
} from '@storefront/shared-domain/rules';
import { isPointNeeded } from '../../lib/delivery-fee/fee-question';
import { EMPTY_ADDRESS, regionOf } from '../../lib/last-address';
import type { Place } from '../../lib/point/places';
import { listedCity, startDraft } from './draft';
import { isPointSure, keepsPoint, type PointOrigin } from './point-origin';

export type TypedField = Exclude<TypedAddressText, 'city'>;

/** The dialog opened, with an initial address or null. */
export const dialogOpened = createEvent<Address | null>();
export const dialogClosed = createEvent();
export const fieldTyped = createEvent<{ field: TypedField; text: string }>();
export const cityChosen = createEvent<string | null>();
/** A zone of the restaurant's list; null clears the selection. */
export const zoneChosen = createEvent<Zone | null>();
/**
 * A street was found by name, postal code or point. `point` is null when the source has no point;
 * `isSure`: the customer confirmed it on the map.
 */
export const placeFound = createEvent<{
  place: Place;
  cep?: string;
  point: Coordinates | null;
  isSure?: boolean;
}>();
/** The customer confirmed the location of the address on the map. */
export const pointTaken = createEvent<Coordinates>();
export const pointDropped = createEvent();
/** The focus left a field of the form. */
export const fieldLeft = createEvent<AddressProblem['field']>();
/**
 * Empties the form: the address is outside the delivery area (ERRORS-26), or the customer logged
 * out.
 */
export const formReset = createEvent();

sample({ clock: sessionBus.logOutConfirmed, target: formReset });

/** True while the draft has unconfirmed changes; reopening the dialog then restores the draft. */
const $isUnconfirmed = createStore(false)
  .on([fieldTyped, cityChosen, zoneChosen, placeFound, pointTaken, pointDropped], () => true)
  .reset(deliveryBus.addressConfirmed, formReset, restaurantSelected);

const started = sample({
  clock: dialogOpened,
  source: { info: $restaurant, isUnconfirmed: $isUnconfirmed },
  filter: ({ isUnconfirmed }) => !isUnconfirmed,
  fn: ({ info }, prefill) =>
    info === null ? (prefill ?? EMPTY_ADDRESS) : startDraft(prefill, info),
});
/**
 * The dialog reopens with an unconfirmed draft. The draft is copied so that its fee is requested
 * again.
 */
const resumed = sample({
  clock: dialogOpened,
  source: $isUnconfirmed,
  filter: (isUnconfirmed) => isUnconfirmed,
});
const restarted = sample({
  clock: formReset,
  source: $restaurant,
  fn: (info) => (info === null ? EMPTY_ADDRESS : startDraft(null, info)),
});

const originOf = (point: Coordinates | null, isSure: boolean): PointOrigin =>
  point === null ? 'none' : isSure ? 'confirmed' : 'suggested';
const filled = sample({
  clock: placeFound,
  source: $restaurant,
  fn: (info, { place, cep = '', point, isSure = false }) => ({
    ...place,
    city: info === null ? place.city : listedCity(place.city, info),
    cep,
    point,
    origin: originOf(point, isSure),
  }),
});

export const $isOpen = createStore(false)
  .on(dialogOpened, () => true)
  .on(dialogClosed, () => false);

/** Fields the customer has left; their errors are shown from then on. */
export const $leftFields = createStore<ReadonlySet<AddressProblem['field']>>(new Set())
  .on(fieldLeft, (fields, field) => new Set(fields).add(field))
  .on(filled, (fields) => new Set(fields).add('city'))
  .reset(dialogOpened, formReset);

/** Source of the draft's point. */
export const $pointOrigin = createStore<PointOrigin>('none')
  .on([started, restarted], (_, { coordinates }) => (coordinates ? 'stored' : 'none'))
  .on(filled, (_, { origin }) => origin)
  .on(pointTaken, () => 'confirmed')
  .on(pointDropped, () => 'none');

/** The address as typed so far. */
export const $draft = createStore<Address>(EMPTY_ADDRESS)
  .on([started, restarted], (_, draft) => draft)
  .on(resumed, (draft) => ({ ...draft }))
  .on(fieldTyped, (draft, { field, text }) => ({
    ...draft,
    [field]: text,
    ...(field === 'zone' && { deliveryFeeID: null, region: '' }),
    ...(field === 'street' && { cep: '' }),
  }))
  .on(cityChosen, (draft, city) =>
    draft.city === (city ?? '') ? draft : { ...draft, city: city ?? '', deliveryFeeID: null },
  )
  .on(zoneChosen, (draft, zone) => ({
    ...draft,
    zone: zone?.zone ?? '',
    deliveryFeeID: zone?.id ?? null,
    region: regionOf(zone),
  }))
  .on(filled, (draft, { street, number, zone, city, cep, point }) => ({
    ...draft,
    street,
    number: number || draft.number,
    zone: zone || draft.zone,
    city: city || draft.city,
    cep,
    coordinates: point,
    deliveryFeeID: null,
  }))
  .on(pointTaken, (draft, coordinates) => ({ ...draft, coordinates }))
  .on(pointDropped, (draft) => ({ ...draft, coordinates: null }));

// A change of street, number or city invalidates a point that was found for the old value.
sample({
  clock: [fieldTyped.map(({ field }) => field), cityChosen.map(() => 'city' as const)],
  source: { origin: $pointOrigin, draft: $draft },
  filter: ({ origin, draft }, field) => !keepsPoint(origin, field) && Boolean(draft.coordinates),
  fn: () => undefined,
  target: pointDropped,
});

/** Missing or invalid fields of the form in display order; the fee is not checked here. */
export const $draftProblems = combine($draft, $restaurant, (draft, info) =>
  info === null
    ? []
    : [
        ...addressProblems(draft, info, null).filter(({ field }) => field !== 'fee'),
        ...addressCardProblems(draft),
      ],
);

const details: ReadonlySet<AddressProblem['field']> = new Set(
  ADDRESS_DETAILS.map((field) => addressFieldName(field)),
);

/**
 * Details help the courier and change no fee: all other fields are required before a fee can be
 * requested.
 */
export const $isPlaceComplete = $draftProblems.map((problems) =>
  problems.every(({ field }) => details.has(field)),
);

/**
 * Where the fee is priced by point, the customer must first confirm the point on the map
 * (OPEN-054).
 */
export const $isPointMissing = combine(
  $restaurant,
  $pointOrigin,
  (info, origin) => info !== null && isPointNeeded(info) && !isPointSure(origin),
);

export const $canRequestFee = combine(
  $isPlaceComplete,
  $isPointMissing,
  (isComplete, isPointMissing) => isComplete && !isPointMissing,
);
