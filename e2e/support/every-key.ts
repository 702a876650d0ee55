import { ADDRESS_FIELDS, keys } from '@storefront/shared-domain/storage';

/** Every key that the storefront reads for one restaurant. */
export const everyKey = (restaurantId: number, restaurantUrl: string): readonly string[] =>
  Object.entries(keys).flatMap(([name, key]) => {
    if (typeof key === 'string') return [key];
    if (name === 'address') return ADDRESS_FIELDS.map((field) => keys.address(field, restaurantId));
    return [
      name === 'menuCache'
        ? keys.menuCache(restaurantUrl)
        : (key as (id: string) => string)(String(restaurantId)),
    ];
  });
