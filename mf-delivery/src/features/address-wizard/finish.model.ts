import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import {
  calls,
  type Address,
  type AddressFieldName,
  type Coordinates,
  type Zone,
} from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import { $restaurant, $restaurantId } from '@storefront/shared-domain/models';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { toFeeOutcome, outcomeOfError, type FeeOutcome } from '../../lib/delivery-fee/fee-outcome';
import { toTypedFeeQuestion } from '../../lib/delivery-fee/fee-question';
import { withFee } from '../../lib/delivery-fee/with-fee';
import { saveLastAddress } from '../../lib/last-address';
import { $form, $formProblems } from './form.model';
import { addressOfTyped } from './typed-address';
import { wizardClosed, wizardReset } from './wizard.model';
import { $isZoneChosen, $zone } from './zones.model';

export const formConfirmed = createEvent();
/** The message about the delivery area was read (ERRORS-26). */
export const warningRead = createEvent();

const calculateFx = attach({ effect: getFeeFx });
/** The fee of the address is being calculated (DELIVERY-40). */
export const $isCalculating = calculateFx.pending;

const $complete = combine({
  info: $restaurant,
  form: $form,
  problems: $formProblems,
  zone: $zone,
  isZoneChosen: $isZoneChosen,
});

/** The fields that prevent confirming the form (DELIVERY-61), each once. */
export const $wrongFields = combine(
  $complete,
  ({ problems, zone, isZoneChosen }): readonly AddressFieldName[] => [
    ...new Set([
      ...problems.map(({ field }) => field),
      ...(zone === null && isZoneChosen ? (['zone'] as const) : []),
    ]),
  ],
);

/** Whether the form can be confirmed. */
export const $canFinish = combine(
  $complete,
  $wrongFields,
  ({ info, form }, wrong) => info !== null && form !== null && wrong.length === 0,
);

sample({
  clock: sample({
    clock: formConfirmed,
    source: { canFinish: $canFinish, isCalculating: $isCalculating },
    filter: ({ canFinish, isCalculating }) => canFinish && !isCalculating,
  }),
  source: $complete,
  fn: ({ info, form, zone }) =>
    toTypedFeeQuestion(info!, addressOfTyped(form!.typed, form!.place, zone, form!.deliveryFeeID)),
  target: calculateFx,
});

type Finish = { address: Address; outcome: FeeOutcome };
const finished = sample({
  clock: [
    sample({
      clock: calculateFx.done,
      fn: ({ params, result }): Finish => ({
        address: params.address,
        outcome: toFeeOutcome(result),
      }),
    }),
    sample({
      clock: calculateFx.fail,
      fn: ({ params, error }): Finish => ({
        address: params.address,
        outcome: outcomeOfError(error),
      }),
    }),
  ],
});

const succeeded = sample({
  clock: finished,
  source: $zone,
  filter: (_, { outcome }) => outcome.kind === 'found',
  fn: (zone, { address, outcome }) => {
    const { fee } = outcome as Extract<FeeOutcome, { kind: 'found' }>;
    return { address: withFee(address, fee), fee, zone };
  },
});
const failed = sample({
  clock: finished,
  filter: ({ outcome }) => outcome.kind !== 'found',
  fn: ({ outcome }) => outcome.kind as FinishFailure,
});

/** Why the address has no fee; reported after the wizard has closed (ERRORS-27 to ERRORS-29). */
export type FinishFailure = Exclude<FeeOutcome['kind'], 'found'>;
export const finishFailed = sample({ clock: failed, filter: (kind) => kind !== 'out-of-area' });

/**
 * True while the message about the delivery area is shown; closing it resets all typed text
 * (ERRORS-26).
 */
export const $isWarning = createStore(false)
  .on(failed, (_, kind) => kind === 'out-of-area')
  .reset(warningRead);

/** Saves the confirmed point of this address on the server (API-24). */
export const savePointFx = createEffect<
  { restaurantId: number; address: Address },
  Coordinates,
  ApiError
>({
  name: 'savePointFx',
  handler: ({ restaurantId, address }) =>
    callApi(calls.saveCoordinates, { params: { restaurantId }, body: address }),
});
const saveFx = createEffect(
  ({
    restaurantId,
    address,
    zone,
  }: {
    restaurantId: number;
    address: Address;
    zone: Zone | null;
  }) => saveLastAddress(restaurantId, address, zone),
);

// The modal closes in both cases (DELIVERY-38). After a failure the form retains its values for a
// retry.
sample({
  clock: succeeded,
  fn: ({ address, fee }) => ({ address, fee }),
  target: deliveryBus.addressConfirmed,
});
sample({
  clock: succeeded,
  source: $restaurantId,
  filter: (restaurantId) => restaurantId !== null,
  fn: (restaurantId, confirmed) => ({ restaurantId: restaurantId!, ...confirmed }),
  target: [saveFx, savePointFx],
});
sample({ clock: failed, fn: () => undefined, target: [deliveryBus.addressCleared, wizardClosed] });
sample({
  clock: [succeeded, warningRead],
  fn: () => undefined,
  target: [wizardClosed, wizardReset],
});
