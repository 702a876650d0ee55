import { OrderDetails } from '@storefront/shared-domain/contracts';
import { ok, type Result } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import { returnCashback } from '../loyalty/cashback.repository';
import { returnCouponUse } from '../loyalty/coupons.repository';
import type { Queryable } from '../platform/db/database';
import type { OrderRow } from './orders.repository';
import { findTimeZone } from '../restaurants/restaurants.repository';
import { returnStock } from './stock.repository';
import { localDay } from '../restaurants/local-time';
import type { OrderRequested } from './order-requested';
import { cashbackOf, takeCashback } from './rewards/order-cashback';
import { couponOf, takeCoupon } from './rewards/order-coupon';
import { payPrizes, returnPrizes } from './rewards/order-points';
import type { OrderProblem } from './order-problem';
import { takeItems } from './order-stock';
import type { Discounts, PricedOrder } from './priced-order';

/** Discounts that an order may use of those it requests, computed before it is priced. */
export async function discountsOf(
  tx: Queryable,
  requested: OrderRequested,
): Promise<Result<Discounts, OrderProblem>> {
  const coupon = await couponOf(tx, requested);
  if (!coupon.ok) return coupon;
  const cashback = await cashbackOf(tx, requested);
  return cashback.ok ? ok({ coupon: coupon.value, cashback: cashback.value }) : cashback;
}

/**
 * Takes everything a priced order needs besides money: points, a coupon use, stock, cashback. Each
 * step is one atomic statement or its rows are already locked, all orders take them in this
 * sequence, and a failure rolls back the caller's transaction.
 */
export async function takeForOrder(
  tx: Queryable,
  requested: OrderRequested,
  { coupon }: Discounts,
  { details, lines }: PricedOrder,
): Promise<Result<null, OrderProblem>> {
  const paid = await payPrizes(tx, lines, requested.account);
  if (!paid.ok) return paid;
  const used =
    coupon && details.discountID !== null ? await takeCoupon(tx, requested, coupon) : ok(null);
  if (!used.ok) return used;
  const taken = await takeItems(tx, requested, lines);
  if (taken.ok) await takeCashback(tx, requested, details.cashbackSpent);
  return taken;
}

/**
 * Returns everything an order took besides money. Call it in the transaction that moved the order
 * to CANCELED. A second call returns nothing but the points, which are protected by the status
 * change.
 */
export async function returnTakings(tx: Queryable, order: OrderRow, at: Date): Promise<void> {
  await returnPrizes(tx, order);
  await returnCouponUse(tx, order.uuid);
  await returnStock(tx, order.uuid, order.restaurantId);
  if (z.parse(OrderDetails, order.details).cashbackSpent === 0) return;
  await returnCashback(tx, {
    orderUuid: order.uuid,
    today: localDay(at, await findTimeZone(tx, order.restaurantId)),
    at,
  });
}
