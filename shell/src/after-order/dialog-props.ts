import type { Order } from '@storefront/shared-domain/contracts';
import type { FollowUp } from './follow-up';

/** A dialog after an order: the order, the offer, and the callback for the answer. */
export type DialogProps = {
  readonly order: Order;
  readonly offer: Exclude<FollowUp, { kind: 'none' }>;
  readonly onAnswered: () => void;
};
