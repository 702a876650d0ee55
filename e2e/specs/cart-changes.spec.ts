import type { Page } from '@playwright/test';
import { minor, type CartLine, type Product, type RestaurantData } from '@storefront/shared-domain/contracts';
import { aChosenExtra, aGeneralLine, aPizzaLine, aPrizeLine } from '@storefront/shared-domain/testing';
import { expect, test } from '../fixtures';
import { CartChanges } from '../pages/cart-changes';
import { DEMO, fillLogin } from '../support/account';
import { reachCheckout, refuseOrders } from '../support/at-checkout';
import { changeRestaurant, type WireRestaurant } from '../support/change-restaurant';
import { plantCart } from '../support/plant-cart';
import { productsOf, restaurantData } from '../support/stored-cart';
import type { Texts } from '../support/texts';

type WireProduct = { id: string; name: string; price: number; unavailable?: boolean };
const wireProducts = ({ menu }: WireRestaurant) => (menu['categories'] as { products: WireProduct[] }[]).flatMap(({ products }) => products);
const without = (id: string) => ({ menu }: WireRestaurant) => {
  for (const category of menu['categories'] as { products: WireProduct[] }[]) category.products = category.products.filter((product) => product.id !== id);
};

let data: RestaurantData;
const product = (name: string): Product => productsOf(data).find((one) => one.name === name)!;
const line = (name: string, over: Partial<ReturnType<typeof aGeneralLine>> = {}): CartLine => {
  const { id, price } = product(name);
  return aGeneralLine({ lineId: id, id, name, price, ...over });
};
const money = (amount: number) => `R$${(amount / 100).toFixed(2).replace('.', ',')}`;

test.beforeEach(async ({ request }) => {
  data = await restaurantData(request, 'bella-napoli');
});

/** Comes back to a cart as an earlier visit left it. */
async function comeBack(page: Page, texts: Texts, lines: readonly CartLine[]): Promise<CartChanges> {
  await plantCart(page, data.info.id, lines);
  await page.goto('/bella-napoli');
  return new CartChanges(page, texts);
}

for (const locale of ['pt-BR', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`[OPEN-098] who comes back reads line by line what left, why, and what costs otherwise, once (${locale}) @desktop`, async ({ page, store, cart, texts, expectAccessible }) => {
      test.slow();
      await changeRestaurant(page, 'bella-napoli', (wire) => {
        wireProducts(wire).find(({ name }) => name === 'Bruschetta al Pomodoro')!.unavailable = true;
      });
      const tiramisu = product('Tiramisù').price;
      const changes = await comeBack(page, texts, [
        line('Tiramisù', { qty: 2, price: minor(2500) }), line('Bruschetta al Pomodoro'),
        aGeneralLine({ lineId: 'gone', id: 'gone', name: 'Risotto de um dia', qty: 3 }),
        line('Carbonara Romana', { extras: [aChosenExtra({ id: 'gone', groupId: 'gone', name: 'Pici', qty: 1 })] }),
        aPizzaLine({ lineId: 'pizza', id: 'gone', name: 'Pizza de outro tempo' }),
      ]);
      await expect(changes.dialog().getByRole('heading')).toBeFocused();
      await expect(changes.rows()).toHaveCount(5);
      await expect(changes.dialog()).toContainText(texts('shell:cart-changes.sum.left', { count: 4 }));
      await expect(changes.dialog()).toContainText(texts('shell:cart-changes.sum.repriced', { count: 1 }));
      await expect(changes.row('Tiramisù')).toContainText(texts('shell:cart-changes.price', { from: money(5000), to: money(tiramisu * 2) }));
      await expect(changes.row('Bruschetta al Pomodoro')).toContainText(texts('shell:cart-changes.left.unavailable'));
      await expect(changes.row('Risotto de um dia')).toContainText(texts('shell:cart-changes.left.gone'));
      await expect(changes.row('Carbonara Romana')).toContainText(texts('shell:cart-changes.left.part-gone', { part: 'Pici' }));
      await expect(changes.row('Pizza de outro tempo')).toContainText(texts('shell:cart-changes.left.gone'));
      await expect(changes.dialog()).toContainText(texts('shell:cart-changes.subtotal', { amount: money(tiramisu * 2) }));
      await expectAccessible();
      await page.keyboard.press('Escape');
      await expect(changes.dialog()).toHaveCount(0);
      await page.reload();
      await store.openCart();
      await expect(cart.line('Tiramisù')).toContainText(money(tiramisu * 2));
      await expect(changes.dialog()).toHaveCount(0);
    });
  });
}

