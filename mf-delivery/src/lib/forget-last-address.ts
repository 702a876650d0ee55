import { ADDRESS_FIELDS, keys, storage } from '@storefront/shared-domain/storage';

/** Deletes the address this device stored for the restaurant. */
export const forgetLastAddress = (restaurantId: number): void =>
  ADDRESS_FIELDS.forEach((field) => storage.remove(keys.address(field, restaurantId)));
