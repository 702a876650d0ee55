import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database';
import { restaurantNotFound } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import type { RestaurantCatalog } from '../restaurant-catalog';
import { restaurantById } from '../restaurant-id';
import { sendHeartbeat } from './kitchen-calls';
import { kitchenConnection } from './kitchen-state';
import { lastHeartbeat, saveHeartbeat } from './kitchen.repository';
import type { KitchenSettings } from './kitchen-settings';
import type { OperatorKey } from '../../platform/settings/operator-keys';

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
