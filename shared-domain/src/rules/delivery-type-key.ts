import type { DeliveryType } from '../contracts';

/**
 * Key of a delivery type's name in the catalogue `domain`. A counter pickup has a name of its own
 * (DELIVERY-03).
 */
export const deliveryTypeKey = (type: DeliveryType, isCounterPickup: boolean): string =>
  type === 'balcony' && isCounterPickup ? 'delivery.counter-pickup' : `delivery.type.${type}`;
