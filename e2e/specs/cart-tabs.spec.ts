import type { Page } from '@playwright/test';
import type { StoredCart } from '@storefront/shared-domain/contracts';
import { expect, test } from '../fixtures';
import { CartPage } from '../pages/cart';
import { Store } from '../pages/store';
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

test(
  '[CART-18] [CHECKOUT-44] tabs share a cart at once; what one adds while the other orders is not ' +
    'ordered, and stays',
  async ({ page, context, request, delivery, checkout, texts }) => {
    const data = await restaurantData(request, 'bella-napoli');
    const [first, second] = [tabOf(page, texts), tabOf(await context.newPage(), texts)];
    const stored = async () => quantities(await storedCartOf(page, data));
    for (const { store } of [first, second]) await store.open();
    await first.store.addProduct('Tiramisù');
    await expect(second.store.cartButton()).toBeVisible();
    await second.store.addProduct('Bruschetta al Pomodoro');
    for (const { store, cart } of [first, second]) {
      await store.openCart();
      await expect(cart.line('Tiramisù')).toBeVisible();
      await expect(cart.line('Bruschetta al Pomodoro')).toBeVisible();
    }
    await second.cart.more('Tiramisù').click();
    await expect(first.cart.quantity('Tiramisù')).toHaveValue('2');
    await page
      .getByRole('button', {
        name: texts('mf-cart:line.remove', { name: 'Bruschetta al Pomodoro' }),
      })
      .click();
    await expect(second.cart.line('Bruschetta al Pomodoro')).toHaveCount(0);
    expect(await stored()).toEqual({ Tiramisù: 2 });

    await page.bringToFront();
    await first.cart.finish();
    await delivery.chooseType('balcony');
    await delivery.orderNow();
    await delivery.fillCustomer({ phone: freshPhone() });
    await delivery.next();
    await checkout.choose('pix');
    await second.page.getByRole('link', { name: texts('mf-cart:footer.order-more') }).click();
    let ordered: unknown;
    await page.route(/\/api\/restaurant\/\d+\/order$/, async (route) => {
      ordered = route.request().postDataJSON();
      await second.store.addProduct('Bruschetta al Pomodoro');
      await expect(async () => expect(Object.keys(await stored())).toHaveLength(2)).toPass();
      await route.continue();
    });
    await checkout.placeOrder();
    expect(ordered).toMatchObject({ orders: [{ name: 'Tiramisù', qty: 2 }] });
    await expect(async () =>
      expect(await stored()).toEqual({ 'Bruschetta al Pomodoro': 1 }),
    ).toPass();
    await second.store.openCart();
    await expect(second.cart.line('Bruschetta al Pomodoro')).toBeVisible();
    await expect(second.cart.line('Tiramisù')).toHaveCount(0);
  },
);
