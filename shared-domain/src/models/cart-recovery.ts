import { combine, createStore } from 'effector';
import { orderBus, recoveryBus } from '../bus';
import { $isCartEmpty, $isCartReady } from './cart';
import { restaurantSelected } from './restaurant';

/** uuid of the record whose cart the customer continues; null without one. It ends with the order or with a new start. */
export const $cartRecovery = createStore<string | null>(null)
  .on(recoveryBus.recoveryFound, (_, uuid) => uuid)
  .reset(recoveryBus.startedOver, orderBus.placed, restaurantSelected);

/** The order continues a cart that was left behind (OPEN-011). */
export const $isCartRecovering = $cartRecovery.map((uuid) => uuid !== null);

const $isAnswered = createStore(false)
  .on(recoveryBus.cartContinued, () => true)
  .reset(recoveryBus.recoveryFound, restaurantSelected);

/** True while the customer is asked whether to go on with the saved cart (CART-27); never over a cart that holds nothing. */
export const $isRecoveryAsked = combine(
  { isRecovering: $isCartRecovering, isAnswered: $isAnswered, isReady: $isCartReady, isEmpty: $isCartEmpty },
  ({ isRecovering, isAnswered, isReady, isEmpty }) => isRecovering && !isAnswered && isReady && !isEmpty,
);
