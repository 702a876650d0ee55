import { expect, test } from '../fixtures';
import { restaurantData, storeCart } from '../support/stored-cart';
import { changeRestaurant } from '../support/change-restaurant';

const PLAIN = 'Bruschetta al Pomodoro';

test('[CART-01] [CART-02] [CART-05] [CART-11] the cart shows names, options with quantities, subtotals and TOTAL @desktop', async ({ store, extras, cart, page }) => {
  await store.open('bella-napoli', 'extra?product=calzone-napoletano');
  await extras.radio('Individual').check();
  await extras.more('Catupiry').click();
  await extras.more('Catupiry').click();
  await extras.addButton().click();
  await expect(cart.heading()).toBeVisible();
  await expect(cart.line('Calzone Napoletano')).toContainText('2x Catupiry');
  const price = await cart.line('Calzone Napoletano').locator('[data-subtotal]').textContent();
  await expect(page.locator('output')).toHaveText(price ?? '');
});

test('[CART-06] [CART-07] [CART-14] [CART-15] counting down to 0 removes the line, and an empty cart leads home', async ({ store, cart, page, texts }) => {
  await store.open();
  await store.addProduct(PLAIN);
  await store.openCart();
  await cart.more(PLAIN).click();
  await expect(cart.quantity(PLAIN)).toHaveValue('2');
  await page.getByRole('button', { name: texts('mf-cart:line.decrease', { name: PLAIN }) }).click();
  await page.getByRole('button', { name: texts('mf-cart:line.remove', { name: PLAIN }) }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await store.open('bella-napoli', 'shopping-cart');
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
});

test('[CART-04] [CART-08] [SHELL-14] a note is written over the cart and shown on its line', async ({ store, cart, page }) => {
  await store.open();
  await store.addProduct(PLAIN);
  await store.openCart();
  await cart.note(PLAIN, 'Sem alho, por favor');
  await expect(page).toHaveURL(/shopping-cart$/);
  await expect(cart.line(PLAIN)).toContainText('Sem alho, por favor');
});

test('[CART-08] where the restaurant takes no comments there is no way to add a note', async ({ store, cart, page, api, texts }) => {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => { info['allow_order_comments'] = false; });
  await storeCart(page, await restaurantData(api, 'bella-napoli'));
  await store.open('bella-napoli', 'shopping-cart');
  await expect(cart.heading()).toBeVisible();
  await expect(page.getByRole('link', { name: texts('mf-cart:line.add-notes') })).toHaveCount(0);
});

test('[CART-13] [CART-18] ORDER MORE leads to the menu, and the cart survives a reload', async ({ store, cart, page, texts }) => {
  await store.open();
  await store.addProduct(PLAIN);
  await store.openCart();
  await page.getByRole('link', { name: texts('mf-cart:footer.order-more') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await page.reload();
  await store.openCart();
  await expect(cart.line(PLAIN)).toBeVisible();
});

test('[CART-20] [CART-25] [SHELL-16] a closed restaurant says so on FINISH ORDER and keeps the cart', async ({ store, cart, page, api, texts, expectAccessible }) => {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => { info['is_closed'] = true; info['scheduleSettings'] = {}; });
  await storeCart(page, await restaurantData(api, 'bella-napoli'));
  await store.open('bella-napoli', 'shopping-cart');
  await cart.finish();
  const dialog = page.getByRole('dialog', { name: texts('mf-cart:closed.title') });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/shopping-cart\/restaurant-closed$/);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/shopping-cart$/);
});

test('[CART-23] [CART-13] FINISH ORDER of an open restaurant leads to delivery', async ({ store, cart, delivery, page, api }) => {
  await storeCart(page, await restaurantData(api, 'bella-napoli'));
  await store.open('bella-napoli', 'shopping-cart');
  await cart.finish();
  await expect(delivery.heading()).toBeVisible();
});

test('[CART-12] the cart tells how much is missing for the next discount on the fee', async ({ store, page }) => {
  await store.open();
  await store.addProduct(PLAIN);
  await store.openCart();
  await expect(page.getByText(/Faltam R\$[\d,.]+ para um desconto na taxa de entrega/)).toBeVisible();
});

test('[MENU-19] the floating button counts the cart and leads to it', async ({ store, page }) => {
  await store.open();
  await expect(store.cartButton()).toHaveCount(0);
  await store.addProduct(PLAIN);
  await expect(store.cartButton()).toContainText('1 item');
  await store.openCart();
  await expect(page).toHaveURL(/shopping-cart$/);
});
