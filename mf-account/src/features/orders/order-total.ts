import { ZERO, type Minor, type Order } from '@storefront/shared-domain/contracts';
import { storedAmounts, storedContext, totalLines } from '@storefront/shared-domain/rules';

/** Total of an order, as the server stored it. */
export const orderTotal = (order: Order): Minor =>
  totalLines(storedAmounts(order.details), storedContext(order)).find(({ key }) => key === 'total')
    ?.amount ?? ZERO;
