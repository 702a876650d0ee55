import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';

/**
 * Next step of this device's last order (OPEN-024): review it, follow it, pay it, or none. An order
 * that was reviewed, or that allows no review, is over.
 */
export type LastOrderStage = 'rate' | 'underway' | 'unpaid' | 'over';

type Last = Pick<Order, 'status' | 'payment' | 'askReview' | 'ratingAvg'>;

export function lastOrderStage(
  { status, payment, askReview, ratingAvg }: Last,
  { review_settings }: Pick<RestaurantInfo, 'review_settings'>,
): LastOrderStage {
  if (status === 'CANCELED') return 'over';
  if (status !== 'OVER') return payment && payment.status !== 'paid' ? 'unpaid' : 'underway';
  return review_settings.enabled && askReview && (ratingAvg ?? null) === null ? 'rate' : 'over';
}
