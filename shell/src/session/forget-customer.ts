import { createEffect } from 'effector';
import { ADDRESS_FIELDS, keys, storage } from '@storefront/shared-domain/storage';

/**
 * Removes from the device what tells who was here: the phone, and the last address given to this
 * restaurant.
 */
export const forgetCustomerFx = createEffect<number, void>((restaurantId) => {
  storage.remove(keys.phone);
  for (const field of ADDRESS_FIELDS) storage.remove(keys.address(field, restaurantId));
});
