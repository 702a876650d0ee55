import { call, KitchenConnection } from '@storefront/shared-domain/contracts';

/**
 * Heartbeat of a kitchen's system: orders that are placed now reach it. Every half a minute or so.
 * Requires an operator's key (`heartbeat`).
 */
export const sendHeartbeat = call({
  id: 'sendKitchenHeartbeat',
  method: 'PUT',
  path: '/restaurant/{restaurantId}/kitchen/heartbeat',
  body: null,
  answer: KitchenConnection,
});
