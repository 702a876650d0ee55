import type { CartLine, OrderRequest } from '@storefront/shared-domain/contracts';
import { createHash } from 'node:crypto';

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Tells one request from another under the same key. Decoded bodies have their fields in the contract's order, so the same body gives the same text. */
export const requestHash = (restaurantId: number, call: string, body: OrderRequest): string => hash([restaurantId, call, body]);

const extrasOf = (line: CartLine) => ('extras' in line ? line.extras.filter(({ qty }) => qty > 0).map(({ id, groupId, qty }) => `${groupId}/${id}x${qty}`).sort() : []);

/** What is bought and how it is got, whatever the lines are called and in whichever order they stand. */
export const cartHash = ({ orders, details }: OrderRequest): string =>
  hash([details.deliveryType, details.carTakeout, orders.map((line) => JSON.stringify([line.type, line.id, line.qty, line.notes, extrasOf(line)])).sort()]);
