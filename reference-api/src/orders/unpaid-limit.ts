import { phoneKey } from '@storefront/shared-domain/phones';
import { createHash } from 'node:crypto';
import type { Queryable } from '../platform/db/database';
import { hasUnpaidOrders, type Holder } from './unpaid-orders.repository';
import { addressKey, widerNetworks } from '../platform/http/networks';
import { kindOfMethod } from '../payments/methods';
import type { OrderNamed } from './order-requested';

const computeHash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Whether an order holds stock and coupons until it is paid; a card of the wallet is charged
 * immediately.
 */
const isHeld = ({ request }: OrderNamed): boolean => {
  const kind = kindOfMethod(request.details.paymentType);
  return kind !== null && kind !== 'card';
};

/**
 * What an unpaid order counts for: its device, its phone, its account and the networks of the
 * request; `most`: the maximum of unpaid orders, higher for wider networks. Empty for an order
 * without online payment.
 */
export function findHolders(requested: OrderNamed): Holder[] {
  if (!isHeld(requested)) return [];
  const {
    restaurant,
    request: { fingerprint, user },
    customerId,
    client: { address, limits },
  } = requested;
  const phone = phoneKey(user.phone, restaurant.data.info.country) ?? '';
  const named = [
    ['device', fingerprint.toLowerCase(), 1],
    ['phone', phone, 1],
    ['account', customerId ?? '', 1],
    ['address', addressKey(address), 1],
    ...widerNetworks(address).map(({ key, factor }) => ['address', key, factor] as const),
  ] as const;
  return named
    .filter(([, name]) => name !== '')
    .map(([kind, name, factor]) => ({
      holder: computeHash(`${restaurant.id} ${kind} ${name}`),
      most: limits.unpaid * factor,
    }));
}

/** Whether a holder of this order has reached its maximum of unpaid orders. */
export const isOverUnpaidLimit = async (
  tx: Queryable,
  { restaurant }: OrderNamed,
  holders: readonly Holder[],
): Promise<boolean> =>
  holders.length > 0 && hasUnpaidOrders(tx, { restaurantId: restaurant.id, holders });
