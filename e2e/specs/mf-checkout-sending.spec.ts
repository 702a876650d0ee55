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

const storedText = (page: Page) => page.evaluate((name) => localStorage.getItem(name), PENDING);

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

test('[CONFLICTS-25] Back: a waiting order is not sent from another page, one on its way is placed once', async ({
  page,
  context,
  store,
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
  await expect(delivery.type('balcony')).toBeChecked();
  expect(keys).toEqual([]);

  await delivery.next();
  await expect(checkout.confirmButton()).toBeEnabled(); // the method is still chosen
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
