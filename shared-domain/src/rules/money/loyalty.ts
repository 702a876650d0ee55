import type { Minor, RestaurantInfo } from '../../contracts';
import { rewardBase, type RewardAmounts } from './reward-base';

/** Points settings of a restaurant (DOMAIN-008). */
export type LoyaltySettings = RestaurantInfo['fidelity'];

/**
 * Base of an order's points, in minor units: the grand total without the delivery fee, the service
 * fee and the tip; prizes cost no money (OPEN-061).
 */
export const pointsBase = (totals: RewardAmounts): Minor => rewardBase(totals);

/**
 * Points for an order of this base, before the check whether it earns any (LOYALTY-02, LOYALTY-03).
 * A divisor of 0 gives none.
 */
export function pointsEarned(settings: LoyaltySettings, base: Minor): number {
  if (settings.pointMode === 'perSale') return settings.pointsPerPurchase;
  if (settings.moneySpent <= 0) return 0;
  return Math.floor(base / settings.moneySpent) * settings.pointsEarnedPerMoneySpent;
}

/**
 * Points to show for an order of this base; null to show none: points are off, fewer than 1, or,
 * per sale, the base does not reach purchaseMinimum (LOYALTY-01).
 */
export function shownPoints(settings: LoyaltySettings, base: Minor): number | null {
  const points = pointsEarned(settings, base);
  const reachesMinimum = settings.pointMode !== 'perSale' || base >= settings.purchaseMinimum;
  return settings.enablePoints && points >= 1 && reachesMinimum ? points : null;
}

const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Whether a dismissal of the loyalty dialog is still in effect (LOYALTY-06). Both in milliseconds
 * since 1970; null: never dismissed. It ends exactly a week later; one from the future is ignored,
 * since the clock was set back.
 */
export const isLoyaltyDismissed = (dismissedAt: number | null, now: number): boolean =>
  dismissedAt !== null && now >= dismissedAt && now - dismissedAt < WEEK_MS;
