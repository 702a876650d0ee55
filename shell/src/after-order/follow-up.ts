import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { chatLink } from '@storefront/shared-domain/rules';

/**
 * What is offered after an order: to follow it, to send it to the restaurant's messaging number (at
 * once when automatic), or nothing.
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
  /** The customer looks at the page that follows the order. */
  readonly isTracking: boolean;
};

const NONE: FollowUp = { kind: 'none' };

/**
 * After an order (TRACKING-08 to TRACKING-11): with an order status page, following it; else a
 * message to the restaurant, where it has a number. Of a table nothing is asked, nor of an order
 * that is not paid yet.
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
