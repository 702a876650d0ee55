import type { DeliveryType, RestaurantInfo } from '../../contracts';

const ALL: readonly DeliveryType[] = ['delivery', 'balcony', 'carTakeout', 'table'];

/**
 * The available delivery types, in the order they are offered (OPEN-046). Where orders cannot be
 * scheduled, a type outside its shift is omitted; debug mode offers all (DELIVERY-04).
 */
export function availableDeliveryTypes(info: RestaurantInfo, debug: boolean): DeliveryType[] {
  if (debug) return [...ALL];
  const laterIsFine = info.scheduleSettings.enable;
  const offered: Record<DeliveryType, boolean> = {
    delivery: !info.no_delivery && (laterIsFine || info.shift_has_delivery),
    balcony: !info.no_takeout && (laterIsFine || info.shift_has_takeout),
    carTakeout: info.has_car_takeout,
    table: !info.no_table && info.table_self_service_enabled,
  };
  return ALL.filter((type) => offered[type]);
}

/**
 * Key of a delivery type's name in the catalogue `domain`. A counter pickup has a name of its own
 * (DELIVERY-03).
 */
export const deliveryTypeKey = (type: DeliveryType, isCounterPickup: boolean): string =>
  type === 'balcony' && isCounterPickup ? 'delivery.counter-pickup' : `delivery.type.${type}`;
