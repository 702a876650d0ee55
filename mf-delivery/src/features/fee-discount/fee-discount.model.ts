import { attach, combine, createEffect, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import {
  calls,
  type FeeDiscountResult,
  type Minor,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import { $cartSubtotal, $restaurant, restaurantSelected } from '@storefront/shared-domain/models';
import { reachedFeeDiscount } from '@storefront/shared-domain/rules';
import { debounce } from '@storefront/shared-kit/debounce';
import { takeLatest } from '@storefront/shared-kit/take-latest';
import { $now, pageOpened } from '../../lib/page-events.model';

type Question = { info: RestaurantInfo; subtotal: Minor };

/** Requests the fee discount that a cart of this value has reached (API-21). */
export const getFeeDiscountFx = createEffect<Question, FeeDiscountResult, ApiError>({
  name: 'getFeeDiscountFx',
  handler: ({ info, subtotal }) =>
    callApi(calls.getFeeDiscount, { body: { restaurantID: info.id, value: subtotal } }),
});

const requestFx = attach({ effect: getFeeDiscountFx });
const $question = combine({ info: $restaurant, subtotal: $cartSubtotal, now: $now });

/** A discount of 0 counts as none. */
const meaningful = (answer: FeeDiscountResult): FeeDiscountResult | null =>
  (answer.value ?? answer.discountValue ?? 0) > 0 || answer.discountType === 'flat_fee'
    ? answer
    : null;

/** The discount from the restaurant's record; fallback for a failed request. */
function fromRecord({ info, subtotal }: Question): FeeDiscountResult | null {
  const reached = reachedFeeDiscount(
    info.deliveryFeeDiscounts,
    info.delivery_fee_discount_type,
    subtotal,
  );
  return (
    reached && { value: reached.value, discountValue: null, discountType: reached.discountType }
  );
}

/** Debounce of the discount request after a cart change, and backoff before each retry, in ms. */
const DEBOUNCE_MS = 300;
export const RETRY_MS: readonly number[] = [3_000, 10_000, 30_000];

type Backoff = { subtotal: Minor; ms: number };

/** Timer of a retry; its parameters carry the subtotal it was started for. */
export const backoffFx = createEffect<Backoff, void>({
  name: 'backoffFx',
  handler: ({ ms }) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
});

type Requested = { info: RestaurantInfo | null; subtotal: Minor; now: Date | null };
/** No request for a restaurant without thresholds, or before the page was opened. */
const isRequested = ({ info, now }: Requested): boolean =>
  info !== null && now !== null && info.deliveryFeeDiscounts.length > 0;
const toQuestion = ({ info, subtotal }: Requested): Question => ({ info: info!, subtotal });

sample({
  clock: [pageOpened, deliveryBus.addressConfirmed, deliveryBus.addressCleared],
  source: $question,
  filter: isRequested,
  fn: toQuestion,
  target: requestFx,
});

// A cart changed in this tab or another uses the discount of the restaurant's record at once; the
// API request is debounced.
const cartChanged = sample({
  clock: $cartSubtotal.updates,
  source: $question,
  filter: isRequested,
  fn: toQuestion,
});
sample({ clock: cartChanged, fn: fromRecord, target: deliveryBus.feeDiscountFound });
const { timerFx, debounced } = debounce(cartChanged, DEBOUNCE_MS);
export const debounceFx = timerFx;

// Timers and responses for an older cart are dropped.
sample({
  clock: [debounced, backoffFx.done.map(({ params }) => params)],
  source: $question,
  filter: (requested, { subtotal }) => isRequested(requested) && requested.subtotal === subtotal,
  fn: toQuestion,
  target: requestFx,
});

const latest = takeLatest(
  requestFx,
  $question,
  ({ info, subtotal }, call) => subtotal === call.subtotal && info?.id === call.info.id,
);
const responseReceived = latest.done.map(({ result }) => result);
const failed = latest.fail.map(({ params, error }) => ({ question: params, error }));
sample({ clock: responseReceived, fn: meaningful, target: deliveryBus.feeDiscountFound });
sample({
  clock: failed,
  fn: ({ question }) => fromRecord(question),
  target: deliveryBus.feeDiscountFound,
});

/**
 * True while the shown discount comes from the restaurant's record because the API request failed.
 */
export const $isUnchecked = createStore(false)
  .on(failed, () => true)
  .reset(responseReceived, restaurantSelected);

/** Transient failures are retried; other client errors are final. */
const isPassing = ({ kind, status }: ApiError): boolean =>
  kind === 'offline' || kind === 'timeout' || status >= 500 || status === 429;
const $failures = createStore(0)
  .on(failed, (count) => count + 1)
  .reset(responseReceived, cartChanged, restaurantSelected);
sample({
  clock: failed,
  source: $failures,
  filter: (count, { error }) => isPassing(error) && count <= RETRY_MS.length,
  fn: (count, { question }) => ({ subtotal: question.subtotal, ms: RETRY_MS[count - 1]! }),
  target: backoffFx,
});
