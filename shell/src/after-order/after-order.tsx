import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import type { Order } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useLocation } from '@storefront/shared-ui/router';
import { useTurn } from '../notices/use-turn';
import { $orderToFollowUp, answered } from './after-order.model';
import type { DialogProps } from './dialog-props';
import { followUp } from './follow-up';

function Offered(props: DialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const isMyTurn = useTurn();
  const { onAnswered } = props;
  useEffect(() => {
    import(/* webpackChunkName: "after-order" */ './after-order-dialog')
      .then((module) => setDialog(() => module.AfterOrderDialog))
      .catch(onAnswered); // the page behind it tells of the order and leads on
  }, [onAnswered]);
  return isMyTurn && Dialog !== null ? <Dialog {...props} /> : null;
}

/**
 * What is offered after an order, over the page that tells of it; its parts are loaded then
 * (TRACKING-08 to TRACKING-11).
 */
export function AfterOrder() {
  const { order, info, answer } = useUnit({
    order: $orderToFollowUp,
    info: $restaurant,
    answer: answered,
  });
  const { pathname } = useLocation();
  // Where it was offered decides: going on to the tracking page by the page's own link is an
  // answer, too.
  const [asked, setAsked] = useState<{ order: Order; at: string } | null>(null);
  if (order !== null && asked?.order !== order) setAsked({ order, at: pathname });
  const isLeft = order !== null && asked?.order === order && asked.at !== pathname;
  const offer =
    order === null || info === null
      ? null
      : followUp({ order, info, isTracking: pathname === paths.track() });
  const isOver = offer !== null && (offer.kind === 'none' || isLeft);
  useEffect(() => {
    if (isOver) answer();
  }, [isOver, answer]);
  return order !== null && offer !== null && offer.kind !== 'none' && !isLeft ? (
    <Offered key={order.uuid} order={order} offer={offer} onAnswered={answer} />
  ) : null;
}
