import { type AccountExport, calls, Order } from '@storefront/shared-domain/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { identify, notLogged } from '../accounts/identify';
import { passwordOf } from '../accounts/login-places';
import { loginThrottle } from '../accounts/login-throttle';
import { setSessionCookie } from '../accounts/session-cookie';
import type { CustomerRow } from '../accounts/customers.repository';
import { endSessionsOf } from '../accounts/sessions.repository';
import {
  Refusal,
  type RefusalTable,
  refuseByKind,
  restaurantNotFound,
} from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import type { LoadedRestaurant } from '../restaurants/restaurant-catalog';
import { restaurantById } from '../restaurants/restaurant-id';
import type { Database, Queryable } from '../platform/db/database';
import { listOrdersOf } from '../orders/orders.repository';
import { toOrder } from '../orders/order-view';
import type { PersonalDataDeps } from './personal-data-deps';
import { eraseAccount, type EraseProblem } from './erase-account';
import { exportSection, type ExportSection, type Facts } from './account-export.repository';

const PAGE = 200;

async function loadOrders(on: Queryable, customerId: string): Promise<Order[]> {
  const orders: Order[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await listOrdersOf(on, customerId, {
      page,
      size: PAGE,
      sort: { field: 'created_at', order: 'asc' },
    });
    orders.push(...rows.map(toOrder));
    if (rows.length < PAGE) return orders;
  }
}

/** All stored data of an account, read in one transaction. */
function exportAccount(
  db: Database,
  customer: CustomerRow,
  restaurant: { id: number; name: string; url: string },
  now: Date,
): Promise<AccountExport> {
  return db.transaction(async (tx) => {
    const orders = await loadOrders(tx, customer.id);
    const section = (name: ExportSection): Promise<Facts[]> => exportSection(tx, name, customer.id);
    return {
      exportedAt: now.toISOString(),
      restaurant,
      account: { ...(await section('account'))[0], cpf: customer.cpf },
      points: customer.points,
      orders: orders.map((order) => z.encode(Order, order)),
      reviews: orders.flatMap(({ uuid, ratingAvg, ratingNote }) =>
        typeof ratingAvg === 'number' ? [{ orderUUID: uuid, ratingAvg, ratingNote }] : [],
      ),
      rewards: await section('rewards'),
      cashback: await section('cashback'),
      coupons: await section('coupons'),
      cards: await section('cards'),
      sessions: await section('sessions'),
      mails: await section('mails'),
      devices: await section('devices'),
      tracking: await section('tracking'),
      consents: [],
    };
  });
}

/** Never 401: the session is valid, and a client would refresh it and repeat the request. */
const ANSWERS: RefusalTable<EraseProblem['kind']> = {
  'password-wrong': [422, 'The password is wrong'],
  'google-not-configured': [422, 'Google login is not configured'],
  'google-token-invalid': [422, 'Google does not vouch for this sign-in'],
  'google-email-unverified': [422, 'Google has not verified this address'],
  'google-account-differs': [422, 'This is another Google account'],
  'google-unavailable': [503, 'Google could not be reached'],
  'order-under-way': [409, 'An order of the account is under way'],
};

const eraseRefusal = (problem: EraseProblem): Refusal => refuseByKind(ANSWERS, problem);

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
