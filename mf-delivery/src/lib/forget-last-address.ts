import { ADDRESS_FIELDS, keys, storage } from '@storefront/shared-domain/storage';

/** Forgets the address this device gave the restaurant. */
export const forgetLastAddress = (restaurantId: number): void =>
  ADDRESS_FIELDS.forEach((field) => storage.remove(keys.address(field, restaurantId)));
