import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { chatLink } from '@storefront/shared-domain/rules';

/**
 * The offer after an order: to follow it, to send it to the restaurant's messaging number (at once
 * when automatic), or nothing.
 */
export type FollowUp =
  | { readonly kind: 'none' }
  | { readonly kind: 'follow' }
  | { readonly kind: 'message'; readonly isAutomatic: boolean };

type Situation = {
  readonly order: Pick<Order, 'details' | 'payment' | 'status'>;
  readonly info: Pick<
    RestaurantInfo,
    'order_status_page' | 'has_automatic_whatsapp_message' | 'whatsapp' | 'country'
  >;
  /** The customer is on the tracking page. */
  readonly isTracking: boolean;
};

const NONE: FollowUp = { kind: 'none' };

/**
 * The offer after an order (TRACKING-08 to TRACKING-11): following it where the restaurant has an
 * order status page, else a message to the restaurant's number, if any. Table orders and unpaid
 * orders have no offer.
 */
export function followUp({
  order: { details, payment, status },
  info,
  isTracking,
}: Situation): FollowUp {
  const isTaken = status !== 'CANCELED' && (!payment || payment.status === 'paid');
  if (!isTaken || details.isTable || details.deliveryType === 'table') return NONE;
  if (info.order_status_page) return isTracking ? NONE : { kind: 'follow' };
  if (chatLink(info.whatsapp, info.country) === null) return NONE;
  return { kind: 'message', isAutomatic: info.has_automatic_whatsapp_message };
}
