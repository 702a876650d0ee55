import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Order } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { isReviewAsked, isReviewShown } from './review-state';
import { ReviewCard } from './review-card';
import { ReviewDialog } from './review-dialog';
import { reviewAsked, reviewLeft } from './review.model';

/**
 * The review on the order's page: opens the dialog where the order requests it, and shows the card
 * where the restaurant enables it.
 */
export function Review({ order }: { order: Order }) {
  const { info, ask, leave } = useUnit({ info: $restaurant, ask: reviewAsked, leave: reviewLeft });
  const isAsked = info !== null && isReviewAsked(order, info);
  const { uuid } = order;
  useEffect(() => {
    if (isAsked) ask(uuid);
  }, [isAsked, uuid, ask]);
  useEffect(() => () => leave(), [uuid, leave]);
  return (
    <>
      {info !== null && isReviewShown(order, info) && <ReviewCard order={order} />}
      <ReviewDialog order={order} />
    </>
  );
}
