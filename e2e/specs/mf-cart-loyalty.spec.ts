import { expect, test } from '../fixtures';
import { DEMO, fillLogin } from '../support/account';
import { aPrize, plainLines, storeLines } from '../support/cart-lines';
import { placeOrder, rememberOrder } from '../support/placed-order';
import { productsOf, restaurantData } from '../support/stored-cart';

const WEEK = 7 * 24 * 3_600_000;
const URL_OF_INVITATION = /shopping-cart\/use-loyalty$/;

test('[CART-22] [LOYALTY-04] [LOYALTY-05] [LOYALTY-06] a visitor is invited once a week, and goes on @desktop', async ({ page, store, cart, delivery, api, texts, expectAccessible }) => {
  const data = await restaurantData(api, 'bella-napoli');
  await storeLines(page, data, plainLines(data, 1));
  await store.open('bella-napoli', 'shopping-cart');
  await cart.finishButton().click();
  await expect(page).toHaveURL(URL_OF_INVITATION);
  const dialog = page.getByRole('dialog', { name: texts('mf-cart:loyalty.title') });
  await expect(dialog.getByRole('link', { name: texts('mf-cart:loyalty.sign-up') })).toBeVisible();
  await expectAccessible();
  await cart.later().click();
  await expect(delivery.heading()).toBeVisible();
  await store.open('bella-napoli', 'shopping-cart');
  await cart.finishButton().click();
  await expect(delivery.heading()).toBeVisible();
  await page.clock.install({ time: Date.now() + WEEK + 60_000 });
  await store.open('bella-napoli', 'shopping-cart');
  await cart.finishButton().click();
  await expect(page).toHaveURL(URL_OF_INVITATION);
});

test('[LOYALTY-05] [SHELL-15] closing the invitation leads back to the cart; signing up to the account and back', async ({ page, store, cart, api, texts }) => {
  const data = await restaurantData(api, 'bella-napoli');
  await storeLines(page, data, plainLines(data, 1));
  await store.open('bella-napoli', 'shopping-cart/use-loyalty');
  await expect(cart.later()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/shopping-cart$/);
  await expect(cart.heading()).toBeVisible();
  await store.open('bella-napoli', 'shopping-cart/use-loyalty');
  await page.getByRole('link', { name: texts('mf-cart:loyalty.sign-up') }).click();
  await expect(page).toHaveURL(/\/register\?returnTo=%2Fshopping-cart$/);
});

test('[CART-09] [CART-10] [CART-05] [CART-16] a customer sees points to come, cashback with its expiry, and gives a prize back @desktop', async ({ page, store, cart, delivery, api, texts, expectAccessible }) => {
  const data = await restaurantData(api, 'bella-napoli');
  const prize = aPrize(data);
  await storeLines(page, data, plainLines(data, 1));
  await store.open('bella-napoli', 'login?returnTo=%2Fprizes');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await page.getByRole('button', { name: texts('mf-account:prizes.take-of', { name: prize.name }) }).click();
  await store.open('bella-napoli', 'shopping-cart');
  const benefits = page.getByRole('list', { name: texts('mf-cart:benefits.label') });
  await expect(benefits).toContainText(texts('mf-cart:benefits.points', { count: Math.floor(plainLines(data, 1)[0]!.price / 100) }));
  await expect(benefits).toContainText(texts('mf-cart:benefits.cashback', { amount: 'R$27,50' }));
  await expect(benefits).toContainText(/\d\d\/\d\d\/\d{4}/);
  await expect(cart.line(prize.name)).toContainText(texts('mf-cart:line.points', { count: prize.points_needed }));
  await expect(cart.more(prize.name)).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('button', { name: texts('mf-cart:line.remove', { name: prize.name }) }).click();
  await expect(cart.line(prize.name)).toHaveCount(0);
  await cart.finishButton().click();
  await expect(delivery.heading()).toBeVisible();
});

test('[OPEN-040] [OPEN-041] [MENU-34] [MENU-35] the cart recommends what was ordered before, from its minimum on, and takes it in one tap @desktop', async ({ page, store, cart, api, texts, expectAccessible }) => {
  const data = await restaurantData(api, 'bella-napoli');
  const order = await placeOrder(api);
  await rememberOrder(page, order);
  const minimum = data.info.show_recommended_products_minimum_value;
  const [cheap] = productsOf(data).filter(({ id, extras, price, hasStock }) => id !== order.product.id && extras.length === 0 && hasStock && price > 0 && price < minimum);
  if (!cheap) throw new Error('nothing costs less than the minimum');
  await storeLines(page, data, [{ ...plainLines(data, 1)[0]!, type: 'general', id: cheap.id, name: cheap.name, price: cheap.price, extras: [], qty: 1 }]);
  await store.open('bella-napoli', 'shopping-cart');
  await expect(cart.heading()).toBeVisible();
  const region = page.getByRole('region', { name: texts('mf-cart:recommended.title') });
  await expect(region).toHaveCount(0);
  for (let total = cheap.price as number; total < minimum; total += cheap.price) await cart.more(cheap.name).click();
  await expect(region).toBeVisible();
  await expectAccessible();
  await region.getByRole('button', { name: texts('mf-cart:recommended.add-of', { name: order.product.name }) }).click();
  await expect(cart.line(order.product.name)).toBeVisible();
  await expect(store.toast(texts('mf-cart:recommended.added', { name: order.product.name }))).toBeVisible();
  await expect(region).toHaveCount(0);
});
