import { attach, combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import type { Address, DeliveryFeeResult, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $address, $deliveryType, $restaurant, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { addressProblems } from '@storefront/shared-domain/rules';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { outcomeOfAnswer, outcomeOfError, type FeeOutcome } from '../../lib/delivery-fee/fee-outcome';
import { feeQuestionOf } from '../../lib/delivery-fee/fee-question';
import { withFee } from '../../lib/delivery-fee/with-fee';
import { readLastAddress } from '../../lib/last-address';
import { pageOpened } from '../../lib/page-events.model';

/** The fee could not be found out; the customer wants it tried again. */
export const retryPressed = createEvent();

export const readLastAddressFx = attach({
  source: $restaurantId,
  effect: (restaurantId) => (restaurantId === null ? null : readLastAddress(restaurantId)),
});

/** Asks again what the delivery to a known address costs. */
export const recomputeFx = attach({ effect: getFeeFx });

/** The address confirmed last, on this visit or an earlier one: what the form starts with. */
export const $lastAddress = createStore<Address | null>(null)
  .on(readLastAddressFx.doneData, (known, stored) => known ?? stored)
  .on(deliveryBus.addressConfirmed, (_, { address }) => address)
  .reset(restaurantSelected);

/** What became of asking for the fee of `$lastAddress`: `incomplete` when the restaurant now wants more than it holds. */
export const $recomputed = createStore<FeeOutcome['kind'] | 'incomplete' | null>(null)
  .reset(deliveryBus.addressConfirmed, restaurantSelected);

const $known = combine({ info: $restaurant, type: $deliveryType, confirmed: $address, last: $lastAddress });
const wantsFee = ({ info, type, last }: { info: RestaurantInfo | null; type: string | null; last: Address | null }): boolean =>
  info !== null && type === 'delivery' && last !== null;
const question = ({ info, last }: { info: RestaurantInfo | null; last: Address | null }) => feeQuestionOf(info!, last!);

sample({ clock: pageOpened, target: readLastAddressFx });

// OPEN-050: an address of an earlier visit is offered with a fresh fee. DELIVERY-14: coming back to delivery asks again.
sample({
  clock: readLastAddressFx.done, source: $known, filter: (known) => wantsFee(known) && known.confirmed === null, fn: question, target: recomputeFx,
});
sample({ clock: [deliveryBus.typeChosen, retryPressed], source: $known, filter: wantsFee, fn: question, target: recomputeFx });

/** The address and the type may have changed while the API was asked: such an answer is dropped. */
const isStill = ({ type, last }: { type: string | null; last: Address | null }, { params }: { params: { address: Address } }): boolean =>
  type === 'delivery' && last === params.address;

const isComplete = (address: Address, fee: DeliveryFeeResult, info: RestaurantInfo): boolean => addressProblems(address, info, fee).length === 0;

const answered = sample({
  clock: recomputeFx.done, source: $known, filter: isStill,
  fn: ({ info }, { params, result }) => ({ address: params.address, fee: result, isComplete: isComplete(params.address, result, info!) }),
});
const refused = sample({
  clock: recomputeFx.fail, source: $known, filter: isStill, fn: (_, { error }) => outcomeOfError(error).kind,
});

sample({
  clock: answered, filter: ({ isComplete }) => isComplete, fn: ({ address, fee }) => ({ address: withFee(address, fee), fee }),
  target: deliveryBus.addressConfirmed,
});
sample({ clock: answered, filter: ({ isComplete }) => !isComplete, fn: () => undefined, target: deliveryBus.addressCleared });
sample({ clock: refused, fn: () => undefined, target: deliveryBus.addressCleared });
$recomputed
  .on(answered, (_, { fee, isComplete }) => {
    const { kind } = outcomeOfAnswer(fee);
    return kind === 'found' && !isComplete ? 'incomplete' : kind;
  })
  .on(refused, (_, kind) => kind);

/** The call for the fee failed: the shell tells it at the top of the page (ERRORS-29). */
export const feeCallFailed = sample({ clock: refused, filter: (kind) => kind === 'failed', fn: () => undefined });
