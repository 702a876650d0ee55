import type { DeliveryType } from '../contracts';

/**
 * Key of a delivery type's name in the catalogue `domain`. Where pickup is named after the counter
 * it has a name of its own (DELIVERY-03).
 */
export const deliveryTypeKey = (type: DeliveryType, isCounterPickup: boolean): string =>
  type === 'balcony' && isCounterPickup ? 'delivery.counter-pickup' : `delivery.type.${type}`;
