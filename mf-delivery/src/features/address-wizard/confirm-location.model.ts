import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import type { DeliveryFeeResult } from '@storefront/shared-domain/contracts';
import { $restaurant, restaurantSelected } from '@storefront/shared-domain/models';
import { takeLatest } from '@storefront/shared-kit/take-latest';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { toFeeOutcome, outcomeOfError, type FeeOutcome } from '../../lib/delivery-fee/fee-outcome';
import { toFeeQuestion } from '../../lib/delivery-fee/fee-question';
import { EMPTY_ADDRESS } from '../../lib/last-address';
import type { FoundPlace } from './found-place';
import { $pin, isSettling, type Pin } from './place.model';
import { $page, stepTaken, wizardReset } from './wizard.model';

/** The customer confirmed the point under the pin as the delivery location. */
export const locationConfirmed = createEvent();

const requestFeeFx = attach({ effect: getFeeFx });
export const $isRequesting = requestFeeFx.pending;

const $ready = combine({ info: $restaurant, pin: $pin, isRequesting: $isRequesting, page: $page });
type Ready = { info: NonNullable<ReturnType<typeof $restaurant.getState>>; pin: Pin };
const isReady = ({
  info,
  pin,
  isRequesting,
}: {
  info: unknown;
  pin: Pin | null;
  isRequesting: boolean;
}): boolean => info !== null && pin !== null && !isSettling(pin) && !isRequesting;

const toAddress = ({ coordinates, street, number, requested, zone, city }: FoundPlace) => ({
  ...EMPTY_ADDRESS,
  coordinates,
  street,
  number: requested || number,
  zone,
  city,
});

const ready = sample({
  clock: locationConfirmed,
  source: $ready,
  filter: isReady,
  fn: ({ info, pin }) => ({ info, pin }) as Ready,
});

// Where the neighborhood is selected from a list, the fee is unknown until it is selected
// (DELIVERY-59): the form requests it.
const isDecidedByForm = ({ info }: Ready): boolean =>
  info.manual_zone_selection && toFeeQuestion(info, EMPTY_ADDRESS).by !== 'point';
const decidedByForm = sample({ clock: ready, filter: isDecidedByForm });
sample({
  clock: ready,
  filter: (state) => !isDecidedByForm(state),
  fn: ({ info, pin }) => toFeeQuestion(info, toAddress(pin.place)),
  target: requestFeeFx,
});

/** The pin may have moved during the request: the response for the old point is dropped. */
const latest = takeLatest(
  requestFeeFx,
  $ready,
  ({ pin, page }, { address }) =>
    pin?.place.coordinates === address.coordinates &&
    !isSettling(pin!) &&
    (page === 'confirmation-map' || page === 'search-and-confirmation-map'),
);
const settled = merge([
  latest.done.map(({ result }) => toFeeOutcome(result)),
  latest.fail.map(({ error }) => outcomeOfError(error)),
]);

/**
 * Why the location could not be confirmed (ERRORS-27 to ERRORS-29); the customer can retry or move
 * the map.
 */
export type Restriction = Exclude<FeeOutcome['kind'], 'found' | 'out-of-area'>;
export const $restriction = createStore<Restriction | null>(null)
  .on(settled, (_, { kind }) => (kind === 'found' || kind === 'out-of-area' ? null : kind))
  .reset($pin, requestFeeFx, stepTaken, wizardReset, restaurantSelected);

/** The request failed (ERRORS-29). */
export const locationFeeFailed = sample({
  clock: settled,
  filter: ({ kind }) => kind === 'failed',
  fn: () => undefined,
});

/** The location of the form to show next, and its fee id if a fee was found. */
export const placeServed = createEvent<{
  place: FoundPlace;
  deliveryFeeID: DeliveryFeeResult['deliveryFeeID'];
}>();
const served = sample({
  clock: settled,
  source: $pin,
  filter: (pin, { kind }) => pin !== null && kind === 'found',
  fn: (pin, outcome) => ({
    place: pin!.place,
    deliveryFeeID: outcome.kind === 'found' ? outcome.fee.deliveryFeeID : null,
  }),
});
sample({
  clock: [
    served,
    sample({ clock: decidedByForm, fn: ({ pin }) => ({ place: pin.place, deliveryFeeID: null }) }),
  ],
  target: placeServed,
});
sample({ clock: placeServed, fn: () => 'served' as const, target: stepTaken });
sample({
  clock: settled,
  filter: ({ kind }) => kind === 'out-of-area',
  fn: () => 'refused' as const,
  target: stepTaken,
});
