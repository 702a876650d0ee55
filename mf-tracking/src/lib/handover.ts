import type { DeliveryType, Order } from '@storefront/shared-domain/contracts';

/**
 * Delivery type of the order: a drive-thru is stored as a balcony order with a flag (DELIVERY-11).
 */
export const handover = ({ details }: Order): DeliveryType =>
  details.carTakeout ? 'carTakeout' : details.deliveryType;
