import { OrderDetails } from '@storefront/shared-domain/contracts';
import { ok, type Result } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import { returnCashback } from '../db/cashback.repository';
import { returnCouponUse } from '../db/coupons.repository';
import type { Queryable } from '../db/database';
import type { OrderRow } from '../db/orders.repository';
import { findTimeZone } from '../db/restaurants.repository';
import { returnStock } from '../db/stock.repository';
import { localDay } from '../restaurants/local-time';
import type { OrderAsked } from './order-asked';
import { cashbackOf, takeCashback } from './order-cashback';
import { couponOf, takeCoupon } from './order-coupon';
import { payPrizes, returnPrizes } from './order-points';
import type { OrderProblem } from './order-problem';
import { takeItems } from './order-stock';
import type { Discounts, PricedOrder } from './priced-order';

/** What an order may use of what it asks for, before it is priced. */
export async function discountsOf(
  tx: Queryable,
  asked: OrderAsked,
): Promise<Result<Discounts, OrderProblem>> {
  const coupon = await couponOf(tx, asked);
  if (!coupon.ok) return coupon;
  const cashback = await cashbackOf(tx, asked);
  return cashback.ok ? ok({ coupon: coupon.value, cashback: cashback.value }) : cashback;
}

/**
 * Takes all that a priced order needs beside money: points, a coupon's use, stock, cashback. Each
 * is one atomic statement or is held already, everybody takes them in this order, and the caller's
 * transaction is undone by a refusal.
 */
export async function takeForOrder(
  tx: Queryable,
  asked: OrderAsked,
  { coupon }: Discounts,
  { details, lines }: PricedOrder,
): Promise<Result<null, OrderProblem>> {
  const paid = await payPrizes(tx, lines, asked.account);
  if (!paid.ok) return paid;
  const used =
    coupon && details.discountID !== null ? await takeCoupon(tx, asked, coupon) : ok(null);
  if (!used.ok) return used;
  const taken = await takeItems(tx, asked, lines);
  if (taken.ok) await takeCashback(tx, asked, details.cashbackSpent);
  return taken;
}

/**
 * Gives back all that an order took beside money. For whoever has just moved it to CANCELED, in the
 * same transaction; a second time gives nothing but the points, which the change of the stage
 * guards.
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
