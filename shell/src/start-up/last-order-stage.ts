import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';

/**
 * What the order this device placed last asks for (OPEN-024): a review, to be followed, to be paid,
 * or nothing any more. Nobody is asked twice: an order that was reviewed, or does not ask, is over.
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
