import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import type { Address, Coordinates, Zone } from '@storefront/shared-domain/contracts';
import { $restaurant, restaurantSelected } from '@storefront/shared-domain/models';
import { addressProblems, type AddressProblem } from '@storefront/shared-domain/rules';
import { EMPTY_ADDRESS, regionOf } from '../../lib/last-address';
import { startDraft } from './draft';

export type TypedField = 'street' | 'zone' | 'number' | 'complemento' | 'address_ref';

/** The dialog opens with an address to start from, or none. */
export const dialogOpened = createEvent<Address | null>();
export const dialogClosed = createEvent();
export const fieldTyped = createEvent<{ field: TypedField; text: string }>();
export const cityChosen = createEvent<string | null>();
/** A zone of the restaurant's list; null takes the choice back. */
export const zoneChosen = createEvent<Zone | null>();
/** The device told where it is; null takes that back. */
export const positionTaken = createEvent<Coordinates | null>();
/** The focus left a field of the form. */
export const fieldLeft = createEvent<AddressProblem['field']>();
/** The form begins again, empty (ERRORS-26). */
export const formReset = createEvent();

/** Something was typed and not confirmed: it is still there when the dialog opens again. */
const $isUnconfirmed = createStore(false)
  .on([fieldTyped, cityChosen, zoneChosen, positionTaken], () => true)
  .reset(deliveryBus.addressConfirmed, formReset, restaurantSelected);

const started = sample({
  clock: dialogOpened, source: { info: $restaurant, isUnconfirmed: $isUnconfirmed }, filter: ({ isUnconfirmed }) => !isUnconfirmed,
  fn: ({ info }, prefill) => (info === null ? (prefill ?? EMPTY_ADDRESS) : startDraft(prefill, info)),
});
/** The same address once more, so that its fee is asked for again. */
const resumed = sample({ clock: dialogOpened, source: $isUnconfirmed, filter: (isUnconfirmed) => isUnconfirmed });
const restarted = sample({ clock: formReset, source: $restaurant, fn: (info) => (info === null ? EMPTY_ADDRESS : startDraft(null, info)) });

export const $isOpen = createStore(false).on(dialogOpened, () => true).on(dialogClosed, () => false);

/** Fields the customer has seen and left: from then on they say what they lack. */
export const $leftFields = createStore<ReadonlySet<AddressProblem['field']>>(new Set())
  .on(fieldLeft, (fields, field) => new Set(fields).add(field))
  .reset(dialogOpened, formReset);

/** The address as typed so far. */
export const $draft = createStore<Address>(EMPTY_ADDRESS)
  .on([started, restarted], (_, draft) => draft)
  .on(resumed, (draft) => ({ ...draft }))
  .on(fieldTyped, (draft, { field, text }) => ({ ...draft, [field]: text, ...(field === 'zone' && { deliveryFeeID: null, region: '' }) }))
  .on(cityChosen, (draft, city) => (draft.city === (city ?? '') ? draft : { ...draft, city: city ?? '', deliveryFeeID: null }))
  .on(zoneChosen, (draft, zone) => ({ ...draft, zone: zone?.zone ?? '', deliveryFeeID: zone?.id ?? null, region: regionOf(zone) }))
  .on(positionTaken, (draft, coordinates) => ({ ...draft, coordinates }));

/** What the form still lacks, in its order; the fee is not asked of the form. */
export const $draftProblems = combine($draft, $restaurant, (draft, info) =>
  info === null ? [] : addressProblems(draft, info, null).filter(({ field }) => field !== 'fee'));

/** The reference point helps the courier and changes no fee: everything else must be there before one can be asked for. */
export const $canAskFee = $draftProblems.map((problems) => problems.every(({ field }) => field === 'reference'));
