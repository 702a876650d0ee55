import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import type {
  Address,
  DeliveryFeeResult,
  DeliveryType,
  Minor,
  RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import {
  $address,
  $cartSubtotal,
  $deliveryType,
  $restaurant,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { addressProblems } from '@storefront/shared-domain/rules';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { toFeeOutcome, outcomeOfError, type FeeOutcome } from '../../lib/delivery-fee/fee-outcome';
import { toTypedFeeQuestion, isPointNeeded } from '../../lib/delivery-fee/fee-question';
import { withFee } from '../../lib/delivery-fee/with-fee';
import { $isPageShown } from '../../lib/page-events.model';
import { $lastAddress, addressRemoved, readLastAddressFx } from './last-address.model';

/** The fee request failed and the customer retries. */
export const retryPressed = createEvent();
/** The message about the delivery area was read (ERRORS-26). */
export const warningRead = createEvent();

/** Requests the fee of the existing address again. */
export const recomputeFx = attach({ effect: getFeeFx });

/**
 * Why an address is not offered: its fee outcome, or `incomplete` when fields the restaurant
 * requires are missing.
 */
export type LastProblem = Exclude<FeeOutcome['kind'], 'found'> | 'incomplete';

/** Why `$lastAddress` is not offered. */
export const $problem = createStore<LastProblem | null>(null).reset(
  recomputeFx,
  deliveryBus.addressConfirmed,
  addressRemoved,
  restaurantSelected,
);

type Known = { info: RestaurantInfo | null; type: DeliveryType | null; last: Address | null };
const $known = combine({
  info: $restaurant,
  type: $deliveryType,
  confirmed: $address,
  last: $lastAddress,
});
const isDelivered = ({ info, type, last }: Known): boolean =>
  info !== null && type === 'delivery' && last !== null;

/** Cart subtotal at the time the fee was found. */
const $pricedCart = createStore<Minor | null>(null);
sample({ clock: deliveryBus.addressConfirmed, source: $cartSubtotal, target: $pricedCart });

// OPEN-050: an address of an earlier visit is offered with a new fee.
const stored = sample({
  clock: readLastAddressFx.done,
  source: $known,
  filter: (known) => isDelivered(known) && known.confirmed === null,
});
// DELIVERY-14: returning to delivery requests the fee again.
const chosen = sample({
  clock: [deliveryBus.typeChosen, retryPressed],
  source: $known,
  filter: isDelivered,
});
// The cart subtotal changed, on this page or elsewhere, or the fee is that of a restored draft. The
// last address is read when the page opens.
const changed = sample({
  clock: [readLastAddressFx.done, $cartSubtotal],
  source: { known: $known, isShown: $isPageShown, subtotal: $cartSubtotal, priced: $pricedCart },
  filter: ({ known, isShown, subtotal, priced }) =>
    isShown && isDelivered(known) && known.confirmed !== null && subtotal !== priced,
  fn: ({ known }) => known,
});

const isPlaced = ({ info, last }: Known): boolean =>
  !isPointNeeded(info!) || Boolean(last!.coordinates);
sample({
  clock: [stored, chosen, changed],
  filter: isPlaced,
  fn: ({ info, last }) => toTypedFeeQuestion(info!, last!),
  target: recomputeFx,
});
/** No fee request: this restaurant prices by point, and the address has none. */
const unplaced = sample({
  clock: [stored, chosen, changed],
  filter: (known) => !isPlaced(known),
  fn: (): LastProblem => 'incomplete',
});

/** Address and type may change during the request: a stale response is dropped. */
const isStill = ({ type, last }: Known, { params }: { params: { address: Address } }): boolean =>
  type === 'delivery' && last === params.address;

const isComplete = (address: Address, fee: DeliveryFeeResult, info: RestaurantInfo): boolean =>
  addressProblems(address, info, fee).length === 0;

const responseReceived = sample({
  clock: recomputeFx.done,
  source: $known,
  filter: isStill,
  fn: ({ info }, { params, result }) => {
    const { kind } = toFeeOutcome(result);
    const problem: LastProblem | null =
      kind !== 'found' ? kind : isComplete(params.address, result, info!) ? null : 'incomplete';
    return { address: withFee(params.address, result), fee: result, problem };
  },
});
const failed = sample({
  clock: recomputeFx.fail,
  source: $known,
  filter: isStill,
  fn: (_, { error }) => outcomeOfError(error).kind as LastProblem,
});

sample({
  clock: responseReceived,
  filter: ({ problem }) => problem === null,
  fn: ({ address, fee }) => ({ address, fee }),
  target: deliveryBus.addressConfirmed,
});

const notOffered = sample({
  clock: responseReceived,
  filter: ({ problem }) => problem !== null,
  fn: ({ problem }): LastProblem => problem!,
});

// DELIVERY-40: without a fee the address is cleared, and the row shows the reason.
const refused = merge([unplaced, failed, notOffered]);
sample({ clock: refused, fn: () => undefined, target: deliveryBus.addressCleared });
$problem.on(refused, (_, problem) => problem);

/**
 * True while the message about the delivery area covers the page; closing it removes the address
 * (ERRORS-26).
 */
export const $isWarning = $problem.map((problem) => problem === 'out-of-area');
sample({ clock: warningRead, target: addressRemoved });

/** The fee request failed; reported at the top of the page (ERRORS-29). */
export const feeCallFailed = sample({
  clock: refused,
  filter: (kind) => kind === 'failed',
  fn: () => undefined,
});
