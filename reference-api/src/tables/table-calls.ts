import { call } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

/**
 * The tables of a restaurant with a fresh code of each. Requires the operator's key, except for
 * demo restaurants where the demo is on.
 */
export const listTables = call({
  id: 'listTables',
  method: 'GET',
  path: '/restaurant/{restaurantId}/tables',
  body: null,
  answer: z.array(z.object({ table: z.string(), token: z.string() })),
});
