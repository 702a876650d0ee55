import { ReportedOrders } from '@storefront/shared-domain/contracts';
import { keys, storage } from '@storefront/shared-domain/storage';

const MAX_ORDERS = 20;
const CHECKOUT = 'checkout';

/**
 * Facts already published, by this tab, another tab or an earlier load. Both queries return true
 * once and mark the fact as published.
 */
export interface Reported {
  isNewOrder(uuid: string): boolean;
  /** A checkout ends with an order, or when the cart becomes empty for any reason. */
  isNewCheckout(): boolean;
  checkoutEnded(): void;
}

/**
 * Orders and the open checkout of a restaurant; each is published once (EVENTS-02, EVENTS-03). A
 * rejection clears the stored list. The orders of this page stay in memory, so that a later
 * acceptance publishes none of them twice.
 */
export function reportedIn(restaurantId: number): Reported {
  const key = keys.reportedOrders(restaurantId);
  const ofThisPage = new Set<string>();
  const sent = (): readonly string[] => storage.read(key, ReportedOrders) ?? [];
  const isNew = (name: string): boolean => {
    if (sent().includes(name)) return false;
    storage.write(key, [...sent(), name].slice(-MAX_ORDERS));
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
      if (sent().includes(CHECKOUT))
        storage.write(
          key,
          sent().filter((name) => name !== CHECKOUT),
        );
    },
  };
}
