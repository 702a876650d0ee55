import { expect, test } from '../fixtures';
import { reachCheckout } from '../support/at-checkout';

const ORDER = /\/api\/restaurant\/\d+\/order$/;

test('[CHECKOUT-43] [CHECKOUT-44] [CHECKOUT-46] [TRACKING-06] [TRACKING-14] success page, menu, then tracking', async ({
  page,
  store,
  delivery,
  checkout,
  texts,
}) => {
  await reachCheckout({ page, delivery, checkout });
  await checkout.choose('pix');
  const uuid = await checkout.placeOrder();
  await expect(page).toHaveURL(/payment\/success$/);
  await expect(page.getByText('Bruschetta al Pomodoro')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('deviceOrders'))).toContain(uuid);
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await expect(store.card('Bruschetta al Pomodoro')).toBeVisible();
  await expect(store.cartButton()).toHaveCount(0);
  await page.goto('/bella-napoli/payment/success');
  await expect(page).toHaveURL(new RegExp(`track\\?token=${uuid}`));
});

test('an order that never arrived keeps its key, and Retry places it once under that key', async ({
  page,
  delivery,
  checkout,
  failures,
  texts,
}) => {
  // The page requests the order every two seconds until Retry.
  failures.allow(
    { method: 'POST', path: '/api/restaurant/:id/order', status: 'failed' },
    { method: 'GET', path: '/api/order/uuid/:uuid', status: 404, times: Infinity },
  );
  await reachCheckout({ page, delivery, checkout });
  await checkout.choose('pix');
  const keys: string[] = [];
  await page.route(ORDER, async (route) => {
    keys.push((route.request().postDataJSON() as { details: { uuid: string } }).details.uuid);
    return keys.length > 1 ? route.continue() : route.abort();
  });
  await checkout.confirmButton().click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('domain:action.retry') })
    .click();
  await expect(page).toHaveURL(/payment\/success$/);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an order whose response was lost is looked up and shown, placed once', async ({
  page,
  delivery,
  checkout,
  failures,
}) => {
  failures.allow({ method: 'POST', path: '/api/restaurant/:id/order', status: 'failed' });
  await reachCheckout({ page, delivery, checkout });
  await checkout.choose('pix');
  let sent = 0;
  await page.route(ORDER, async (route) => {
    sent += 1;
    await route.fetch();
    return route.abort();
  });
  await checkout.confirmButton().click();
  await expect(page).toHaveURL(/payment\/success$/);
  expect(sent).toBe(1);
});
