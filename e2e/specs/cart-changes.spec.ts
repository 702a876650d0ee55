import {
  minor,
  type CartLine,
  type Product,
  type RestaurantData,
} from '@storefront/shared-domain/contracts';
import { aGeneralLine } from '@storefront/shared-domain/testing';
import { expect, test } from '../fixtures';
import { CartChanges } from '../pages/cart-changes';
import { plantCart } from '../support/plant-cart';
import { productsOf, restaurantData } from '../support/stored-cart';

let data: RestaurantData;
const product = (name: string): Product => productsOf(data).find((one) => one.name === name)!;
const line = (name: string, over: Partial<ReturnType<typeof aGeneralLine>> = {}): CartLine => {
  const { id, price } = product(name);
  return aGeneralLine({ lineId: id, id, name, price, ...over });
};

test.beforeEach(async ({ request }) => {
  data = await restaurantData(request, 'bella-napoli');
});

test('[OPEN-098] a returning customer reads what changed in the cart, once', async ({
  page,
  store,
  cart,
  texts,
}) => {
  await plantCart(page, data.info.id, [
    line('Tiramisù', { qty: 2, price: minor(2500) }),
    aGeneralLine({ lineId: 'gone', id: 'gone', name: 'Risotto de um dia' }),
  ]);
  await page.goto('/bella-napoli');
  const changes = new CartChanges(page, texts);
  await expect(changes.dialog().getByRole('heading')).toBeFocused();
  await expect(changes.rows()).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(changes.dialog()).toHaveCount(0);
  await page.reload();
  await store.openCart();
  await expect(cart.quantity('Tiramisù')).toHaveValue('2');
  await expect(changes.dialog()).toHaveCount(0);
});
