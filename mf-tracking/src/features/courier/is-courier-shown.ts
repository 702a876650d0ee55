import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';

/**
 * Whether the courier of an order can be followed: a delivery on its way, from a restaurant that
 * shows its couriers (OPEN-053).
 */
export const isCourierShown = (
  { status, details }: Pick<Order, 'status' | 'details'>,
  { modules }: Pick<RestaurantInfo, 'modules'>,
): boolean => modules.mpboy && status === 'DISPATCHED' && details.deliveryType === 'delivery';
