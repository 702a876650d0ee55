import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import { calls, type Address, type Coordinates } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import { $address, $restaurant, $restaurantId } from '@storefront/shared-domain/models';
import { takeLatest } from '@storefront/shared-kit/take-latest';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { toFeeOutcome, outcomeOfError, type FeeOutcome } from '../../lib/delivery-fee/fee-outcome';
import { toTypedFeeQuestion, type FeeQuestion } from '../../lib/delivery-fee/fee-question';
import { withFee } from '../../lib/delivery-fee/with-fee';
import { EMPTY_ADDRESS, saveLastPoint } from '../../lib/last-address';
import {
  mapMoving,
  pointRequested,
  pointConfirmed,
  pointLeft,
  type PointStart,
} from '../../lib/point/point.model';

/** The modal was shown (DELIVERY-49) or closed. */
export const modalOpened = createEvent();
export const modalClosed = createEvent();
/** The customer retries the fee of the confirmed point. */
export const feeRetried = createEvent();
/** The message about the delivery area was read. */
export const warningRead = createEvent();

const $isOpen = createStore(false)
  .on(modalOpened, () => true)
  .reset(modalClosed);
const requestFeeFx = attach({ effect: getFeeFx });

/** The fee of the confirmed point is loading. */
export const $isRequestingFee = requestFeeFx.pending;

const toStart = (address: Address | null): PointStart =>
  address?.coordinates ? { at: address.coordinates } : { address: address ?? EMPTY_ADDRESS };
sample({
  clock: [modalOpened, warningRead],
  source: $address,
  fn: toStart,
  target: pointRequested,
});
sample({ clock: modalClosed, target: pointLeft });

const $order = combine({ info: $restaurant, address: $address, isOpen: $isOpen });
const placed = sample({
  clock: pointConfirmed,
  source: $order,
  filter: ({ info, isOpen }) => isOpen && info !== null,
  fn: ({ info, address }, { at, place }) =>
    toTypedFeeQuestion(info!, { ...(address ?? { ...EMPTY_ADDRESS, ...place }), coordinates: at }),
});
const $question = createStore<FeeQuestion | null>(null)
  .on(placed, (_, question) => question)
  .reset(modalClosed, mapMoving);
const requested = sample({
  clock: [placed, feeRetried],
  source: $question,
  filter: (question) => question !== null,
  fn: (question) => question!,
});
sample({ clock: requested, target: requestFeeFx });

const latest = takeLatest(requestFeeFx, $question);
const responseReceived = latest.done.map(({ params, result }) => ({
  address: params.address,
  outcome: toFeeOutcome(result),
}));
const failed = latest.fail.map(({ error }) => outcomeOfError(error).kind);

/** Why the point was rejected (ERRORS-26 to ERRORS-29); null without a failure. */
export const $problem = createStore<Exclude<FeeOutcome['kind'], 'found'> | null>(null)
  .on(responseReceived, (_, { outcome: { kind } }) => (kind === 'found' ? null : kind))
  .on(failed, (_, kind) => (kind === 'found' ? null : kind))
  .reset(requested, mapMoving, warningRead, modalOpened, modalClosed);

/** The fee request failed; reported at the top of the page (ERRORS-29). */
export const feeCallFailed = sample({
  clock: failed,
  filter: (kind) => kind === 'failed',
  fn: () => undefined,
});

/** The point and its fee are part of the order: the modal can close. */
export const coordinatesTaken = sample({
  clock: responseReceived,
  filter: ({ outcome }) => outcome.kind === 'found',
  fn: ({ address, outcome }) => {
    const { fee } = outcome as Extract<FeeOutcome, { kind: 'found' }>;
    return { address: withFee(address, fee), fee };
  },
});
sample({ clock: coordinatesTaken, target: deliveryBus.addressConfirmed });

/** Sends the location of the address to the restaurant (API-24). */
export const saveCoordinatesFx = createEffect<
  { restaurantId: number; address: Address },
  Coordinates,
  ApiError
>({
  name: 'saveCoordinatesFx',
  handler: ({ restaurantId, address }) =>
    callApi(calls.saveCoordinates, { params: { restaurantId }, body: address }),
});
const savePointFx = attach({
  source: $restaurantId,
  effect: (restaurantId: number | null, address: Address) =>
    void (restaurantId !== null && saveLastPoint(restaurantId, address)),
});
sample({
  clock: coordinatesTaken,
  source: $restaurantId,
  filter: (restaurantId) => restaurantId !== null,
  fn: (restaurantId, { address }) => ({ restaurantId: restaurantId!, address }),
  target: saveCoordinatesFx, // the order carries the point: a failure has no effect
});
sample({ clock: coordinatesTaken, fn: ({ address }) => address, target: savePointFx });
