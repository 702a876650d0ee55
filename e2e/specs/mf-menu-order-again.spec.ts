import { placeOrder, rememberOrder } from '../support/placed-order';
import { changeRestaurant } from '../support/change-restaurant';
import { expect, test } from '../fixtures';

test.slow(); // the whole menu is looked at, card by card

type Wire = { categories: { products: { id: string; price: number; hasStock: boolean }[] }[]; featuredItems: { id: string; price: number; hasStock: boolean }[] };
const everywhere = (menu: unknown) => [...(menu as Wire).featuredItems, ...(menu as Wire).categories.flatMap(({ products }) => products)];

test('[MENU-12] [OPEN-040] the last order goes into the cart by one tap, at the prices of now @desktop', async ({ page, store, texts, api, expectAccessible }) => {
  const order = await placeOrder(api);
  await rememberOrder(page, order);
  await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
    for (const product of everywhere(menu)) if (product.id === order.product.id) product.price = 77.7;
  });
  await store.open();
  const strip = page.getByRole('region', { name: texts('mf-menu:again.title') });
  await expect(strip).toContainText(order.product.name);
  await expect(strip).toContainText('R$77,70');
  await expectAccessible();
  await strip.getByRole('button', { name: texts('mf-menu:again.add') }).click();
  await expect(store.toast(texts('mf-menu:again.added'))).toBeVisible();
  await strip.getByRole('link', { name: texts('mf-menu:again.in-cart') }).click();
  await expect(page.getByRole('main')).toContainText(order.product.name);
  await expect(page.getByRole('main')).toContainText('sem pressa');
});

test('[OPEN-040] an order of which nothing can be had any more is not offered', async ({ page, store, texts, api }) => {
  const order = await placeOrder(api);
  await rememberOrder(page, order);
  await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
    for (const product of everywhere(menu)) if (product.id === order.product.id) product.hasStock = false;
  });
  const read = page.waitForResponse(/\/order\/cache\//);
  await store.open();
  await read;
  await expect(page.getByRole('region', { name: texts('mf-menu:again.title') })).toHaveCount(0);
});

test('[API-14] an order that cannot be read leaves the menu as it is', async ({ page, store, texts, api, pageErrors }) => {
  pageErrors.expect(/order\/(cache|uuid)/);
  await rememberOrder(page, await placeOrder(api));
  await page.route(/\/api\/order\/(cache|uuid)\//, (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }));
  await store.open();
  const strip = page.getByRole('region', { name: texts('mf-menu:again.title') });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(strip).toHaveCount(0, { timeout: 15_000 });
});

test('the strip moves nothing when it comes', async ({ page, store, texts, api }) => {
  await rememberOrder(page, await placeOrder(api));
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => { answer = resolve; });
  await page.route(/\/api\/order\/cache\//, async (route) => {
    await held;
    await route.continue();
  });
  await store.open();
  const strip = page.getByRole('region', { name: texts('mf-menu:again.title') });
  await expect(strip).toHaveAttribute('aria-busy', 'true');
  const categories = page.getByRole('navigation', { name: /categorias/i });
  const before = (await categories.boundingBox())?.y;
  answer();
  await expect(strip).toHaveAttribute('aria-busy', 'false');
  expect((await categories.boundingBox())?.y).toBe(before);
});
