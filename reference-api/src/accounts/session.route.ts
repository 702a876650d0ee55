import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import { parseBearer } from '../platform/http/request-values';
import { identify, notLogged } from './identify';
import { logOut, refreshSession } from './sessions';
import type { AccountDeps } from './account-deps';
import { refuse, Refusal, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { restaurantById } from '../restaurants/restaurant-id';

/** Calls of a customer with a token (API-31, 33), and the end of the session. */
export function sessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { catalog } = deps;

  serve(app, calls.getClient, async ({ params, request }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    const customer = await identify(request, deps, restaurant.id);
    if (customer instanceof Refusal) return customer;
    if (!customer) return notLogged();
    const { id, points, name, phone, cpf, email, birthday } = customer;
    return { id, token: parseBearer(request) ?? '', points, name, phone, cpf, email, birthday };
  });

  serve(app, calls.refreshToken, async ({ params, body, request, reply }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    if (request.headers['sec-fetch-site'] === 'cross-site')
      return refuse(403, 'Sessions are not renewed from other sites', 'cross_site');
    return (
      (await refreshSession(deps, reply, restaurant.id, body.token)) ??
      refuse(401, 'The session has expired', 'session_expired', { path: 'token' })
    );
  });

  serve(app, calls.logOut, async ({ params, request, reply }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    await logOut(deps, reply, restaurant.id, parseBearer(request));
    return {};
  });
}
