import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Order } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { isReviewRequested, isReviewShown } from './review-state';
import { ReviewCard } from './review-card';
import { ReviewDialog } from './review-dialog';
import { reviewRequested, reviewLeft } from './review.model';

/**
 * The review on the order's page: opens the dialog where the order requests it, and shows the card
 * where the restaurant enables it.
 */
export function Review({ order }: { order: Order }) {
  const { info, request, leave } = useUnit({
    info: $restaurant,
    request: reviewRequested,
    leave: reviewLeft,
  });
  const isRequested = info !== null && isReviewRequested(order, info);
  const { uuid } = order;
  useEffect(() => {
    if (isRequested) request(uuid);
  }, [isRequested, uuid, request]);
  useEffect(() => () => leave(), [uuid, leave]);
  return (
    <>
      {info !== null && isReviewShown(order, info) && <ReviewCard order={order} />}
      <ReviewDialog order={order} />
    </>
  );
}
