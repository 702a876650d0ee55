import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import { identify, notLogged } from '../auth/identify';
import { listCashbackEntries } from '../db/cashback.repository';
import type { Deps } from '../deps';
import { refuse, Refusal, restaurantNotFound } from '../http/refusal';
import { serve } from '../http/serve';
import { localDay, servedZone } from '../restaurants/local-time';
import { restaurantById } from '../restaurants/restaurant-id';

const LAST_PAGE = 1_000_000;
const LARGEST_PAGE = 100;

const isWithin = (value: number, most: number): boolean => value >= 1 && value <= most;

/** The cashback statement of one's own account, pages from 1 (API-43, OPEN-081). Another's account is told like one that does not exist. */
export function cashbackRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, catalog, now } = deps;
  serve(app, calls.getCashbackExtract, async ({ params, body: { page, pageSize }, request, reply }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    if (!isWithin(page, LAST_PAGE)) return refuse(400, 'Invalid page', 'invalid_request', { path: 'page' });
    if (!isWithin(pageSize, LARGEST_PAGE)) return refuse(400, 'Invalid page', 'invalid_request', { path: 'pageSize' });
    reply.header('cache-control', 'no-store');
    const customer = await identify(request, deps, restaurant.id);
    if (customer instanceof Refusal) return customer;
    if (!customer) return notLogged();
    if (customer.id !== params.clientId) return refuse(404, 'Client not found', 'client_not_found', { path: 'clientId' });
    const { timezone } = restaurant.data.info;
    return listCashbackEntries(db, { customerId: customer.id, today: localDay(now(), timezone), timeZone: servedZone(timezone), page, pageSize });
  });
}
