import { attach, combine, createEffect, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import { calls, type FeeDiscountResult, type Minor, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import { $cartSubtotal, $restaurant } from '@storefront/shared-domain/models';
import { reachedFeeDiscount } from '@storefront/shared-domain/rules';
import { $now, pageOpened } from '../../lib/page-events.model';

type Question = { info: RestaurantInfo; subtotal: Minor };

/** Asks which fee discount a cart of this value has reached (API-21). */
export const getFeeDiscountFx = createEffect<Question, FeeDiscountResult, ApiError>({
  name: 'getFeeDiscountFx',
  handler: ({ info, subtotal }) => callApi(calls.getFeeDiscount, { body: { restaurantID: info.id, value: subtotal } }),
});

const askFx = attach({ effect: getFeeDiscountFx });
const $question = combine({ info: $restaurant, subtotal: $cartSubtotal, now: $now });

/** Discounts of nothing are none. */
const meaningful = (answer: FeeDiscountResult): FeeDiscountResult | null =>
  ((answer.value ?? answer.discountValue ?? 0) > 0 || answer.discountType === 'flat_fee' ? answer : null);

/** What the restaurant's own record says, for when the API cannot be asked. */
function fromRecord({ info, subtotal }: Question): FeeDiscountResult | null {
  const reached = reachedFeeDiscount(info.deliveryFeeDiscounts, info.delivery_fee_discount_type, subtotal);
  return reached && { value: reached.value, discountValue: null, discountType: reached.discountType };
}

// A restaurant without thresholds has nothing to ask for; before the page was opened nobody needs the answer.
sample({
  clock: [pageOpened, $cartSubtotal, deliveryBus.addressConfirmed, deliveryBus.addressCleared],
  source: $question,
  filter: ({ info, now }) => info !== null && now !== null && info.deliveryFeeDiscounts.length > 0,
  fn: ({ info, subtotal }) => ({ info: info!, subtotal }),
  target: askFx,
});

// A slow answer for an older cart is dropped.
sample({
  clock: askFx.done, source: $cartSubtotal, filter: (subtotal, { params }) => subtotal === params.subtotal,
  fn: (_, { result }) => meaningful(result), target: deliveryBus.feeDiscountFound,
});
sample({
  clock: askFx.fail, source: $cartSubtotal, filter: (subtotal, { params }) => subtotal === params.subtotal,
  fn: (_, { params }) => fromRecord(params), target: deliveryBus.feeDiscountFound,
});
