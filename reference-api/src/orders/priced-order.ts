import type { CartLine, Coupon, Minor, OrderDetails } from '@storefront/shared-domain/contracts';

/** Possible discounts: a coupon or null, and the maximum cashback. Never both. */
export type Discounts = { coupon: Coupon | null; cashback: Minor };

/** An order computed from the restaurant's own record: every amount, name and price of a line. */
export type PricedOrder = { details: OrderDetails; lines: CartLine[] };
