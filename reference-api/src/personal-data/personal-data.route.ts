import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identify, notLogged } from '../accounts/identify';
import { passwordOf } from '../accounts/login-places';
import { loginThrottle } from '../accounts/login-throttle';
import { setSessionCookie } from '../accounts/session-cookie';
import type { CustomerRow } from '../accounts/customers.repository';
import { endSessionsOf } from '../accounts/sessions.repository';
import type { PersonalDataDeps } from './personal-data-deps';
import { Refusal, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { eraseAccount } from './erase-account';
import { exportAccount } from './export-account';
import type { LoadedRestaurant } from '../restaurants/restaurant-catalog';
import { restaurantById } from '../restaurants/restaurant-id';
import { eraseRefusal } from './personal-data-refusals';

/**
 * Actions of customers on their own data: export, erasure, log-out on all devices
 * (docs/personal-data.md).
 */
export function personalDataRoutes(app: FastifyInstance, deps: PersonalDataDeps): void {
  const { db, catalog, limits, now } = deps;
  const few = { perMinute: limits.sessions };
  const throttle = loginThrottle(deps);

  async function own(
    request: FastifyRequest,
    restaurantId: string,
  ): Promise<{ customer: CustomerRow; restaurant: LoadedRestaurant } | Refusal> {
    const restaurant = await restaurantById(catalog, restaurantId);
    if (!restaurant) return restaurantNotFound();
    const customer = await identify(request, deps, restaurant.id);
    if (customer instanceof Refusal) return customer;
    return customer ? { customer, restaurant } : notLogged();
  }

  serve(
    app,
    calls.exportAccount,
    async ({ params, request, reply }) => {
      const found = await own(request, params.restaurantId);
      if (found instanceof Refusal) return found;
      const {
        id,
        url,
        data: {
          info: { name },
        },
      } = found.restaurant;
      const at = now();
      reply.header(
        'content-disposition',
        `attachment; filename="account-${at.toISOString().slice(0, 10)}.json"`,
      );
      return exportAccount(db, found.customer, { id, name, url }, at);
    },
    few,
  );

  serve(
    app,
    calls.eraseAccount,
    async ({ params, body, request, reply }) => {
      const found = await own(request, params.restaurantId);
      if (found instanceof Refusal) return found;
      const { id: restaurantId } = found.restaurant;
      const attempt = await throttle(reply, passwordOf(restaurantId, found.customer.email), {
        account: `erase ${found.customer.id}`,
        isStrangersOnly: false,
      }); // a wrong password is one attempt, here and at the login
      if (attempt.isRefused) return attempt.refusal;
      const erased = await attempt.during(
        eraseAccount(deps, { customer: found.customer, proof: body, now: now() }),
      );
      if (!erased.ok && erased.error.kind === 'password-wrong') return eraseRefusal(erased.error);
      await attempt.succeeded();
      if (!erased.ok) return eraseRefusal(erased.error);
      setSessionCookie(reply, restaurantId, null);
      return {};
    },
    few,
  );

  serve(
    app,
    calls.logOutEverywhere,
    async ({ params, request, reply }) => {
      const found = await own(request, params.restaurantId);
      if (found instanceof Refusal) return found;
      await endSessionsOf(db, found.customer.id, now());
      setSessionCookie(reply, found.restaurant.id, null);
      return {};
    },
    few,
  );
}
