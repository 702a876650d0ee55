import { createEffect } from 'effector';
import { ADDRESS_FIELDS, keys, storage } from '@storefront/shared-domain/storage';

/**
 * Removes the customer's personal data from the device: the phone, and of this restaurant the last
 * address, the name and the draft of an order, and the addresses of placed orders.
 */
export const forgetCustomerFx = createEffect<number, void>((restaurantId) => {
  storage.remove(keys.phone);
  storage.remove(keys.orderDraft(restaurantId));
  storage.remove(keys.lastDelivery(restaurantId));
  storage.remove(keys.placedAddresses(restaurantId));
  for (const field of ADDRESS_FIELDS) storage.remove(keys.address(field, restaurantId));
});
