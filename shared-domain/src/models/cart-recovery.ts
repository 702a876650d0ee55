import { combine, createStore, sample } from 'effector';
import { orderBus, recoveryBus } from '../bus';
import { $isCartEmpty, readCartFx } from './cart';
import { restaurantSelected } from './restaurant';

/**
 * uuid of the record with the cart that the customer continues; null without one. Cleared by the
 * order or by a new start.
 */
export const $cartRecovery = createStore<string | null>(null)
  .on(recoveryBus.recoveryFound, (_, uuid) => uuid)
  .reset(recoveryBus.startedOver, orderBus.placed, restaurantSelected);

/** The order continues an abandoned cart (OPEN-011). */
export const $isCartRecovering = $cartRecovery.map((uuid) => uuid !== null);

const $isAnswered = createStore(false)
  .on(recoveryBus.cartContinued, () => true)
  .reset(recoveryBus.recoveryFound, restaurantSelected);

/** Whether this device had a stored cart when the visit began; lines added later do not count. */
const $hadCart = createStore<boolean | null>(null).reset(restaurantSelected);
$hadCart.on(
  sample({ clock: readCartFx.finally, source: $isCartEmpty }),
  (known, isEmpty) => known ?? !isEmpty,
);

/**
 * True while the customer has to choose whether to continue with the saved cart (CART-27); never
 * without a saved cart.
 */
export const $isRecoveryRequested = combine(
  {
    isRecovering: $isCartRecovering,
    isAnswered: $isAnswered,
    hadCart: $hadCart,
    isEmpty: $isCartEmpty,
  },
  ({ isRecovering, isAnswered, hadCart, isEmpty }) =>
    isRecovering && !isAnswered && hadCart === true && !isEmpty,
);
