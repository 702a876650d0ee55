import { ToldOrders } from '@storefront/shared-domain/contracts';
import { keys, storage } from '@storefront/shared-domain/storage';

const MOST = 20;
const CHECKOUT = 'checkout';

/**
 * What was told already, in this tab or another, or before a reload. Both questions answer true
 * once: from then on it was told.
 */
export interface Told {
  isNewOrder(uuid: string): boolean;
  /** A checkout ends with an order, or with a cart that is emptied, however. */
  isNewCheckout(): boolean;
  checkoutEnded(): void;
}

/**
 * Orders and the open checkout of a restaurant; each is told once (EVENTS-02, EVENTS-03). What is
 * stored goes with a no; the orders of this page are known all the same, and a yes after it tells
 * none of them twice.
 */
export function toldIn(restaurantId: number): Told {
  const key = keys.toldOrders(restaurantId);
  const ofThisPage = new Set<string>();
  const told = (): readonly string[] => storage.read(key, ToldOrders) ?? [];
  const isNew = (name: string): boolean => {
    if (told().includes(name)) return false;
    storage.write(key, [...told(), name].slice(-MOST));
    return true;
  };
  return {
    isNewOrder: (uuid) => {
      if (ofThisPage.has(uuid)) return false;
      ofThisPage.add(uuid);
      return isNew(uuid);
    },
    isNewCheckout: () => isNew(CHECKOUT),
    checkoutEnded: () => {
      if (told().includes(CHECKOUT))
        storage.write(
          key,
          told().filter((name) => name !== CHECKOUT),
        );
    },
  };
}
