import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';

type Reviewed = Pick<Order, 'status' | 'askReview' | 'ratingAvg'>;
type Settings = Pick<RestaurantInfo, 'review_settings'>;

/** Whether an order can be reviewed now: reviews are enabled, the order is over and has none. */
export const canReview = (
  { status, ratingAvg }: Reviewed,
  { review_settings }: Settings,
): boolean => review_settings.enabled && status === 'OVER' && (ratingAvg ?? null) === null;

/** Whether the review dialog opens by itself (TRACKING-04). */
export const isReviewRequested = (order: Reviewed, info: Settings): boolean =>
  canReview(order, info) && order.askReview;

/** Whether the order's own page shows its review: the rating, or the button to rate (OPEN-022). */
export const isReviewShown = ({ status }: Reviewed, { review_settings }: Settings): boolean =>
  review_settings.enabled && review_settings.show_in_order_page && status === 'OVER';
