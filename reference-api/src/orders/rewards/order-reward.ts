import type { OrderDetails, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { generatedCashback, pointsBase, shownPoints } from '@storefront/shared-domain/rules';
import { dayAfter } from '@storefront/shared-domain/schedule';
import { addCashback } from '../../loyalty/cashback.repository';
import type { Queryable } from '../../platform/db/database';
import { saveReward, takeReward, type OrderReward } from '../../loyalty/order-rewards.repository';
import type { OrderRow } from '../orders.repository';
import { addPoints, MAX_POINTS } from '../../loyalty/points.repository';
import { findTimeZone } from '../../restaurants/restaurants.repository';
import { localDay } from '../../restaurants/local-time';

/**
 * Validity of earned cashback in days, without the day it is credited. No field of a restaurant's
 * record defines it.
 */
const CASHBACK_DAYS = 30;

/**
 * Reward of a completed order (LOYALTY-02, LOYALTY-03, LOYALTY-13), equal to the one the storefront
 * displays for a total. Points are whole.
 */
const computeReward = (
  details: OrderDetails,
  { fidelity, cashbackSettings, currency }: RestaurantInfo,
): Omit<OrderReward, 'customerId'> => ({
  cashback: generatedCashback(details, cashbackSettings, currency),
  points: Math.min(MAX_POINTS, Math.floor(shownPoints(fidelity, pointsBase(details)) ?? 0)),
});

/**
 * Stores the reward of an order for the account that placed it: later changes of the restaurant's
 * settings do not affect it.
 */
export async function promiseReward(
  tx: Queryable,
  customerId: string,
  details: OrderDetails,
  info: RestaurantInfo,
): Promise<void> {
  const reward = computeReward(details, info);
  if (reward.cashback > 0 || reward.points > 0)
    await saveReward(tx, details.uuid, { customerId, ...reward });
}

/** Credits the stored reward of a completed order, once, also under repeated calls. */
export async function giveReward(
  tx: Queryable,
  { uuid, restaurantId }: Pick<OrderRow, 'uuid' | 'restaurantId'>,
  at: Date,
): Promise<void> {
  const reward = await takeReward(tx, uuid, at);
  if (!reward) return;
  if (reward.points > 0) await addPoints(tx, reward.customerId, reward.points);
  if (reward.cashback === 0) return;
  const today = localDay(at, await findTimeZone(tx, restaurantId));
  const expiresOn = dayAfter(today, CASHBACK_DAYS).date;
  await addCashback(tx, {
    customerId: reward.customerId,
    amount: reward.cashback,
    expiresOn,
    reason: 'earned',
    orderUuid: uuid,
    at,
  });
}
