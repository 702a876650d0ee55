import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Order } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { isReviewAsked, isReviewShown } from './review-state';
import { ReviewCard } from './review-card';
import { ReviewDialog } from './review-dialog';
import { reviewAsked, reviewLeft } from './review.model';

/**
 * What the order's page says of its review: asks for it by itself where the order asks, and keeps
 * the way to it where the restaurant wants that.
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
