import { type CartLine, GeneralLine } from '@storefront/shared-domain/contracts';
import { earlyAddsPrefix, storage } from '@storefront/shared-domain/storage';

function take(restaurantId: number): readonly CartLine[] {
  return storage.keysFrom(earlyAddsPrefix(restaurantId)).flatMap((key) => {
    const line = storage.read(key, GeneralLine);
    storage.remove(key);
    return line ?? [];
  });
}

/**
 * The additions of the start script (`boot/early-cart.ts`), on this page or on one that was left before
 * its application started; each is returned to one tab. Browsers without Web Locks, and pages without
 * https, take them without the lock.
 */
export async function claimEarlyAdds(restaurantId: number | null): Promise<readonly CartLine[]> {
  if (restaurantId === null) return [];
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks
    ? // refused together with the storage
      locks.request(`early-adds-${restaurantId}`, () => take(restaurantId)).catch(() => [])
    : take(restaurantId);
}
