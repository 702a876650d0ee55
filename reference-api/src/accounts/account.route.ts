import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { passwordOf, rememberPlace } from './login-places';
import { loginThrottle } from './login-throttle';
import { startSession } from './sessions';
import { emailKey, type CustomerRow } from './customers.repository';
import type { AccountDeps } from './account-deps';
import { refuse, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { requestLanguage } from '../notifications/mail/request-language';
import { mailOrigin } from '../notifications/mail/mail-origin';
import { toStorefrontUrl } from '../platform/http/places';
import { restaurantById } from '../restaurants/restaurant-id';
import { googleCustomer } from './google-customer';
import { logIn } from './log-in';
import { registerCustomer } from './register-customer';
import { requestReset, resetPassword } from './reset-password';
import { accountRefusal } from './account-refusals';

/**
 * Login, registration and forgotten passwords (API-32, 34, 35, 36). Calls with guessable secrets
 * are rate limited.
 */
export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, catalog, google, limits, now, afterResponses } = deps;
  const few = { perMinute: limits.sessions };
  const throttle = loginThrottle(deps);
  /** Starts a session; the network and the device of it are known to the account from then on. */
  const opened = async (reply: FastifyReply, customer: CustomerRow) => {
    const session = await startSession(deps, reply, customer);
    if (!session) return accountRefusal({ kind: 'credentials-wrong', path: 'password' });
    await rememberPlace(db, reply.request, passwordOf(customer.restaurantId, customer.email));
    return session;
  };

  serve(
    app,
    calls.logIn,
    async ({ params, body, reply }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      if (body.loginMode === 'gmail') {
        if (!google)
          return refuse(422, 'Google login is not configured', 'login_mode_not_configured', {
            path: 'loginMode',
          });
        const found = await googleCustomer(db, google, {
          restaurantId: restaurant.id,
          token: body.access_token,
          now: now(),
        });
        return found.ok
          ? opened(reply, { ...found.value, passwordHash: null })
          : accountRefusal(found.error);
      }
      const account = passwordOf(restaurant.id, body.email);
      const attempt = await throttle(reply, account, { account, isStrangersOnly: true });
      if (attempt.isRefused) return attempt.refusal;
      const found = await attempt.during(logIn(db, restaurant.id, body));
      if (!found.ok) return accountRefusal(found.error);
      await attempt.succeeded();
      return opened(reply, found.value);
    },
    few,
  );

  serve(
    app,
    calls.register,
    async ({ params, body, reply }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const attempt = await throttle(reply, `account ${restaurant.id} ${emailKey(body.email)}`);
      if (attempt.isRefused) return attempt.refusal;
      const registered = await attempt.during(registerCustomer(db, restaurant.id, body));
      if (registered.ok || registered.error.kind !== 'user-already-exists')
        await attempt.succeeded();
      return registered.ok ? opened(reply, registered.value) : accountRefusal(registered.error);
    },
    few,
  );

  serve(
    app,
    calls.forgotPassword,
    async ({ params, body, request, reply }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const attempt = await throttle(reply, `mail ${restaurant.id} ${emailKey(body.email)}`);
      if (attempt.isRefused) return attempt.refusal;
      const {
        id,
        url,
        data: {
          info: { name, article, country, language },
        },
      } = restaurant;
      const origin = mailOrigin(request, deps);
      if (origin === null) return {};
      const requested = {
        restaurant: { id, name, article, country },
        email: body.email,
        storefront: toStorefrontUrl(origin, url),
        language: requestLanguage(request.headers['accept-language'], language),
        now: now(),
      };
      afterResponses.add(reply, () => requestReset(db, requested));
      return {};
    },
    few,
  );

  serve(
    app,
    calls.resetPassword,
    async ({ body, reply }) => {
      const attempt = await throttle(reply, 'reset token');
      if (attempt.isRefused) return attempt.refusal;
      const reset = await attempt.during(resetPassword(db, body, now()));
      if (reset.ok || reset.error.kind !== 'reset-token-invalid') await attempt.succeeded();
      return reset.ok ? opened(reply, reset.value) : accountRefusal(reset.error);
    },
    few,
  );
}
