import type { Minor, Order } from '@storefront/shared-domain/contracts';
import { storedAmounts } from '@storefront/shared-domain/rules';

/** Total of an order, as the server stored it. */
export const orderTotal = ({ details }: Order): Minor => storedAmounts(details).grandTotal;
