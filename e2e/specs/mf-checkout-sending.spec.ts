import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdRoute } from '../support/hold-route';
import { openCheckout, reachCheckout } from '../support/at-checkout';

const ORDER = /\/api\/restaurant\/\d+\/order$/;
const PENDING = 'pendingOrder-101';

/** Idempotency keys of the orders that the page sent. */
function watchOrders(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && ORDER.test(new URL(request.url()).pathname))
      keys.push((request.postDataJSON() as { details: { uuid: string } }).details.uuid);
  });
  return keys;
}

const storedText = (page: Page, key = PENDING) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('[CART-19] [CHECKOUT-12] [CHECKOUT-42] [CHECKOUT-43] a double click and Enter send one order', async ({
  page,
  checkout,
}) => {
  await openCheckout({ page, checkout });
  await checkout.choose('pix');
  const keys = watchOrders(page);
  const release = await holdRoute(page, ORDER);
  const sent = page.waitForRequest(ORDER);
  await checkout.confirmButton().focus();
  await checkout.confirmButton().evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    button.click();
  });
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    orders: [{ name: 'Bruschetta al Pomodoro', qty: 1 }],
  });
  await expect(checkout.confirmButton()).toHaveAttribute('aria-busy', 'true');
  const pending = await storedText(page);
  expect(pending).toContain(keys[0]);
  for (const personal of ['Marina', '9876', '@']) expect(pending).not.toContain(personal);
  await release();
  await expect(page).toHaveURL(/payment\/success$/);
  expect(keys).toHaveLength(1);
  expect(await storedText(page)).toBeNull();
});

test('after a reload while sending, the order is shown, its lines leave the cart, and it was placed once', async ({
  page,
  api,
  store,
  checkout,
  texts,
}) => {
  await openCheckout({ page, checkout });
  await checkout.choose('pix');
  const keys = watchOrders(page);
  const stored = new Promise<void>(
    (resolve) =>
      void page.route(ORDER, async (route) => {
        await route.fetch();
        resolve(); // the server has the order; the page gets no response
      }),
  );
  await checkout.confirmButton().click();
  await stored;
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: texts('domain:order.placed') }),
  ).toBeVisible();
  await expect(page).toHaveURL(/payment\/success$/);
  await expect(page.getByText('Bruschetta al Pomodoro')).toBeVisible();
  expect(await storedText(page)).toBeNull();
  expect(keys).toHaveLength(1);
  expect((await api.get(`/api/order/uuid/${keys[0]}`)).status()).toBe(200);
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(store.cartButton()).toHaveCount(0);
});

test('a tab killed before its order left: a notice appears, and the cart is sent under the same key', async ({
  page,
  store,
  cart,
  delivery,
  checkout,
  texts,
  failures,
}) => {
  // by the closing page and by the next one
  failures.allow({ method: 'GET', path: '/api/order/uuid/:uuid', status: 404, times: 2 });
  await openCheckout({ page, checkout });
  await checkout.choose('pix');
  const keys = watchOrders(page);
  // the request never completes
  const left = new Promise<void>((resolve) => void page.route(ORDER, () => resolve()));
  await checkout.confirmButton().click();
  await left;
  await page.evaluate((key) => {
    const pending = JSON.parse(localStorage.getItem(key) ?? '{}') as { value: { sentAt: number } };
    pending.value.sentAt -= 60_000; // a minute ago
    localStorage.setItem(key, JSON.stringify(pending));
  }, PENDING);
  await page.goto('/bella-napoli');
  await page.unroute(ORDER);
  const notice = page.getByRole('status').filter({ hasText: texts('shell:pending-order.missing') });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: texts('domain:action.ok') }).click();
  await expect(notice).toHaveCount(0);
  await store.openCart();
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await checkout.choose('pix');
  expect(await checkout.placeOrder()).toBe(keys[0]);
  expect(new Set(keys).size).toBe(1);
});

test('an unreachable server after a lost response: a notice, and Retry shows the placed order', async ({
  page,
  checkout,
  texts,
  failures,
}) => {
  failures.allow(
    { method: 'POST', path: '/api/restaurant/:id/order', status: 'failed' },
    { method: 'GET', path: '/api/order/uuid/:uuid', status: 'failed', times: Infinity },
  );
  await openCheckout({ page, checkout });
  await checkout.choose('pix');
  await page.route(ORDER, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/order/uuid/**', (route) => route.abort());
  await checkout.confirmButton().click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('domain:action.close') })
    .click();
  const notice = page
    .getByRole('status')
    .filter({ hasText: texts('shell:pending-order.unreachable') });
  await expect(notice).toBeVisible();
  await page.unroute('**/api/order/uuid/**');
  await notice.getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: texts('domain:order.placed') }),
  ).toBeVisible();
});

test("the browser's Back while the order is on its way: it is placed once, and the cart is empty", async ({
  page,
  store,
  delivery,
  checkout,
}) => {
  await reachCheckout({ page, delivery, checkout });
  await checkout.choose('pix');
  const keys = watchOrders(page);
  const release = await holdRoute(page, ORDER);
  await checkout.confirmButton().click();
  await expect.poll(() => storedText(page)).not.toBeNull();
  await page.goBack();
  await release();
  await expect.poll(() => storedText(page)).toBeNull();
  await expect(store.cartButton()).toHaveCount(0);
  expect(keys).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('deviceOrders'))).toContain(keys[0]);
});

test('offline is shown and loses nothing; CONFIRM waits, can be canceled, and sends once when online', async ({
  page,
  context,
  checkout,
  texts,
}) => {
  await openCheckout({ page, checkout });
  await checkout.choose('pix');
  const keys = watchOrders(page);
  await context.setOffline(true);
  const offline = page.getByRole('status').filter({ hasText: texts('shell:connection.offline') });
  await expect(offline).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const header = page.locator('header').filter({ has: checkout.heading() });
  await expect // the header with its Back link stays in view, below the notice
    .poll(async () => {
      const [notice, below] = await Promise.all([offline.boundingBox(), header.boundingBox()]);
      return notice && below && [notice.y, Math.round(below.y - notice.height)];
    })
    .toEqual([0, 0]);
  await checkout.confirmButton().click();
  const waiting = page.getByRole('status').filter({ hasText: texts('mf-checkout:waiting.text') });
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: texts('mf-checkout:waiting.call-off') }).click();
  await expect(waiting).toHaveCount(0);
  await checkout.confirmButton().click();
  await expect(waiting).toBeVisible();
  expect(keys).toEqual([]);
  await context.setOffline(false);
  await expect(
    page.getByRole('heading', { level: 1, name: texts('domain:order.placed') }),
  ).toBeVisible();
  expect(keys).toHaveLength(1);
  await expect(offline).toHaveCount(0);
});

test('an order that waits for the connection is not sent from another page', async ({
  page,
  context,
  delivery,
  checkout,
  texts,
}) => {
  await reachCheckout({ page, delivery, checkout });
  await checkout.choose('pix');
  const keys = watchOrders(page);
  await context.setOffline(true);
  await checkout.confirmButton().click();
  await page.goBack(); // its code is on the device
  await expect(page.getByText(texts('mf-checkout:waiting.called-off')).first()).toBeVisible();
  await context.setOffline(false);
  await expect(
    page.getByRole('status').filter({ hasText: texts('shell:connection.offline') }),
  ).toHaveCount(0);
  await expect(delivery.heading()).toBeVisible();
  expect(keys).toEqual([]);
});
