import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { digitsOnly } from '@storefront/shared-domain/rules';

/** The offer after an order: to send it to the restaurant's messaging number, at once when automatic. */
export type FollowUp =
  { readonly kind: 'none' } | { readonly kind: 'message'; readonly isAutomatic: boolean };

type Situation = {
  readonly order: Pick<Order, 'details' | 'payment' | 'status'>;
  readonly info: Pick<
    RestaurantInfo,
    'order_status_page' | 'has_automatic_whatsapp_message' | 'whatsapp'
  >;
};

const NONE: FollowUp = { kind: 'none' };

/**
 * The offer after an order (TRACKING-09 to TRACKING-11): a message to the restaurant's number, if it
 * has one (the dialog reads it). A restaurant with an order status page has none: the page of the
 * placed order leads there (TRACKING-08). Table orders and unpaid orders have no offer.
 */
export function followUp({ order: { details, payment, status }, info }: Situation): FollowUp {
  const isTaken = status !== 'CANCELED' && (!payment || payment.status === 'paid');
  if (!isTaken || details.isTable || details.deliveryType === 'table') return NONE;
  if (info.order_status_page || digitsOnly(info.whatsapp) === '') return NONE;
  return { kind: 'message', isAutomatic: info.has_automatic_whatsapp_message };
}
