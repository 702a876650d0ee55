import { createEvent, sample } from 'effector';
import { cartBus, recoveryBus } from '@storefront/shared-domain/bus';

/** The customer wants an empty cart instead of the saved one. */
export const startOverChosen = createEvent();

// OPEN-084: the record goes, and so does the cart; by the customer's own wish, so prizes give their
// points back (CART-17).
sample({ clock: startOverChosen, target: recoveryBus.startedOver });
sample({
  clock: startOverChosen,
  fn: () => ({ by: 'customer' as const }),
  target: cartBus.cleared,
});
