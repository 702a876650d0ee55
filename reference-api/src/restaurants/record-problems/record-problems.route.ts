import type { FastifyInstance } from 'fastify';
import { restaurantNotFound } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import type { KitchenDeps } from '../kitchen/kitchen.route';
import { readProblems } from '../menu-reader';
import { restaurantById } from '../restaurant-id';
import { getRecordProblems } from './record-problems-calls';

/** Problems of a restaurant's record, for operators. */
export function recordProblemsRoute(
  app: FastifyInstance,
  { catalog, operatorKeys }: Pick<KitchenDeps, 'catalog' | 'operatorKeys'>,
): void {
  serve(
    app,
    getRecordProblems,
    async ({ params }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const { count, first } = await readProblems(await restaurant.document.bytes('identity'));
      return { count, first: [...first] };
    },
    { operator: { keys: operatorKeys, scope: 'figures' } },
  );
}
