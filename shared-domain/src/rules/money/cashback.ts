import type { CashbackBalance, Minor, RestaurantInfo } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { atLeastZero, percentOf, smaller } from './arithmetic';
import { daysUntil } from './cashback-expiry';
import { rewardBase, type RewardAmounts } from './reward-base';
import { payableUnit } from '../payment/payable';

/**
 * Whether the balance is expired (LOYALTY-10): its last day, by the restaurant's calendar, is over.
 */
export function isCashbackExpired(
  { expirationDate }: CashbackBalance,
  now: Date,
  timeZone = '',
): boolean {
  const left = expirationDate ? daysUntil(expirationDate, now, timeZone) : null;
  return left !== null && left < 0;
}

/**
 * Maximum cashback for one order (LOYALTY-11): the balance, at most `maxCashbackValue`; 0 where
 * cashback is off. A maximum of 0 is no limit.
 */
export function availableCashback(
  { balance }: Pick<CashbackBalance, 'balance'>,
  { enabled, maxCashbackValue }: RestaurantInfo['cashbackSettings'],
): Minor {
  if (!enabled) return ZERO;
  return atLeastZero(maxCashbackValue > ZERO ? smaller(balance, maxCashbackValue) : balance);
}

/**
 * Cashback of an order (LOYALTY-13, OPEN-060): a share of Total Payable, which includes the
 * method's adjustment, minus the delivery fee after its discount, the service fee and the tip. In
 * minor units, for currencies without decimals whole units, never negative.
 */
export function generatedCashback(
  totals: RewardAmounts,
  { enabled, cashbackPercent }: RestaurantInfo['cashbackSettings'],
  currency = '',
): Minor {
  if (!enabled) return ZERO;
  return atLeastZero(percentOf(rewardBase(totals), cashbackPercent, payableUnit(currency)));
}
