import { call, calls, KitchenConnection } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database';
import { restaurantNotFound } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import type { RestaurantCatalog } from '../restaurant-catalog';
import { restaurantById } from '../restaurant-id';
import type { OperatorKey } from '../../platform/settings/operator-keys';
import { lastHeartbeat, saveHeartbeat } from './kitchen.repository';
import type { KitchenSettings } from './kitchen-settings';

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

/** Connection of a kitchen by its last heartbeat; a silence of exactly `silenceMs` is no loss. */
function kitchenConnection(
  heartbeatAt: Date | null,
  now: Date,
  silenceMs: number,
): KitchenConnection {
  if (heartbeatAt === null) return { state: 'unknown', heartbeatAt: null };
  const isLost = now.getTime() - heartbeatAt.getTime() > silenceMs;
  return { state: isLost ? 'lost' : 'connected', heartbeatAt: heartbeatAt.toISOString() };
}

export type KitchenDeps = {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  readonly kitchen: KitchenSettings;
  readonly operatorKeys: readonly OperatorKey[];
  readonly now: () => Date;
};

/** Whether a restaurant's kitchen can be reached, and the heartbeats by which it is known. */
export function kitchenRoutes(app: FastifyInstance, deps: KitchenDeps): void {
  const { db, catalog, kitchen, operatorKeys, now } = deps;
  const answer = async (restaurantId: number) =>
    kitchenConnection(await lastHeartbeat(db, restaurantId), now(), kitchen.silenceMs);

  serve(app, calls.getKitchen, async ({ params }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    return restaurant ? answer(restaurant.id) : restaurantNotFound();
  });

  serve(
    app,
    sendHeartbeat,
    async ({ params }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      await saveHeartbeat(db, restaurant.id, now());
      return answer(restaurant.id);
    },
    { operator: { keys: operatorKeys, scope: 'heartbeat' } },
  );
}
