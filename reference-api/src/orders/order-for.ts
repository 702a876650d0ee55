import type { Order } from '@storefront/shared-domain/contracts';
import type { OrderRow } from '../db/orders.repository';
import { maskOrder } from './mask-order';
import { orderOf } from './order-view';

/** Whether the order belongs to the account that asks; an order without an account belongs to none. */
export const isOwn = (row: OrderRow, customerId: string | undefined): boolean => row.customerId !== null && row.customerId === customerId;

/** The full order for its own customer, a masked one for everybody else who knows the uuid. */
export const orderFor = (row: OrderRow, customerId: string | undefined): Order => (isOwn(row, customerId) ? orderOf(row) : maskOrder(orderOf(row)));
