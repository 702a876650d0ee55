import type { Database } from '../../platform/db/database';
import type { Limits } from '../../platform/http/limits';
import type { Tokens } from '../../accounts/tokens';
import type { RestaurantCatalog } from '../../restaurants/restaurant-catalog';
import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import { attemptCounter } from '../../platform/attempts/attempt-counter';
import { networkCounter } from '../../platform/attempts/network-counter';
import { identify } from '../../accounts/identify';
import {
  refuse,
  refuseByKind,
  Refusal,
  restaurantNotFound,
  tooManyRequests,
} from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import { restaurantById } from '../../restaurants/restaurant-id';
import { checkCoupon } from './check-coupon';
import { COUPON_ANSWERS } from '../../loyalty/coupon-refusals';

export type CouponDeps = {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly now: () => Date;
};

const PATH = 'code';

/**
 * Whether a customer may use a coupon (API-03). Against guessing of codes, requests per minute of a
 * network and of an account are limited over all nodes.
 */
export function couponRoutes(app: FastifyInstance, deps: CouponDeps): void {
  const { db, catalog, limits, now } = deps;
  const bound = { most: limits.coupons, windowMs: 60_000 };
  const ofAddress = networkCounter(deps, { kind: 'coupon', ...bound });
  const ofAccount = attemptCounter(deps, { kind: 'coupon-account', ...bound });
  serve(app, calls.checkCoupon, async ({ params, body, request, reply }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    const { waitSeconds } = await ofAddress.take(request.clientAddress);
    if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
    const account = await identify(request, deps, restaurant.id);
    if (account instanceof Refusal) return account;
    const own = account ? await ofAccount.take(account.id) : null;
    if (own && own.waitSeconds > 0) return tooManyRequests(reply, own.waitSeconds);
    const found = await checkCoupon(db, { restaurant, ...body, account, now: now() });
    if (found.ok) return found.value;
    if (found.error === 'coupon-not-found')
      return refuse(404, 'Invalid coupon!', 'coupon_not_found', { path: PATH });
    return refuseByKind(COUPON_ANSWERS, { kind: found.error, path: PATH });
  });
}
