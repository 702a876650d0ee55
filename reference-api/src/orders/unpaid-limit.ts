import { createHash } from 'node:crypto';
import type { Queryable } from '../platform/db/database';
import { hasUnpaidOrders } from './unpaid-orders.repository';
import { phoneKey } from '../accounts/phone-key';
import { kindOfMethod } from '../payments/methods';
import type { OrderRequested } from './order-requested';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Whether an order holds stock and coupons until it is paid; a card of the wallet is charged
 * immediately.
 */
const isHeld = ({ request }: OrderRequested): boolean => {
  const kind = kindOfMethod(request.details.paymentType);
  return kind !== null && kind !== 'card';
};

/**
 * Digests of the holders that an unpaid order counts for: its device, its phone and the network
 * address of the request. Empty for an order without online payment.
 */
export function holdersOf(requested: OrderRequested): string[] {
  if (!isHeld(requested)) return [];
  const {
    restaurant,
    request: { fingerprint, user },
    client,
  } = requested;
  const phone = phoneKey(user.phone, restaurant.data.info.country) ?? '';
  const named = [
    ['device', fingerprint.toLowerCase()],
    ['phone', phone],
    ['address', client.address],
  ] as const;
  return named
    .filter(([, name]) => name !== '')
    .map(([kind, name]) => hashOf(`${restaurant.id} ${kind} ${name}`));
}

/** Whether a holder of this order has reached the maximum of unpaid orders. */
export const isOverUnpaidLimit = async (
  tx: Queryable,
  { restaurant, client }: OrderRequested,
  holders: readonly string[],
): Promise<boolean> =>
  holders.length > 0 &&
  hasUnpaidOrders(tx, { restaurantId: restaurant.id, holders, most: client.mostUnpaid });
