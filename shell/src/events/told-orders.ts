import { ToldOrders } from '@storefront/shared-domain/contracts';
import { keys, storage } from '@storefront/shared-domain/storage';

const MOST = 20;

/** Whether an order was not told before, in this tab or another, or before a reload; from now on it was. */
export const orderTelling = (restaurantId: number) => (uuid: string): boolean => {
  const key = keys.toldOrders(restaurantId);
  const told = storage.read(key, ToldOrders) ?? [];
  if (told.includes(uuid)) return false;
  storage.write(key, [...told, uuid].slice(-MOST));
  return true;
};
