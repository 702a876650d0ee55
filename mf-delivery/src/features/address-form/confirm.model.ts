import { attach, combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import type { Address, Zone } from '@storefront/shared-domain/contracts';
import { $restaurantId } from '@storefront/shared-domain/models';
import { withFee } from '../../lib/delivery-fee/with-fee';
import { saveLastAddress } from '../../lib/last-address';
import {
  $draft,
  $draftProblems,
  $isPointMissing,
  dialogClosed,
  dialogOpened,
  formReset,
} from './address-draft.model';
import { tidyAddress } from './draft';
import { $liveFee, feeSettled, feeWanted, type LiveFee } from './live-fee.model';
import { $zone } from './zones.model';

export const confirmPressed = createEvent();
/** The message about the delivery area was read (ERRORS-26). */
export const warningRead = createEvent();

const $form = combine({
  draft: $draft,
  problems: $draftProblems,
  isPointMissing: $isPointMissing,
  fee: $liveFee,
});
const isDecided = ({ kind }: LiveFee): boolean => kind === 'found' || kind === 'out-of-area';

const complete = sample({
  clock: confirmPressed,
  source: $form,
  filter: ({ problems, isPointMissing }) => problems.length === 0 && !isPointMissing,
});

/**
 * The address fields are complete, but the point must be confirmed on the map first (OPEN-054).
 * Payload: the address.
 */
export const pointWanted = sample({
  clock: confirmPressed,
  source: $form,
  filter: ({ problems, isPointMissing }) => problems.length === 0 && isPointMissing,
  fn: ({ draft }) => tidyAddress(draft),
});
const incomplete = sample({
  clock: confirmPressed,
  source: $form,
  filter: ({ problems }) => problems.length > 0,
});

/** Number of CONFIRM presses on an incomplete form; from 1 on its fields show their errors. */
export const $attempts = createStore(0)
  .on(incomplete, (count) => count + 1)
  .reset(dialogOpened, formReset);

const decided = createEvent<LiveFee>();

/** CONFIRM waits for the fee; a change of the address cancels it. */
export const $isWaiting = createStore(false)
  .on(complete, (_, { fee }) => !isDecided(fee))
  .reset(decided, $draft, dialogOpened, dialogClosed);

sample({
  clock: complete,
  filter: ({ fee }) => isDecided(fee),
  fn: ({ fee }) => fee,
  target: decided,
});
sample({
  clock: complete,
  filter: ({ fee }) => !isDecided(fee) && fee.kind !== 'searching',
  fn: () => undefined,
  target: feeWanted,
});
sample({
  clock: feeSettled,
  source: $isWaiting,
  filter: (isWaiting) => isWaiting,
  fn: (_, fee) => fee,
  target: decided,
});

/** True while the message about the delivery area covers the form. */
export const $isWarning = createStore(false)
  .on(decided, (_, { kind }) => kind === 'out-of-area')
  .reset(warningRead, dialogOpened, dialogClosed);
sample({ clock: warningRead, target: formReset });

const saveAddressFx = attach({
  source: combine({ restaurantId: $restaurantId, zone: $zone }),
  effect: (
    { restaurantId, zone }: { restaurantId: number | null; zone: Zone | null },
    address: Address,
  ) => {
    if (restaurantId !== null) saveLastAddress(restaurantId, address, zone);
  },
});

const confirmed = sample({
  clock: decided,
  source: $draft,
  filter: (_, fee) => fee.kind === 'found',
  fn: (draft, outcome) => {
    const { fee } = outcome as Extract<LiveFee, { kind: 'found' }>;
    return { address: withFee(tidyAddress(draft), fee), fee };
  },
});
sample({ clock: confirmed, target: [deliveryBus.addressConfirmed, dialogClosed] });
sample({ clock: confirmed, fn: ({ address }) => address, target: saveAddressFx });

/** The fee request failed; reported at the top of the page (ERRORS-29). The typed text remains. */
export const feeCallFailed = sample({
  clock: feeSettled,
  filter: ({ kind }) => kind === 'failed',
  fn: () => undefined,
});
