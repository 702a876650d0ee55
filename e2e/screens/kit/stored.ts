import {
  StoredCart,
  StoredLastDelivery,
  type CartLine,
  type DeliveryType,
} from '@storefront/shared-domain/contracts';
import { newLine } from '@storefront/shared-domain/rules';
import { createStorage, keys } from '@storefront/shared-domain/storage';
import { freshPhone } from '../../support/fresh-phone';
import { productsOf } from '../../support/stored-cart';
import { demoRestaurant } from './demo-restaurant';

const device = createStorage(() => localStorage);

/** Stores a cart on the device, as from an earlier visit. */
export const storeCart = (
  restaurantId: number,
  lines: readonly CartLine[],
  deliveryType: DeliveryType | null = null,
): void =>
  void device.save(keys.cart(restaurantId), StoredCart, { lines: [...lines], deliveryType });

/** The cart that the device stores; null without one. */
export const storedCart = (restaurantId: number): StoredCart | null =>
  device.read(keys.cart(restaurantId), StoredCart);

/** Stores one of each of these products without options. Returns their restaurant. */
export async function storeProducts(
  restaurantUrl: string,
  names: readonly string[],
  deliveryType: DeliveryType | null = null,
) {
  const data = await demoRestaurant(restaurantUrl);
  const lines = names.map((name) => {
    const product = productsOf(data).find((one) => one.name === name);
    if (product === undefined) throw new Error(`${restaurantUrl} does not sell ${name}`);
    return newLine(product, [], name);
  });
  storeCart(data.info.id, lines, deliveryType);
  return data;
}

/** Stores the last confirmed address of this device, field by field. */
export function storeAddress(
  restaurantId: number,
  fields: Readonly<Record<'street' | 'number' | 'zone' | 'city', string>>,
): void {
  for (const [field, value] of Object.entries(fields))
    device.write(keys.address(field as keyof typeof fields, restaurantId), value);
}

/** Stores how the last order of this device was handed over, with the phone of its customer. */
export function storeLastDelivery(restaurantId: number, last: StoredLastDelivery): void {
  device.save(keys.lastDelivery(restaurantId), StoredLastDelivery, last);
  device.write(keys.phone, freshPhone());
}
