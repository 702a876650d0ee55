import type { Order } from '@storefront/shared-domain/contracts';

/** The dialog after an order: the order, whether it acts by itself, and the callback for the answer. */
export type DialogProps = {
  readonly order: Order;
  readonly isAutomatic: boolean;
  readonly onAnswered: () => void;
};
