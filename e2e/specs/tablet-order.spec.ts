import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';
import { openTablet } from '../support/plant-tablet';
import { Tablet } from '../support/tablet';

const PLAIN = 'Tábua de Antepasto';
const WITH_EXTRAS = 'Carbonara';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

test('[TABLE-09] [CART-21] an order of a tablet goes to its table and ends at its menu', async ({
  page,
  store,
  texts,
  api,
  cart,
}) => {
  const tablet = new Tablet(page, texts);
  await openTablet(page, api, '3');
  await store.addProduct(PLAIN);
  await tablet.openCart();
  const sent = page.waitForRequest(/\/restaurant\/404\/order\/table$/);
  await cart.sendToKitchen();
  expect((await sent).postDataJSON()).toMatchObject({ details: { isTable: true, table: '3' } });
  const success = page.getByRole('dialog', { name: texts('domain:order.placed') });
  await expect(success).toBeVisible();
  await success.getByRole('button', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/tablet$/);
  await expect(tablet.cartButton()).toHaveCount(0);
});

test('[TABLE-13] a side cart that cannot be loaded leaves the page of the cart', async ({
  page,
  store,
  texts,
  api,
  cart,
  failures,
}) => {
  failures.allowUnder('/builds/mf-cart/');
  failures.allowError('RemoteLoadError');
  await page.route(/\/builds\/mf-cart\/[^/]+\/widget-table-cart\./, (route) => route.abort());
  await openTablet(page, api, '7');
  await store.addProduct(PLAIN);
  await new Tablet(page, texts).cartButton().click();
  await expect(cart.heading()).toBeVisible();
  await expect(cart.line(PLAIN)).toBeVisible();
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/tablet$/);
});

test('[PIZZA-26] a product with options comes back to the tablet, its cart open', async ({
  page,
  store,
  texts,
  api,
  extras,
}) => {
  await openTablet(page, api, '7');
  await store.openProduct(WITH_EXTRAS);
  await expect(
    page.getByRole('link', { name: texts('domain:action.back-to-menu') }),
  ).toHaveAttribute('href', /\/tablet/);
  await extras.addButton().click();
  await expect(page).toHaveURL(/\/tablet$/);
  await expect(
    new Tablet(page, texts).cart().getByRole('heading', { name: WITH_EXTRAS }),
  ).toBeVisible();
});

test('[PIZZA-26] a pizza built on a tablet ends in the cart beside its menu', async ({
  page,
  texts,
  pizza,
  extras,
}) => {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => {
    info['table_self_service_enabled'] = true;
    info['modules'] = { ...(info['modules'] as object), pos: true };
  });
  // the demo has tables where it has no pizzas
  await page.route('**/table-link?**', (route) => route.fulfill({ json: { table: '7' } }));
  const tablet = new Tablet(page, texts);
  await tablet.openScan('bella-napoli');
  await tablet.submitCode('seven');
  await page
    .getByRole('link', { name: /^Grande/ })
    .first()
    .click();
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await pizza.finish();
  await expect(
    page.getByRole('link', { name: texts('domain:action.back-to-menu') }),
  ).toHaveAttribute('href', /\/tablet/);
  await extras.addButton().click();
  await expect(page).toHaveURL(/\/bella-napoli\/tablet$/);
  await expect(tablet.cart().getByRole('heading', { name: /^Grande/ })).toBeVisible();
  await expect(tablet.cart()).toContainText('Margherita');
});

test('an idle tablet shows the welcome and requires a tap before it shows a cart', async ({
  page,
  store,
  texts,
  api,
}) => {
  const tablet = new Tablet(page, texts);
  await page.clock.install();
  await openTablet(page, api, '7');
  await store.openProduct(WITH_EXTRAS);
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await store.addProduct(PLAIN);
  await tablet.openCart();
  await page.clock.fastForward(150_000);
  await expect(tablet.cart()).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(tablet.cart()).toHaveCount(0);
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: texts('mf-menu:tablet.title', { restaurant: 'Cantina Mesa Farta' }),
    }),
  ).toBeVisible();
  await expect(page.getByText(texts('mf-menu:tablet.left-cart', { count: 1 }))).toBeVisible();
  await expect(tablet.cartButton()).toHaveCount(0);
  await page.getByRole('button', { name: texts('mf-menu:tablet.start-anew') }).click();
  await expect(store.card(PLAIN)).toBeVisible();
  await expect(tablet.cartButton()).toHaveCount(0);
});
