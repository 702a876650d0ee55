import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus, sessionBus } from '@storefront/shared-domain/bus';
import type { Address, Coordinates, Zone } from '@storefront/shared-domain/contracts';
import { $restaurant, restaurantSelected } from '@storefront/shared-domain/models';
import {
  addressCardProblems,
  addressProblems,
  type AddressProblem,
} from '@storefront/shared-domain/rules';
import { isPointNeeded } from '../../lib/delivery-fee/fee-question';
import { EMPTY_ADDRESS, regionOf } from '../../lib/last-address';
import type { Place } from '../../lib/point/places';
import { listedCity, startDraft } from './draft';
import { isPointSure, keepsPoint, type PointOrigin } from './point-origin';

export type TypedField = 'street' | 'zone' | 'number' | 'complemento' | 'address_ref';

/** The dialog opens with an address to start from, or none. */
export const dialogOpened = createEvent<Address | null>();
export const dialogClosed = createEvent();
export const fieldTyped = createEvent<{ field: TypedField; text: string }>();
export const cityChosen = createEvent<string | null>();
/** A zone of the restaurant's list; null takes the choice back. */
export const zoneChosen = createEvent<Zone | null>();
/**
 * A street was found by its name, its postal code or its point; `point` where it is, null when
 * nobody told; `isSure` when the customer said so on the map.
 */
export const placeFound = createEvent<{
  place: Place;
  cep?: string;
  point: Coordinates | null;
  isSure?: boolean;
}>();
/** The customer said on the map where the address is. */
export const pointTaken = createEvent<Coordinates>();
/** The address has no point any more. */
export const pointDropped = createEvent();
/** The focus left a field of the form. */
export const fieldLeft = createEvent<AddressProblem['field']>();
/**
 * The form begins again, empty: nothing is delivered there (ERRORS-26), or its customer has logged
 * out.
 */
export const formReset = createEvent();

sample({ clock: sessionBus.logOutConfirmed, target: formReset });

/** Something was typed and not confirmed: it is still there when the dialog opens again. */
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
/** The same address once more, so that its fee is asked for again. */
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

/** Fields the customer has seen and left: from then on they say what they lack. */
export const $leftFields = createStore<ReadonlySet<AddressProblem['field']>>(new Set())
  .on(fieldLeft, (fields, field) => new Set(fields).add(field))
  .on(filled, (fields) => new Set(fields).add('city'))
  .reset(dialogOpened, formReset);

/** How the draft came by its point. */
export const $pointOrigin = createStore<PointOrigin>('none')
  .on([started, restarted], (_, { coordinates }) => (coordinates ? 'kept' : 'none'))
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

// A point that was found for another street, house or city is not this address's.
sample({
  clock: [fieldTyped.map(({ field }) => field), cityChosen.map(() => 'city' as const)],
  source: { origin: $pointOrigin, draft: $draft },
  filter: ({ origin, draft }, field) => !keepsPoint(origin, field) && Boolean(draft.coordinates),
  fn: () => undefined,
  target: pointDropped,
});

/** What the form still lacks, in its order; the fee is not asked of the form. */
export const $draftProblems = combine($draft, $restaurant, (draft, info) =>
  info === null
    ? []
    : [
        ...addressProblems(draft, info, null).filter(({ field }) => field !== 'fee'),
        ...addressCardProblems(draft),
      ],
);

/**
 * Reference point and complement help the courier and change no fee: all other fields are required
 * before a fee can be requested.
 */
export const $isPlaceComplete = $draftProblems.map((problems) =>
  problems.every(({ field }) => field === 'reference' || field === 'complement'),
);

/**
 * Where the fee follows the point, the customer must have said on the map where the address is
 * (OPEN-054).
 */
export const $isPointMissing = combine(
  $restaurant,
  $pointOrigin,
  (info, origin) => info !== null && isPointNeeded(info) && !isPointSure(origin),
);

export const $canAskFee = combine(
  $isPlaceComplete,
  $isPointMissing,
  (isComplete, isPointMissing) => isComplete && !isPointMissing,
);
