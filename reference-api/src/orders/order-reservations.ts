import { OrderDetails, type OrderRequest } from '@storefront/shared-domain/contracts';
import { ok, type Result } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import { returnCashback } from '../loyalty/cashback.repository';
import { returnCouponUse } from '../loyalty/coupons.repository';
import type { Queryable } from '../platform/db/database';
import type { OrderRow } from './orders.repository';
import { findTimeZone } from '../restaurants/restaurants.repository';
import { lockStock, returnStock, type StockRow } from './stock.repository';
import { localDay } from '../restaurants/local-time';
import type { OrderNamed, OrderRequested } from './order-requested';
import { findCashback, takeCashback } from './rewards/order-cashback';
import { findOrderCoupon, takeCoupon } from './rewards/order-coupon';
import { payPrizes, returnPrizes } from './rewards/order-points';
import type { OrderProblem } from './order-problem';
import { countedItems, wantedItems } from './order-stock';
import type { Discounts, PricedOrder } from './priced-order';

/** Discounts that an order may use of those it requests, computed before it is priced. */
export async function findDiscounts(
  tx: Queryable,
  requested: OrderNamed,
): Promise<Result<Discounts, OrderProblem>> {
  const coupon = await findOrderCoupon(tx, requested);
  if (!coupon.ok) return coupon;
  const cashback = await findCashback(tx, requested);
  return cashback.ok ? ok({ coupon: coupon.value, cashback: cashback.value }) : cashback;
}

/** Whether an order takes nothing but stock: that is then locked with its first statements. */
export const reservesStockAlone = ({ details, orders }: OrderRequest): boolean =>
  (details.discountID ?? null) === null &&
  details.cashbackSpent === 0 &&
  orders.every(({ type }) => type !== 'prize');

/**
 * Takes what a priced order needs besides money: points, a coupon use, cashback; and locks its stock,
 * unless `locked` is that. Returns the counted items, which `takeStock` takes. All statements are sent
 * at once, and all orders lock in this sequence; a failure rolls back the caller's transaction.
 */
export async function reserveForOrder(
  tx: Queryable,
  requested: OrderRequested,
  { coupon }: Discounts,
  { details, lines }: PricedOrder,
  locked: ReadonlyMap<string, number> | null,
): Promise<Result<StockRow[], OrderProblem>> {
  if (locked) return countedItems(lines, locked);
  const ids = wantedItems(lines).map(({ itemId }) => itemId);
  const [paid, used, left] = await Promise.all([
    payPrizes(tx, lines, requested.account),
    coupon && details.discountID !== null ? takeCoupon(tx, requested, coupon) : ok(null),
    lockStock(tx, requested.restaurant.id, ids),
    takeCashback(tx, requested, details.cashbackSpent),
  ]);
  if (!paid.ok) return paid;
  return used.ok ? countedItems(lines, left) : used;
}

/**
 * Returns everything an order took besides money. Call it in the transaction that moved the order
 * to CANCELED. A second call returns nothing but the points, which are protected by the status
 * change.
 */
export async function returnReservations(tx: Queryable, order: OrderRow, at: Date): Promise<void> {
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
