import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';
import { Tablet } from '../support/tablet';

test.slow(); // axe looks at whole menus

const PLAIN = 'Tábua de Antepasto';
const WITH_EXTRAS = 'Carbonara';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

test('[TABLE-09] [CART-21] an order of a tablet goes to its table and ends at its menu', async ({ page, store, texts, api, expectAccessible }) => {
  const tablet = new Tablet(page, texts);
  await tablet.tie(api, '3');
  await store.addProduct(PLAIN);
  const cart = await tablet.openCart();
  const sent = page.waitForRequest(/\/restaurant\/404\/order\/table$/);
  await cart.getByRole('button', { name: texts('mf-cart:footer.finish') }).click();
  expect((await sent).postDataJSON()).toMatchObject({ details: { isTable: true, table: '3' } });
  const success = page.getByRole('dialog', { name: texts('domain:order.placed') });
  await expect(success).toBeVisible();
  await expectAccessible();
  await success.getByRole('button', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/tablet$/);
  await expect(tablet.cartButton()).toHaveCount(0);
});

test('[TABLE-13] a refused order leaves the cart as it is', async ({ page, store, texts, api, pageErrors, expectAccessible }) => {
  pageErrors.expect(/order\/table|500|ERR/);
  const tablet = new Tablet(page, texts);
  await tablet.tie(api, '3');
  await store.addProduct(PLAIN);
  const cart = await tablet.openCart();
  await page.route('**/order/table', (route) => route.fulfill({ status: 500, json: { error: 'boom' } }));
  await cart.getByRole('button', { name: texts('mf-cart:footer.finish') }).click();
  const failed = page.getByRole('alertdialog');
  await expect(failed).toBeVisible();
  await expectAccessible();
  await failed.getByRole('button').last().click();
  await expect(failed).toBeHidden();
  await expect(cart.getByRole('heading', { name: PLAIN })).toBeVisible();
});

test('[TABLE-13] a side cart that cannot be loaded leaves the page of the cart', async ({ page, store, texts, api, cart, pageErrors }) => {
  pageErrors.expect(/builds\/mf-cart|table-cart/);
  const tablet = new Tablet(page, texts);
  await page.route(/\/builds\/mf-cart\/[^/]+\/widget-table-cart\./, (route) => route.abort());
  await tablet.tie(api, '7');
  await store.addProduct(PLAIN);
  await tablet.cartButton().click();
  await expect(cart.heading()).toBeVisible();
  await expect(cart.line(PLAIN)).toBeVisible();
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/tablet$/);
});

test('[PIZZA-26] a product with options comes back to the tablet, its cart open', async ({ page, store, texts, api, extras }) => {
  const tablet = new Tablet(page, texts);
  await tablet.tie(api, '7');
  await store.openProduct(WITH_EXTRAS);
  await expect(page.getByRole('link', { name: texts('domain:action.back-to-menu') })).toHaveAttribute('href', /\/tablet/);
  await extras.addButton().click();
  await expect(page).toHaveURL(/\/tablet$/);
  await expect(tablet.cart().getByRole('heading', { name: WITH_EXTRAS })).toBeVisible();
});

test('[PIZZA-26] a pizza built on a tablet ends in the cart beside its menu', async ({ page, texts, pizza, extras }) => {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => {
    info['table_self_service_enabled'] = true;
    info['modules'] = { ...(info['modules'] as object), pos: true };
  });
  await page.route('**/table-link?**', (route) => route.fulfill({ json: { table: '7' } })); // the demo has tables where it has no pizzas
  const tablet = new Tablet(page, texts);
  await tablet.openScan('bella-napoli');
  await tablet.submitCode('seven');
  await page.getByRole('link', { name: /^Grande/ }).first().click();
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await pizza.finish();
  await expect(page.getByRole('link', { name: texts('domain:action.back-to-menu') })).toHaveAttribute('href', /\/tablet/);
  await extras.addButton().click();
  await expect(page).toHaveURL(/\/bella-napoli\/tablet$/);
  await expect(tablet.cart().getByRole('heading', { name: /^Grande/ })).toBeVisible();
  await expect(tablet.cart()).toContainText('Margherita');
});

test('[MENU-02] a tablet leads to no login and no account', async ({ page, store, texts, api }) => {
  await new Tablet(page, texts).tie(api, '7');
  const away = page.locator('a[href*="/login"], a[href*="/register"], a[href*="/delivery"], a[href*="/prizes"], a[href*="/credit-cards"], a[href*="/cashback"]');
  await expect(away).toHaveCount(0);
  await store.open('cantina-mesa');
  await expect(store.card(PLAIN)).toBeVisible();
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-in') })).toHaveCount(0);
  await expect(away).toHaveCount(0);
});

test('[TABLE-08] a tablet without a table shows its menu and leads to the scan, the cart kept', async ({ page, store, texts, expectAccessible }) => {
  const tablet = new Tablet(page, texts);
  await store.open('cantina-mesa', 'tablet');
  await expect(page.getByText(texts('domain:tablet.no-table'))).toBeVisible();
  await store.addProduct(PLAIN);
  const cart = await tablet.openCart();
  await expect(cart.getByRole('button', { name: texts('mf-cart:footer.finish') })).toHaveCount(0);
  await expectAccessible();
  await cart.getByRole('link', { name: texts('mf-cart:table.connect') }).click();
  await expect(page).toHaveURL(/\/tablet\/scan$/);
  await expect(cart).toBeHidden();
});

test('[TABLE-08] the tablet of a closed restaurant shows its menu, and leads to no delivery', async ({ page, store, texts, extras }) => {
  await changeRestaurant(page, 'cantina-mesa', ({ info }) => { info['is_closed'] = true; });
  await store.open('cantina-mesa', 'tablet');
  await expect(page.getByText(texts('domain:tablet.closed'))).toBeVisible();
  await store.openProduct(WITH_EXTRAS);
  await extras.addButton().click();
  await expect(page).toHaveURL(/\/tablet$/);
  const cart = new Tablet(page, texts).cart();
  await expect(cart.getByText(texts('domain:tablet.closed'))).toBeVisible();
  await expect(cart.getByRole('button', { name: texts('mf-cart:footer.finish') })).toHaveCount(0);
});

test('a tablet that was left alone greets the next guest and asks before it shows a cart', async ({ page, store, texts, api, expectAccessible }) => {
  const tablet = new Tablet(page, texts);
  await page.clock.install();
  await tablet.tie(api, '7');
  await store.openProduct(WITH_EXTRAS);
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await store.addProduct(PLAIN);
  await tablet.openCart();
  await page.clock.fastForward(150_000);
  await expect(tablet.cart()).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(tablet.cart()).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: texts('mf-menu:tablet.title', { restaurant: 'Cantina Mesa Farta' }) })).toBeVisible();
  await expect(page.getByText(texts('mf-menu:tablet.left-cart', { count: 1 }))).toBeVisible();
  await expect(tablet.cartButton()).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('button', { name: texts('mf-menu:tablet.start-anew') }).click();
  await expect(store.card(PLAIN)).toBeVisible();
  await expect(tablet.cartButton()).toHaveCount(0);
});
