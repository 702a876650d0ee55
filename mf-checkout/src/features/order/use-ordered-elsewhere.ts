import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { $isPlacing, $restaurantId } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { orderedElsewhere } from './order.model';

/** Tells when another tab of this device has ordered the cart that both show. */
export function useOrderedElsewhere(): void {
  const { restaurantId, isPlacing, tell } = useUnit({ restaurantId: $restaurantId, isPlacing: $isPlacing, tell: orderedElsewhere });
  useEffect(() => {
    if (restaurantId === null || isPlacing) return undefined;
    const key = keys.lastOrderToken(restaurantId);
    const last = (): string | null => storage.read(key, z.string());
    const known = last();
    return storage.onForeignChange(key, () => {
      const uuid = last();
      if (uuid !== null && uuid !== known) tell(uuid);
    });
  }, [restaurantId, isPlacing, tell]);
}
