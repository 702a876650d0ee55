import {
  type Minor,
  OrderDetails,
  type OrderRequest,
  ZERO,
} from '@storefront/shared-domain/contracts';
import { availableCashback, err, ok, type Result } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import {
  cashbackAccount,
  lockAccount,
  returnCashback,
  spendCashback,
} from '../loyalty/cashback.repository';
import { returnCouponUse } from '../loyalty/coupons.repository';
import type { Queryable } from '../platform/db/database';
import { findTimeZone } from '../restaurants/restaurants.repository';
import { localDay } from '../restaurants/local-time';
import type { OrderRow } from './orders.repository';
import { lockStock, returnStock, type StockRow } from './stock.repository';
import type { OrderNamed, OrderRequested } from './order-requested';
import type { OrderProblem } from './order-problem';
import { findOrderCoupon, takeCoupon } from './rewards/order-coupon';
import { payPrizes, returnPrizes } from './rewards/order-points';
import { countedItems, wantedItems } from './order-stock';
import type { Discounts, PricedOrder } from './price-order';

const PATH = 'details.cashbackSpent';

/**
 * Maximum cashback that an order may spend (LOYALTY-07, LOYALTY-10, LOYALTY-11); 0 for an order
 * without cashback. The amount in the request is ignored: the rules compute it, and the total shows
 * whether both agree. Locks the account until the transaction ends.
 */
async function findCashback(
  tx: Queryable,
  { restaurant, request: { details }, customerId, now }: OrderNamed,
): Promise<Result<Minor, OrderProblem>> {
  const { cashbackSettings, timezone } = restaurant.data.info;
  if (details.cashbackSpent === 0) return ok(ZERO);
  if (details.cashbackSpent < 0) return err({ kind: 'cashback-invalid', path: PATH });
  if (customerId === null) return err({ kind: 'cashback-needs-login', path: PATH });
  if (!cashbackSettings.enabled) return err({ kind: 'cashback-not-offered', path: PATH });
  // in this order: the balance is read with the account locked
  const [, { balance, expired }] = await Promise.all([
    lockAccount(tx, customerId),
    cashbackAccount(tx, customerId, localDay(now, timezone)),
  ]);
  return balance === 0 && expired > 0
    ? err({ kind: 'cashback-expired', path: PATH })
    : ok(availableCashback({ balance }, cashbackSettings));
}

/** Spends the computed cashback of an order from the account that `findCashback` locked. */
async function takeCashback(
  tx: Queryable,
  { restaurant, request, account, now }: OrderRequested,
  amount: Minor,
): Promise<void> {
  if (amount === 0 || !account) return;
  const spend = {
    customerId: account.id,
    orderUuid: request.details.uuid,
    amount,
    today: localDay(now, restaurant.data.info.timezone),
    at: now,
  };
  if (!(await spendCashback(tx, spend)))
    throw new Error(`account ${account.id} lost cashback while it was held`);
}

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
