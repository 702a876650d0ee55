import type { DialogProps } from './dialog-props';
import { FollowDialog } from './follow-dialog';
import { MessageDialog } from './message-dialog';

/** Dialog after an order: follow the order, or send it to the restaurant. */
export const AfterOrderDialog = ({ order, offer, onAnswered }: DialogProps) =>
  offer.kind === 'follow' ? (
    <FollowDialog order={order} onAnswered={onAnswered} />
  ) : (
    <MessageDialog order={order} isAutomatic={offer.isAutomatic} onAnswered={onAnswered} />
  );
