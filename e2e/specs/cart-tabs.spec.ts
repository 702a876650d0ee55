import type { Page } from '@playwright/test';
import type { RestaurantData, StoredCart } from '@storefront/shared-domain/contracts';
import { expect, test } from '../fixtures';
import { CartPage } from '../pages/cart';
import { Store } from '../pages/store';
import { openDelivery } from '../support/at-address';
import { freshPhone } from '../support/fresh-phone';
import { restaurantData, storedCartOf } from '../support/stored-cart';
import type { Texts } from '../support/texts';

type Tab = { readonly page: Page; readonly store: Store; readonly cart: CartPage };
const tabOf = (page: Page, texts: Texts): Tab => ({
  page,
  store: new Store(page, texts),
  cart: new CartPage(page, texts),
});

const quantities = (cart: StoredCart | null): Record<string, number> =>
  (cart?.lines ?? []).reduce<Record<string, number>>(
    (sum, { name, qty }) => ({ ...sum, [name]: (sum[name] ?? 0) + qty }),
    {},
  );

let data: RestaurantData;
let tabs: readonly [Tab, Tab];

test.beforeEach(async ({ page, context, request, texts }) => {
  data = await restaurantData(request, 'bella-napoli');
  const second = await context.newPage();
  tabs = [tabOf(page, texts), tabOf(second, texts)];
});

const openMenus = async (): Promise<void> => {
  for (const { store } of tabs) await store.open();
};

const stored = () => storedCartOf(tabs[0].page, data);

test('[CART-18] what is added in one tab is in the cart of the other at once', async ({
  texts,
}) => {
  await openMenus();
  const [first, second] = tabs;
  await first.store.addProduct('Tiramisù');
  await expect(second.store.cartButton()).toBeVisible();
  await second.store.addProduct('Bruschetta al Pomodoro');
  for (const { store, cart } of tabs) {
    await store.openCart();
    await expect(cart.line('Tiramisù')).toBeVisible();
    await expect(cart.line('Bruschetta al Pomodoro')).toBeVisible();
  }
  await second.cart.more('Tiramisù').click();
  await expect(first.cart.quantity('Tiramisù')).toHaveValue('2');
  await first.page
    .getByRole('button', { name: texts('mf-cart:line.remove', { name: 'Bruschetta al Pomodoro' }) })
    .click();
  await expect(second.cart.line('Bruschetta al Pomodoro')).toHaveCount(0);
  await second.cart.more('Tiramisù').click();
  await expect(first.cart.quantity('Tiramisù')).toHaveValue('3');
  await expect(first.cart.line('Bruschetta al Pomodoro')).toHaveCount(0);
  expect(quantities(await stored())).toEqual({ Tiramisù: 3 });
});

test('[CHECKOUT-44] what the other tab adds while an order is on its way is not ordered, and stays', async ({
  page,
  delivery,
  checkout,
}) => {
  const [, second] = tabs;
  await openDelivery(page, { products: ['Tiramisù'], type: 'balcony' });
  await second.store.open();
  await expect(second.store.cartButton()).toBeVisible();
  await page.bringToFront();
  await delivery.orderNow();
  await delivery.fillCustomer({ phone: freshPhone() });
  await delivery.next();
  await checkout.choose('pix');
  let ordered: unknown;
  await page.route(/\/api\/restaurant\/\d+\/order$/, async (route) => {
    ordered = route.request().postDataJSON();
    await second.store.addProduct('Bruschetta al Pomodoro');
    await expect(async () =>
      expect(Object.keys(quantities(await stored()))).toHaveLength(2),
    ).toPass();
    await route.continue();
  });
  await checkout.placeOrder();
  expect(ordered).toMatchObject({ orders: [{ name: 'Tiramisù' }] });
  await expect(async () =>
    expect(quantities(await stored())).toEqual({ 'Bruschetta al Pomodoro': 1 }),
  ).toPass();
  await second.store.openCart();
  await expect(second.cart.line('Bruschetta al Pomodoro')).toBeVisible();
  await expect(second.cart.line('Tiramisù')).toHaveCount(0);
});
