import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { fillLogin, freshCustomer, stored } from '../support/account';
import { changeRestaurant, type WireRestaurant } from '../support/change-restaurant';
import { placeOrder, type PlacedByApi } from '../support/placed-order';
import type { Texts } from '../support/texts';

type WireProduct = { id: string; price: number };
const productsOf = ({ menu }: WireRestaurant) => menu['categories'] as { products: WireProduct[] }[];

/** An order number as a page shows it. */
const card = (page: Page, { orderNoText }: PlacedByApi) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: orderNoText }) });

async function openOrders(page: Page, texts: Texts, store: { open: (restaurant: string, path: string) => Promise<void> }, { email, password }: { email: string; password: string }): Promise<void> {
  await store.open('bella-napoli', 'login?returnTo=%2Forders');
  await fillLogin(page, texts, email, password);
  await expect(page.getByRole('heading', { level: 1, name: texts('mf-account:orders.title') })).toBeVisible();
}

for (const locale of ['pt-BR', 'en-US', 'es-MX']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('[API-06] the orders of an account: each leads to where it stands, and can be ordered again @desktop', async ({ page, store, texts, api, expectAccessible }) => {
      test.slow();
      const customer = await freshCustomer(api);
      await openOrders(page, texts, store, customer);
      await expect(page.getByText(texts('mf-account:orders.none-title'))).toBeVisible();
      await expectAccessible();
      const order = await placeOrder(api, 'bella-napoli', customer.token);
      await page.reload();
      const mine = card(page, order);
      await expect(mine).toContainText(order.product.name);
      await expect(mine).toContainText(texts('domain:order.status.CREATED'));
      await expectAccessible();
      await mine.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/track\\?token=${order.uuid}`));
      await page.goBack();
      await mine.getByRole('button').click();
      const dialog = page.getByRole('dialog', { name: texts('mf-account:reorder.title', { number: order.orderNoText }) });
      await expect(dialog.getByRole('list', { name: texts('mf-account:reorder.items') })).toContainText(order.product.name);
      await expect(dialog.getByRole('list', { name: texts('mf-account:reorder.changed') })).toHaveCount(0);
      await expectAccessible();
      await dialog.getByRole('button', { name: texts('mf-account:reorder.take') }).click();
      await expect(page).toHaveURL(/\/shopping-cart$/);
      await expect(page.getByRole('main')).toContainText(order.product.name);
    });
  });
}

test('[API-06] what changed since is told before anything moves: a new price, and what is gone', async ({ page, store, texts, api, expectAccessible }) => {
  const customer = await freshCustomer(api);
  const order = await placeOrder(api, 'bella-napoli', customer.token);
  let isGone = false;
  await changeRestaurant(page, 'bella-napoli', (wire) => {
    for (const category of productsOf(wire)) {
      if (isGone) category.products = category.products.filter(({ id }) => id !== order.product.id);
      for (const product of category.products) if (product.id === order.product.id) product.price += 3;
    }
  });
  await openOrders(page, texts, store, customer);
  await card(page, order).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const changed = dialog.getByRole('list', { name: texts('mf-account:reorder.changed') });
  const money = (cents: number) => `R$${(cents / 100).toFixed(2).replace('.', ',')}`;
  await expect(changed).toContainText(texts('mf-account:reorder.price', { from: money(order.product.price), to: money(order.product.price + 300) }));
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(card(page, order).getByRole('button')).toBeFocused();

  isGone = true;
  await page.reload();
  await card(page, order).getByRole('button').click();
  await expect(changed).toContainText(texts('mf-account:reorder.left.gone'));
  await expect(dialog).toContainText(texts('mf-account:reorder.nothing'));
  await expect(dialog.getByRole('button', { name: texts('mf-account:reorder.take') })).toHaveCount(0);
  await expectAccessible();
  await dialog.getByRole('button', { name: texts('domain:action.close') }).last().click();
  await expect(dialog).toHaveCount(0);
});

for (const how of ['add', 'replace'] as const) {
  test(`[API-06] a cart that is not empty is asked about: ${how}`, async ({ page, store, texts, api, expectAccessible }) => {
    const customer = await freshCustomer(api);
    const order = await placeOrder(api, 'bella-napoli', customer.token);
    await store.open('bella-napoli');
    await store.addProduct('Tiramisù');
    await openOrders(page, texts, store, customer);
    await card(page, order).getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText(texts('mf-account:reorder.question'));
    await expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: texts(`mf-account:reorder.${how}`), exact: true }).click();
    await expect(page).toHaveURL(/\/shopping-cart$/);
    await expect(page.getByRole('main')).toContainText(order.product.name);
    await expect(page.getByRole('main').getByText('Tiramisù')).toHaveCount(how === 'add' ? 1 : 0);
  });
}

test('[API-06] more than a page: the rest follows when it is asked for, and a failure is mended by Retry', async ({ page, store, texts, api, pageErrors }) => {
  test.slow();
  pageErrors.expect(/orders\/paginate|ERR_FAILED/);
  const customer = await freshCustomer(api);
  const orders: PlacedByApi[] = [];
  for (let count = 0; count < 11; count += 1) orders.push(await placeOrder(api, 'bella-napoli', customer.token));
  await page.route('**/orders/paginate/1/10', (route) => route.abort());
  await openOrders(page, texts, store, customer);
  const failed = page.getByRole('alert').filter({ hasText: texts('mf-account:orders.failed') });
  await expect(failed).toContainText(texts('domain:error.offline'));
  await page.unroute('**/orders/paginate/1/10');
  await failed.getByRole('button', { name: texts('domain:action.retry') }).click();
  const list = page.getByRole('list', { name: texts('mf-account:orders.title') });
  await expect(list.getByRole('article')).toHaveCount(10);
  await expect(card(page, orders.at(-1)!)).toBeVisible();
  await expect(card(page, orders[0]!)).toHaveCount(0);
  await page.getByRole('button', { name: texts('mf-account:more') }).click();
  await expect(list.getByRole('article')).toHaveCount(11);
  await expect(card(page, orders[0]!)).toBeVisible();
  await expect(page.getByRole('button', { name: texts('mf-account:more') })).toHaveCount(0);
});

test('[ACCOUNT-05] [OPEN-082] logging out asks first, ends the session on the server too, and works without a connection', async ({ page, store, texts, api, context, pageErrors }) => {
  pageErrors.expect(/log-out|ERR_INTERNET_DISCONNECTED/);
  const customer = await freshCustomer(api);
  await openOrders(page, texts, store, customer);
  const [token] = (await stored(page, 'token')) as string[];
  const clientOf = async () => (await api.get('/api/restaurant/101/public/client/auth', { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await clientOf()).toBe(200);
  const told = page.waitForResponse(/auth\/log-out$/);
  await page.getByRole('button', { name: texts('mf-account:log-out.button') }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts('mf-account:log-out.button') }).click();
  expect((await told).status()).toBe(200);
  expect(await clientOf(), 'the access token is refused at once').toBe(401);
  expect([await stored(page, 'token'), await stored(page, 'loginMode')]).toEqual([[], []]);

  await openOrders(page, texts, store, customer);
  await context.setOffline(true);
  await page.getByRole('button', { name: texts('mf-account:log-out.button') }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts('mf-account:log-out.button') }).click();
  await expect(page.getByText(texts('mf-account:sign-in.title'))).toBeVisible();
  expect(await stored(page, 'token')).toEqual([]);
  await context.setOffline(false);
});

test('the pages of an account lead to each other, with whose account it is @desktop', async ({ page, store, texts, api }) => {
  await openOrders(page, texts, store, await freshCustomer(api, 101, 'Ana de Muitos Nomes Compridos da Silva e Souza'));
  const account = page.getByRole('complementary', { name: texts('mf-account:links.label') });
  for (const [key, path] of [['cashback', 'cashback'], ['prizes', 'prizes'], ['cards', 'credit-cards'], ['orders', 'orders']] as const) {
    await account.getByRole('link', { name: texts(`mf-account:links.${key}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/bella-napoli/${path}$`));
    await expect(account).toContainText('Ana de Muitos Nomes');
    await expect(account.getByRole('button', { name: texts('mf-account:log-out.button') })).toBeVisible();
  }
});
