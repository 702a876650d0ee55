import type {
  DeliveryType,
  OrderAddressText,
  RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { addressLines, restaurantAddress } from '@storefront/shared-domain/rules';
import type { IconName } from '@storefront/shared-ui';

export const PLACE_ICONS: Readonly<Record<DeliveryType, IconName>> = {
  delivery: 'bike',
  balcony: 'store',
  carTakeout: 'car',
  table: 'table',
};

/** Where an order goes. `car`: model, color and plate; each text may be ''. */
type Place = {
  readonly type: DeliveryType;
  readonly address: Readonly<Record<OrderAddressText, string>>;
  readonly car: readonly string[];
  readonly table: string;
};

/**
 * The place of an order, one text per line: the customer's address, the restaurant's for pickup, with
 * the car in front of it, or the table.
 */
export function placeLines({ type, address, car, table }: Place, info: RestaurantInfo): string[] {
  const lines = {
    delivery: () => addressLines(address, info.country),
    balcony: () => [restaurantAddress(info)],
    carTakeout: () => [restaurantAddress(info), car.filter((text) => text !== '').join(' · ')],
    table: () => [table],
  };
  return lines[type]().filter((line) => line !== '');
}
