import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import { isPassword } from '../auth/passwords';
import { findCustomerByEmail, type CustomerRow } from '../db/customers.repository';
import type { Deps } from '../deps';
import { refuse, restaurantNotFound } from '../http/refusal';
import { serve } from '../http/serve';
import { restaurantById } from '../restaurants/restaurant-id';
import { registerCustomer } from '../use-cases/register-customer';
import { askForReset, resetPassword } from '../use-cases/reset-password';
import { accountRefusal } from './account-refusals';

/** Login, registration and forgotten passwords (API-32, 34, 35, 36). */
export function accountRoutes(app: FastifyInstance, { db, catalog, tokens, limits, now }: Deps): void {
  const few = { perMinute: limits.sessions };
  const tokenFor = async ({ id, restaurantId, tokenVersion }: CustomerRow) => ({ token: await tokens.issue({ customerId: id, restaurantId, version: tokenVersion }) });

  serve(app, calls.logIn, async ({ params, body }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    if (body.loginMode === 'gmail') return refuse(422, 'Google login is not configured', 'login_mode_not_configured', { path: 'loginMode' });
    const customer = await findCustomerByEmail(db, restaurant.id, body.email);
    const isRight = await isPassword(customer?.passwordHash ?? null, body.password);
    if (!customer) return refuse(404, 'Email does not exist.', 'email_unknown', { path: 'email' });
    return isRight ? tokenFor(customer) : refuse(401, 'Email or password is wrong.', 'credentials_wrong', { path: 'password' });
  }, few);

  serve(app, calls.register, async ({ params, body }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    const registered = await registerCustomer(db, restaurant.id, body);
    return registered.ok ? tokenFor(registered.value) : accountRefusal(registered.error);
  }, few);

  serve(app, calls.forgotPassword, async ({ params, body }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    await askForReset(db, restaurant, body.email, now());
    return {};
  }, few);

  serve(app, calls.resetPassword, async ({ body }) => {
    const reset = await resetPassword(db, body, now());
    return reset.ok ? tokenFor(reset.value) : accountRefusal(reset.error);
  }, few);
}
