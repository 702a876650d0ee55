import type { CartLine, Coupon, Minor, OrderDetails } from '@storefront/shared-domain/contracts';

/**
 * What may make an order cheaper: a coupon or null, and the most cashback it may spend. Never both.
 */
export type Discounts = { coupon: Coupon | null; cashback: Minor };

/** An order as the restaurant's own record has it: every amount, every name and price of a line. */
export type PricedOrder = { details: OrderDetails; lines: CartLine[] };
