import { combine, createStore, sample } from 'effector';
import { orderBus, recoveryBus } from '../bus';
import { $isCartEmpty, readCartFx } from './cart';
import { restaurantSelected } from './restaurant';

/**
 * uuid of the record whose cart the customer continues; null without one. It ends with the order or
 * with a new start.
 */
export const $cartRecovery = createStore<string | null>(null)
  .on(recoveryBus.recoveryFound, (_, uuid) => uuid)
  .reset(recoveryBus.startedOver, orderBus.placed, restaurantSelected);

/** The order continues a cart that was left behind (OPEN-011). */
export const $isCartRecovering = $cartRecovery.map((uuid) => uuid !== null);

const $isAnswered = createStore(false)
  .on(recoveryBus.cartContinued, () => true)
  .reset(recoveryBus.recoveryFound, restaurantSelected);

/**
 * Did this device hold a cart when the visit began? What the customer adds later is no saved cart.
 */
const $hadCart = createStore<boolean | null>(null).reset(restaurantSelected);
$hadCart.on(
  sample({ clock: readCartFx.finally, source: $isCartEmpty }),
  (known, isEmpty) => known ?? !isEmpty,
);

/**
 * True while the customer is asked whether to go on with the saved cart (CART-27); never when there
 * is none.
 */
export const $isRecoveryAsked = combine(
  {
    isRecovering: $isCartRecovering,
    isAnswered: $isAnswered,
    hadCart: $hadCart,
    isEmpty: $isCartEmpty,
  },
  ({ isRecovering, isAnswered, hadCart, isEmpty }) =>
    isRecovering && !isAnswered && hadCart === true && !isEmpty,
);
