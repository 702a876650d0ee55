import { ToldOrders } from '@storefront/shared-domain/contracts';
import { keys, storage } from '@storefront/shared-domain/storage';

const MOST = 20;
const CHECKOUT = 'checkout';

/** What was told already, in this tab or another, or before a reload. Both questions answer true once: from then on it was told. */
export interface Told {
  isNewOrder(uuid: string): boolean;
  /** A checkout ends with an order, or with a cart that is emptied. */
  isNewCheckout(): boolean;
  checkoutEnded(): void;
}

/** Orders and the open checkout of a restaurant; each is told once (EVENTS-02, EVENTS-03). */
export function toldIn(restaurantId: number): Told {
  const key = keys.toldOrders(restaurantId);
  const told = (): readonly string[] => storage.read(key, ToldOrders) ?? [];
  const isNew = (name: string): boolean => {
    if (told().includes(name)) return false;
    storage.write(key, [...told(), name].slice(-MOST));
    return true;
  };
  return {
    isNewOrder: isNew,
    isNewCheckout: () => isNew(CHECKOUT),
    checkoutEnded: () => {
      if (told().includes(CHECKOUT)) storage.write(key, told().filter((name) => name !== CHECKOUT));
    },
  };
}
