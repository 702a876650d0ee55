import { call } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { restaurantNotFound } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import type { KitchenDeps } from '../kitchen/kitchen.route';
import { readProblems } from '../menu-reader';
import { restaurantById } from '../restaurant-id';

/**
 * What of a restaurant's record is not used as written, and which dishes cannot be sold, with the reason:
 * how many problems, and the first 100. Requires an operator's key (`figures`).
 */
export const getRecordProblems = call({
  id: 'getRecordProblems',
  method: 'GET',
  path: '/restaurant/{restaurantId}/record-problems',
  body: null,
  answer: z.object({
    count: z.int(),
    first: z.array(z.object({ path: z.string(), what: z.string(), effect: z.string() })),
  }),
});

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
