import type { Database } from '../platform/db/database';
import type { Tokens } from '../accounts/tokens';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';
import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import { ownClient } from '../accounts/identify';
import { cashbackAccount, listCashbackEntries } from './cashback.repository';
import { pageProblem } from '../platform/http/request-values';
import { Refusal, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { localDay } from '../restaurants/local-time';
import { restaurantById } from '../restaurants/restaurant-id';

export type CashbackDeps = {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  readonly tokens: Tokens;
  readonly now: () => Date;
};

/**
 * The balance (API-42) and the statement (API-43, OPEN-081), pages from 1, of the requester's own
 * account. Another account is answered like a missing one.
 */
export function cashbackRoutes(app: FastifyInstance, deps: CashbackDeps): void {
  const { db, catalog, now } = deps;

  serve(app, calls.getCashbackBalance, async ({ params, request }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    const customer = await ownClient(request, deps, restaurant.id, params.clientId);
    if (customer instanceof Refusal) return customer;
    const { balance, expirationDate } = await cashbackAccount(
      db,
      customer.id,
      localDay(now(), restaurant.data.info.timezone),
    );
    return { balance, expirationDate };
  });

  serve(app, calls.getCashbackExtract, async ({ params, body: { page, pageSize }, request }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    const problem = pageProblem({ page, pageSize });
    if (problem) return problem;
    const customer = await ownClient(request, deps, restaurant.id, params.clientId);
    if (customer instanceof Refusal) return customer;
    const { timezone } = restaurant.data.info;
    return listCashbackEntries(db, {
      customerId: customer.id,
      today: localDay(now(), timezone),
      timeZone: timezone,
      page,
      pageSize,
    });
  });
}
