import type { Minor, RestaurantInfo } from '../contracts';
import { atLeastZero, subtract } from './arithmetic';
import type { OrderTotals } from './order-totals';

/** How a restaurant gives points (DOMAIN-008). */
export type LoyaltySettings = RestaurantInfo['fidelity'];

/**
 * What points are given for, in minor units: the grand total without the delivery fee; prizes cost
 * no money (OPEN-061).
 */
export const pointsBase = ({
  grandTotal,
  deliveryFee,
  deliveryFeeDiscount,
}: Pick<OrderTotals, 'grandTotal' | 'deliveryFee' | 'deliveryFeeDiscount'>): Minor =>
  atLeastZero(subtract(grandTotal, subtract(deliveryFee, deliveryFeeDiscount)));

/**
 * Points an order of this base earns, before it is known whether it earns any (LOYALTY-02,
 * LOYALTY-03). A setting that divides by nothing gives none.
 */
export function pointsEarned(settings: LoyaltySettings, base: Minor): number {
  if (settings.pointMode === 'perSale') return settings.pointsPerPurchase;
  if (settings.moneySpent <= 0) return 0;
  return Math.floor(base / settings.moneySpent) * settings.pointsEarnedPerMoneySpent;
}

/**
 * Points to show for an order of this base; null when nothing is to be shown: points are off, fewer
 * than 1, or, per sale, the base does not reach purchaseMinimum (LOYALTY-01).
 */
export function shownPoints(settings: LoyaltySettings, base: Minor): number | null {
  const points = pointsEarned(settings, base);
  const reachesMinimum = settings.pointMode !== 'perSale' || base >= settings.purchaseMinimum;
  return settings.enablePoints && points >= 1 && reachesMinimum ? points : null;
}

const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Does a dismissal of the loyalty dialog still count (LOYALTY-06)? Both in milliseconds since 1970;
 * null: it was never dismissed. Exactly a week later it counts no more, nor does one from the
 * future: the clock was set back.
 */
export const isLoyaltyDismissed = (dismissedAt: number | null, now: number): boolean =>
  dismissedAt !== null && now >= dismissedAt && now - dismissedAt < WEEK_MS;
