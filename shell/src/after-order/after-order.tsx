import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import type { Order } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { useLocation } from '@storefront/shared-ui/router';
import { useNoOpenDialog } from '../notices/use-no-open-dialog';
import { $orderToFollowUp, offerAnswered } from './after-order.model';
import type { DialogProps } from './dialog-props';
import { followUp } from './follow-up';

function Offered(props: DialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const isMyTurn = useNoOpenDialog();
  const { onAnswered } = props;
  useEffect(() => {
    import(/* webpackChunkName: "after-order" */ './message-dialog')
      .then((module) => setDialog(() => module.MessageDialog))
      .catch(onAnswered); // the page behind it shows the order and its links
  }, [onAnswered]);
  return isMyTurn && Dialog !== null ? <Dialog {...props} /> : null;
}

/**
 * The offer after an order, as a dialog over the order's page. Its chunk is loaded on demand
 * (TRACKING-09 to TRACKING-11).
 */
export function AfterOrder() {
  const { order, info, answer } = useUnit({
    order: $orderToFollowUp,
    info: $restaurant,
    answer: offerAnswered,
  });
  const { pathname } = useLocation();
  // The page of the offer is stored: leaving it by its own link, such as to the tracking page,
  // counts as an answer.
  const [requested, setRequested] = useState<{ order: Order; at: string } | null>(null);
  if (order !== null && requested?.order !== order) setRequested({ order, at: pathname });
  const isLeft = order !== null && requested?.order === order && requested.at !== pathname;
  const offer = order === null || info === null ? null : followUp({ order, info });
  const isOver = offer !== null && (offer.kind === 'none' || isLeft);
  useEffect(() => {
    if (isOver) answer();
  }, [isOver, answer]);
  return order !== null && offer !== null && offer.kind !== 'none' && !isLeft ? (
    <Offered key={order.uuid} order={order} isAutomatic={offer.isAutomatic} onAnswered={answer} />
  ) : null;
}