test('[OPEN-098] one change is told without a sum, and a cart that is empty now says so', async ({ page, store, texts }) => {
  const changes = await comeBack(page, texts, [aGeneralLine({ lineId: 'gone', id: 'gone', name: 'Risotto de um dia' })]);
  await expect(changes.dialog()).toContainText(texts('shell:cart-changes.empty'));
  await expect(changes.dialog()).not.toContainText(texts('shell:cart-changes.sum.left', { count: 1 }));
  await changes.read();
  await expect(store.cartButton()).toHaveCount(0);
});

test('a cart that nothing happened to is not talked about', async ({ page, store, texts }) => {
  const changes = await comeBack(page, texts, [line('Tiramisù')]);
  await expect(store.cartButton()).toBeVisible();
  await store.openCart();
  await expect(changes.dialog()).toHaveCount(0);
});

test('[ERRORS-07] [SHELL-51] a refused product is told, and after the answer what it did to the cart', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  const { id } = product('Bruschetta al Pomodoro');
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  await refuseOrders(page, 409, { error: `Product ${id} is not available` });
  await changeRestaurant(page, 'bella-napoli', without(id));
  const changes = new CartChanges(page, texts);
  await checkout.confirmButton().click();
  const refused = page.getByRole('alertdialog', { name: texts('domain:order-error.unavailable.header') });
  await expect(refused).toBeVisible();
  await expect(changes.dialog()).toHaveCount(0);
  await refused.getByRole('button', { name: texts('domain:order-error.unavailable.remove') }).click();
  await expect(changes.row('Bruschetta al Pomodoro')).toContainText(texts('shell:cart-changes.left.gone'));
  await expectAccessible();
  await changes.read();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
});

test('[ERRORS-07] an order at old prices is refused, and the line that costs otherwise is named', async ({ page, store, cart, delivery, checkout, texts }) => {
  const { id, price } = product('Bruschetta al Pomodoro');
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  await refuseOrders(page, 409, { error: 'price_changed', code: 'price_changed', total: price / 100 + 1, grandTotal: price / 100 + 1 });
  await changeRestaurant(page, 'bella-napoli', (wire) => {
    wireProducts(wire).find((one) => one.id === id)!.price = price / 100 + 1;
  });
  const changes = new CartChanges(page, texts);
  await checkout.confirmButton().click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(changes.row('Bruschetta al Pomodoro')).toContainText(texts('shell:cart-changes.price', { from: money(price), to: money(price + 100) }));
  await changes.read();
});

test('[OPEN-082] logging out takes prizes out of the cart, tells it, and leaves the rest @desktop', async ({ page, store, cart, texts, expectAccessible }) => {
  const prize = data.menu.prizes[0]!;
  await store.open('bella-napoli', 'login');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
  await plantCart(page, data.info.id, [line('Tiramisù'), aPrizeLine({ lineId: 'prize', id: prize.id, name: prize.name, points_needed: prize.points_needed })]);
  await page.reload();
  await page.getByRole('button', { name: texts('mf-menu:header.log-out') }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts('mf-menu:log-out.confirm') }).click();
  const changes = new CartChanges(page, texts);
  await expect(changes.row(prize.name)).toContainText(texts('shell:cart-changes.left.signed-out'));
  await expectAccessible();
  await changes.read();
  await store.openCart();
  await expect(cart.line('Tiramisù')).toBeVisible();
  await expect(cart.line(prize.name)).toHaveCount(0);
  expect(await page.evaluate((id) => [localStorage.getItem(`token-${id}`), localStorage.getItem(`loginMode-${id}`)], data.info.id)).toEqual([null, null]);
});

test('[CART-16] who signs in with too few points is told which prizes left', async ({ page, store, texts }) => {
  const prize = data.menu.prizes[0]!;
  await store.open('bella-napoli', 'login');
  await fillLogin(page, texts, DEMO.poor, DEMO.password);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
  await plantCart(page, data.info.id, [line('Tiramisù'), aPrizeLine({ lineId: 'prize', id: prize.id, name: prize.name, points_needed: prize.points_needed })]);
  await page.reload();
  const changes = new CartChanges(page, texts);
  await expect(changes.row(prize.name)).toContainText(texts('shell:cart-changes.left.too-few-points'));
  await changes.read();
  await expect(store.cartButton()).toContainText('1');
});
