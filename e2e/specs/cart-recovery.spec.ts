import { expect, test } from '../fixtures';
import { plainLines, storeLines } from '../support/cart-lines';
import { makeCartRecovery } from '../support/operator';
import { restaurantData } from '../support/stored-cart';

const RESTAURANT = 'bella-napoli';
const FOUR_HOURS = 4 * 3_600_000;

test('[SHELL-06] [SHELL-43] [CART-26] [CART-27] [OPEN-084] [API-17] [API-18] a link leads back to the saved cart, which goes on @desktop', async ({ page, store, cart, api, texts, expectAccessible }) => {
  const data = await restaurantData(api, RESTAURANT);
  const uuid = await makeCartRecovery(api, data.info.id);
  await storeLines(page, data, plainLines(data, 2));
  const marked = page.waitForResponse(/\/api\/update\?uuid=.+&is-cart-recovering=1$/);
  await store.open(RESTAURANT, `?u=${uuid}`);
  const dialog = page.getByRole('dialog', { name: texts('mf-cart:recovery.title') });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/shopping-cart$/);
  expect((await marked).ok()).toBe(true);
  expect(await (await api.get(`/api/get?uuid=${uuid}`)).json()).toMatchObject({ is_cart_recovering: true });
  await expectAccessible();
  await dialog.getByRole('button', { name: texts('mf-cart:recovery.continue') }).click();
  await expect(dialog).toBeHidden();
  await expect(cart.line(plainLines(data, 1)[0]!.name)).toBeVisible();
  await page.getByRole('link', { name: texts('mf-cart:footer.order-more') }).click();
  await expect(page).toHaveURL(/bella-napoli\/?$/);
});

test('[OPEN-084] [API-19] starting over deletes the record and empties the cart', async ({ page, store, api, texts }) => {
  const data = await restaurantData(api, RESTAURANT);
  const uuid = await makeCartRecovery(api, data.info.id);
  await storeLines(page, data, plainLines(data, 1));
  await store.open(RESTAURANT, `?u=${uuid}`);
  const deleted = page.waitForResponse(/\/api\/delete\?uuid=/);
  await page.getByRole('dialog').getByRole('button', { name: texts('mf-cart:recovery.start-over') }).click();
  await deleted;
  await expect(page).toHaveURL(/bella-napoli\/?$/);
  await expect(store.cartButton()).toHaveCount(0);
  expect((await api.get(`/api/get?uuid=${uuid}`)).status()).toBe(404);
});

for (const { case: name, age } of [{ case: 'that is over', age: FOUR_HOURS }, { case: 'of days ago', age: 10 * FOUR_HOURS }]) {
  test(`[CART-26] a record ${name} changes nothing`, async ({ page, store, api }) => {
    const data = await restaurantData(api, RESTAURANT);
    await page.route('**/api/get?uuid=*', (route) => route.fulfill({ json: { created_at: new Date(Date.now() - age).toISOString(), is_cart_recovering: 0 } }));
    await storeLines(page, data, plainLines(data, 1));
    const asked = page.waitForResponse(/\/api\/get\?uuid=/);
    await store.open(RESTAURANT, '?u=11111111-1111-4111-8111-111111111111');
    await asked;
    await expect(store.cartButton()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('[CART-26] a record nobody knows, and a cart that holds nothing, ask nothing', async ({ page, store, api, pageErrors }) => {
  pageErrors.expect(/404/);
  const data = await restaurantData(api, RESTAURANT);
  const asked = page.waitForResponse(/\/api\/get\?uuid=/);
  await store.open(RESTAURANT, '?u=22222222-2222-4222-8222-222222222222');
  expect((await asked).status()).toBe(404);
  await store.open(RESTAURANT, `?u=${await makeCartRecovery(api, data.info.id)}`);
  await store.addProduct(plainLines(data, 1)[0]!.name);
  await expect(store.cartButton()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[OPEN-011] [CHECKOUT-45] the order says that it continues a saved cart, and the record is gone with it', async ({ page, store, cart, delivery, checkout, api, texts }) => {
  const data = await restaurantData(api, RESTAURANT);
  const uuid = await makeCartRecovery(api, data.info.id);
  await storeLines(page, data, plainLines(data, 1));
  await store.open(RESTAURANT, `?u=${uuid}`);
  await page.getByRole('dialog').getByRole('button', { name: texts('mf-cart:recovery.continue') }).click();
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.fillCustomer({ phone: `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` });
  await delivery.next();
  await checkout.payByMoney('500,00');
  const sent = page.waitForRequest(/\/restaurant\/\d+\/order$/);
  await checkout.placeOrder();
  expect((await sent).postDataJSON()).toMatchObject({ details: { linkUUID: uuid, isCartRecover: true } });
  await expect.poll(async () => (await api.get(`/api/get?uuid=${uuid}`)).status()).toBe(404);
});
