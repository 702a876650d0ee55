import { call, calls, CartRecovery } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { queryValue } from '../platform/http/request-values';
import { type Refusal, refuse, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { isUuid } from '../platform/db/uuid';
import { restaurantById } from '../restaurants/restaurant-id';
import {
  addCartRecovery,
  type CartRecoveryRow,
  dropCartRecoveriesBefore,
  dropCartRecovery,
  findCartRecovery,
  markCartRecovery,
} from './cart-recoveries.repository';
import type { OrderDeps } from './order-deps';

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

const RETENTION_MS = 7 * 24 * 3_600_000;

const toRecovery = ({ uuid, createdAt, isCartRecovering }: CartRecoveryRow): CartRecovery => ({
  uuid,
  created_at: createdAt.toISOString(),
  is_cart_recovering: isCartRecovering,
});
const unknown = (): Refusal =>
  refuse(404, 'Cart recovery not found', 'cart_recovery_not_found', { path: 'uuid' });

/**
 * Records behind links that lead customers back to their carts (API-17 to API-19), and the
 * operator's call that creates one.
 */
export function cartRecoveryRoutes(
  app: FastifyInstance,
  { db, catalog, now, operatorKeys }: OrderDeps,
): void {
  serve(app, calls.getCartRecovery, async ({ request }) => {
    const uuid = queryValue(request.query, 'uuid');
    const row = isUuid(uuid) ? await findCartRecovery(db, uuid) : null;
    return row === null ? unknown() : toRecovery(row);
  });

  serve(app, calls.updateCartRecovery, async ({ request }) => {
    const flag = queryValue(request.query, 'is-cart-recovering');
    if (flag !== '0' && flag !== '1')
      return refuse(400, 'is-cart-recovering is 0 or 1', 'invalid_request', {
        path: 'is-cart-recovering',
      });
    const uuid = queryValue(request.query, 'uuid');
    const row = isUuid(uuid) ? await markCartRecovery(db, uuid, flag === '1') : null;
    return row === null ? unknown() : toRecovery(row);
  });

  serve(app, calls.deleteCartRecovery, async ({ request }) => {
    const uuid = queryValue(request.query, 'uuid');
    if (isUuid(uuid)) await dropCartRecovery(db, uuid);
    return {};
  });

  serve(
    app,
    createCartRecovery,
    async ({ params }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const createdAt = now();
      await dropCartRecoveriesBefore(db, new Date(createdAt.getTime() - RETENTION_MS));
      return toRecovery(
        await addCartRecovery(db, { uuid: randomUUID(), restaurantId: restaurant.id, createdAt }),
      );
    },
    { operator: { keys: operatorKeys, scope: 'carts' } },
  );
}
