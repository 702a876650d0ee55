import { expect, test } from '../fixtures';

const CALZONE = 'Calzone Napoletano';

test('[CART-01] [CART-02] [CART-05] [CART-11] the cart shows names, options, subtotals and TOTAL', async ({
  store,
  extras,
  cart,
  page,
}) => {
  await store.open('bella-napoli', 'extra?product=calzone-napoletano');
  await extras.radio('Individual').check();
  await extras.more('Catupiry').click();
  await extras.more('Catupiry').click();
  await extras.addButton().click();
  await expect(cart.heading()).toBeVisible();
  await expect(cart.line(CALZONE)).toContainText('2x Catupiry');
  const price = await cart.line(CALZONE).locator('[data-subtotal]').textContent();
  await expect(page.locator('output')).toHaveText(price ?? '');
});

test('[MENU-19] [CART-13] [CART-18] [CART-23] the floating button leads to the cart, which survives a reload', async ({
  store,
  cart,
  delivery,
  page,
  texts,
}) => {
  const product = 'Bruschetta al Pomodoro';
  await store.open();
  await expect(store.cartButton()).toHaveCount(0);
  await store.addProduct(product);
  await expect(store.cartButton()).toContainText('1 item');
  await store.openCart();
  await expect(page).toHaveURL(/shopping-cart$/);
  await page.getByRole('link', { name: texts('mf-cart:footer.order-more') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await page.reload();
  await store.openCart();
  await expect(cart.line(product)).toBeVisible();
  await cart.finish();
  await expect(delivery.heading()).toBeVisible();
});
