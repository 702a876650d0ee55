import { createEffect } from 'effector';
import { ADDRESS_FIELDS, keys, storage } from '@storefront/shared-domain/storage';

/**
 * Removes the customer's personal data from the device: the phone, and the last address given to
 * this restaurant.
 */
export const forgetCustomerFx = createEffect<number, void>((restaurantId) => {
  storage.remove(keys.phone);
  for (const field of ADDRESS_FIELDS) storage.remove(keys.address(field, restaurantId));
});
