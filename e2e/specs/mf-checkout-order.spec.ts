import { expect, test } from '../fixtures';
import { reachCheckout, refuseOrders } from '../support/at-checkout';

test('[CART-19] [CHECKOUT-12] [CHECKOUT-42] pressing CONFIRM ORDER three times sends one order, and the button is busy meanwhile', async ({ page, store, cart, delivery, checkout }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  const bodies: { orders: { name: string; qty: number }[] }[] = [];
  await page.route(/\/api\/restaurant\/\d+\/order$/, async (route) => {
    bodies.push(route.request().postDataJSON() as (typeof bodies)[number]);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await checkout.confirmButton().evaluate((button: HTMLElement) => { button.click(); button.click(); button.click(); });
  await expect(checkout.confirmButton()).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/payment\/success$/);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.orders).toMatchObject([{ name: 'Bruschetta al Pomodoro', qty: 1 }]);
});

test('[CHECKOUT-43] [CHECKOUT-44] [CHECKOUT-46] [TRACKING-06] [TRACKING-14] after the order: success with its number, an empty cart, and home', async ({ page, store, cart, delivery, checkout, texts }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  const uuid = await checkout.placeOrder();
  await expect(page).toHaveURL(/payment\/success$/);
  await expect(page.getByText('Bruschetta al Pomodoro')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('deviceOrders'))).toContain(uuid);
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await expect(store.cartButton()).toHaveCount(0);
});

test('a reload of the success page follows the order instead of losing it', async ({ page, store, cart, delivery, checkout }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  const uuid = await checkout.placeOrder();
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`track\\?token=${uuid}`));
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('[CHECKOUT-47] [CHECKOUT-48] [ERRORS-01] an unknown refusal shows the generic error and leads to the cart', async ({ page, store, cart, delivery, checkout, pageErrors }) => {
    pageErrors.expect(/\/order/);
    await reachCheckout({ store, cart, delivery, checkout });
    await refuseOrders(page, 422, { error: 'nobody knows this', code: 'x' });
    await checkout.choose('pix');
    await checkout.confirmButton().click();
    const dialog = page.getByRole('alertdialog', { name: 'Error!' });
    await expect(dialog).toContainText('An error occurred while trying to place the order. Please try again.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/shopping-cart$/);
    await expect(cart.line('Bruschetta al Pomodoro')).toBeVisible();
  });

  test('[CHECKOUT-48] [ERRORS-02] an order placed before offers View Order, which follows the last one', async ({ page, store, cart, delivery, checkout, pageErrors }) => {
    pageErrors.expect(/\/order/);
    await reachCheckout({ store, cart, delivery, checkout });
    await checkout.choose('pix');
    const uuid = await checkout.placeOrder();
    await reachCheckout({ store, cart, delivery, checkout });
    await checkout.choose('pix');
    await checkout.confirmButton().click();
    const dialog = page.getByRole('alertdialog', { name: 'Attention!' });
    await expect(dialog).toContainText('Your order has been placed previously.');
    await dialog.getByRole('button', { name: 'View Order' }).click();
    await expect(page).toHaveURL(new RegExp(`track\\?token=${uuid}`));
  });
});

test('an order that never arrived is kept, and trying again places it once under its key', async ({ page, store, cart, delivery, checkout, pageErrors, texts }) => {
  pageErrors.expect(/\/order|ERR_FAILED/);
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  const keys: string[] = [];
  await page.route(/\/api\/restaurant\/\d+\/order$/, async (route) => {
    keys.push((route.request().postDataJSON() as { details: { uuid: string } }).details.uuid);
    return keys.length > 1 ? route.continue() : route.abort();
  });
  await checkout.confirmButton().click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(page).toHaveURL(/payment\/success$/);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an answer that was lost is found out by itself: the order is shown, placed once', async ({ page, store, cart, delivery, checkout, pageErrors }) => {
  pageErrors.expect(/\/order|ERR_FAILED/);
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  let sent = 0;
  await page.route(/\/api\/restaurant\/\d+\/order$/, async (route) => {
    sent += 1;
    await route.fetch();
    return route.abort();
  });
  await checkout.confirmButton().click();
  await expect(page).toHaveURL(/payment\/success$/);
  expect(sent).toBe(1);
});
