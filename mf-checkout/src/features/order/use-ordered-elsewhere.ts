import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $isPlacing, $restaurantId, lastOrderOf } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { orderedElsewhere } from './order.model';

/** Emits an event when another tab of this device has ordered the cart that both show. */
export function useOrderedElsewhere(): void {
  const { restaurantId, isPlacing, send } = useUnit({
    restaurantId: $restaurantId,
    isPlacing: $isPlacing,
    send: orderedElsewhere,
  });
  useEffect(() => {
    if (restaurantId === null || isPlacing) return undefined;
    const known = lastOrderOf(restaurantId);
    return storage.onForeignChange(keys.lastOrderToken(restaurantId), () => {
      const uuid = lastOrderOf(restaurantId);
      if (uuid !== null && uuid !== known) send(uuid);
    });
  }, [restaurantId, isPlacing, send]);
}
