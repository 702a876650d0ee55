import { createEvent, sample } from 'effector';
import { cartBus, recoveryBus } from '@storefront/shared-domain/bus';

/** The customer chose an empty cart instead of the saved one. */
export const startOverChosen = createEvent();

// OPEN-084: the record and the cart are deleted; the customer chose this, so points of prizes are
// refunded (CART-17).
sample({ clock: startOverChosen, target: recoveryBus.startedOver });
sample({
  clock: startOverChosen,
  fn: () => ({ by: 'customer' as const }),
  target: cartBus.cleared,
});
