import type { Order } from '@storefront/shared-domain/contracts';
import type { FollowUp } from './follow-up';

/** A dialog after an order: what it offers, and whom it tells that it was answered. */
export type DialogProps = {
  readonly order: Order;
  readonly offer: Exclude<FollowUp, { kind: 'none' }>;
  readonly onAnswered: () => void;
};
