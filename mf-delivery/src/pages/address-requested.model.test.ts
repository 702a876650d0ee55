import { fork } from 'effector';
import { minor, type DeliveryType, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $deliveryType, $lines, $restaurantData } from '@storefront/shared-domain/models';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { $isAddressRequested } from './address-requested.model';

const isRequested = (type: DeliveryType | null, info: Partial<RestaurantInfo> = {}) =>
  fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant(info) })],
      [$deliveryType, type],
      [$lines, [aGeneralLine({ price: minor(2000) })]],
    ],
  }).getState($isAddressRequested);

test('[DELIVERY-15] a delivery requires an address, a takeout does not', () => {
  expect(isRequested('delivery')).toBe(true);
  expect(isRequested('balcony')).toBe(false);
});

test('[DELIVERY-15] before a type is chosen it is requested where a delivery is possible', () => {
  expect(isRequested(null)).toBe(true);
  expect(isRequested(null, { min_total_delivery: minor(2001) })).toBe(false);
  expect(isRequested(null, { no_delivery: true })).toBe(false);
});
