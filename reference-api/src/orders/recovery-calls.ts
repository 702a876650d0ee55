import { call, CartRecovery } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

/**
 * Creates the record behind a link `/{restaurant_url}?u={uuid}` that leads a customer back to the
 * cart. Requires an operator's key (`carts`).
 */
export const createCartRecovery = call({
  id: 'createCartRecovery',
  method: 'POST',
  path: '/restaurant/{restaurantId}/cart-recoveries',
  body: z.object({}),
  answer: CartRecovery,
});
