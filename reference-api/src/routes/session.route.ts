import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import { bearerOf, identify, notLogged } from '../auth/identify';
import { cashbackAccount } from '../db/cashback.repository';
import { findCustomer } from '../db/customers.repository';
import type { Deps } from '../deps';
import { refuse, Refusal, restaurantNotFound } from '../http/refusal';
import { serve } from '../http/serve';
import { restaurantById } from '../restaurants/restaurant-id';
import { localDay } from '../restaurants/local-time';

/** What a customer with a token may ask (API-31, 33, 42). */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, catalog, tokens, now } = deps;

  serve(app, calls.getClient, async ({ params, request, reply }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    reply.header('cache-control', 'no-store');
    const customer = await identify(request, deps, restaurant.id);
    if (customer instanceof Refusal) return customer;
    if (!customer) return notLogged();
    const { id, points, name, phone, cpf, email, birthday } = customer;
    return { id, token: bearerOf(request) ?? '', points, name, phone, cpf, email, birthday };
  });

  serve(app, calls.refreshToken, async ({ params, body }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    const claims = await tokens.readForRefresh(body.token);
    const customer = claims && (await findCustomer(db, claims.customerId));
    const isGood = claims && customer && customer.tokenVersion === claims.version && customer.restaurantId === restaurant.id;
    return isGood ? { token: await tokens.issue(claims) } : refuse(401, 'The session has expired', 'session_expired', { path: 'token' });
  });

  serve(app, calls.getCashbackBalance, async ({ params, request, reply }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    reply.header('cache-control', 'no-store');
    const customer = await identify(request, deps, restaurant.id);
    if (customer instanceof Refusal) return customer;
    if (!customer) return notLogged();
    if (customer.id !== params.clientId) return refuse(403, 'This is not your account', 'not_yours', { path: 'clientId' });
    const { balance, expirationDate } = await cashbackAccount(db, customer.id, localDay(now(), restaurant.data.info.timezone));
    return { balance, expirationDate };
  });
}
