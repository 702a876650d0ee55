import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import { isPassword } from '../auth/passwords';
import { startSession } from '../auth/sessions';
import { findCustomerByEmail } from '../db/customers.repository';
import type { Deps } from '../deps';
import { refuse, restaurantNotFound } from '../http/refusal';
import { serve } from '../http/serve';
import { requestLanguage } from '../mail/request-language';
import { placesOf, storefrontOf } from '../payments/places';
import { restaurantById } from '../restaurants/restaurant-id';
import { googleCustomer } from '../use-cases/google-customer';
import { registerCustomer } from '../use-cases/register-customer';
import { askForReset, resetPassword } from '../use-cases/reset-password';
import { accountRefusal } from './account-refusals';

/** Login, registration and forgotten passwords (API-32, 34, 35, 36). */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, catalog, google, payments, limits, now } = deps;
  const few = { perMinute: limits.sessions };

  serve(app, calls.logIn, async ({ params, body, reply }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    if (body.loginMode === 'gmail') {
      if (!google) return refuse(422, 'Google login is not configured', 'login_mode_not_configured', { path: 'loginMode' });
      const found = await googleCustomer(db, google, { restaurantId: restaurant.id, token: body.access_token, now: now() });
      return found.ok ? startSession(deps, reply, found.value) : accountRefusal(found.error);
    }
    const customer = await findCustomerByEmail(db, restaurant.id, body.email);
    const isRight = await isPassword(customer?.passwordHash ?? null, body.password);
    if (!customer) return refuse(404, 'Email does not exist.', 'email_unknown', { path: 'email' });
    return isRight ? startSession(deps, reply, customer) : refuse(401, 'Email or password is wrong.', 'credentials_wrong', { path: 'password' });
  }, few);

  serve(app, calls.register, async ({ params, body, reply }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    const registered = await registerCustomer(db, restaurant.id, body);
    return registered.ok ? startSession(deps, reply, registered.value) : accountRefusal(registered.error);
  }, few);

  serve(app, calls.forgotPassword, async ({ params, body, request }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    const { id, url, data: { info: { name, language } } } = restaurant;
    await askForReset(db, {
      restaurant: { id, name }, email: body.email, storefront: storefrontOf(placesOf(request, payments), url),
      language: requestLanguage(request.headers['accept-language'], language), now: now(),
    });
    return {};
  }, few);

  serve(app, calls.resetPassword, async ({ body, reply }) => {
    const reset = await resetPassword(db, body, now());
    return reset.ok ? startSession(deps, reply, reset.value) : accountRefusal(reset.error);
  }, few);
}
