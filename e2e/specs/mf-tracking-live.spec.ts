import { expect, test } from '../fixtures';
import { placeOrder } from '../support/placed-order';

test('[TRACKING-02] [API-16] offline is shown; online, missed stages arrive; leaving closes the stream', async ({
  page,
  api,
  store,
  advance,
  texts,
  context,
}) => {
  const { uuid } = await placeOrder(api);
  await store.open('bella-napoli', `track?token=${uuid}`);
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  await page.evaluate(() => {
    document.body.dataset['stayed'] = 'yes';
  });
  await context.setOffline(true);
  await expect(page.getByText(texts('mf-tracking:connection.lost'))).toBeVisible();
  for (const status of ['CONFIRMED', 'PREPARING']) expect(await advance(uuid)).toBe(status);
  await context.setOffline(false);
  const announced = page
    .getByRole('region', { name: texts('mf-tracking:state.label') })
    .getByRole('status');
  await expect(announced).toContainText(texts('domain:order.status.PREPARING'));
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset['stayed'])).toBe('yes');
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/realtime/'),
  );
  await page
    .getByRole('link', { name: texts('domain:action.back-to-menu') })
    .first()
    .click();
  expect((await ended).url()).toContain(`order.${uuid}`);
});

test('[OPEN-019] [OPEN-016] [API-14] without a stream the page polls the cache or the order every 30 s', async ({
  page,
  api,
  store,
  advance,
  texts,
  failures,
}) => {
  const { uuid } = await placeOrder(api);
  failures.allow({
    method: 'GET',
    path: `/api/realtime/order.${uuid}`,
    status: 'failed',
    times: 100,
  });
  let readings = 0;
  let isMissing = false;
  await page.clock.install();
  await page.route('**/api/realtime/**', (route) => route.abort());
  await page.route('**/api/order/tracking-cache/**', (route) => {
    readings += 1;
    return isMissing
      ? route.fulfill({ status: 404, json: { error: 'Order not found', code: 'order_not_found' } })
      : route.continue();
  });
  await store.open('bella-napoli', `track?token=${uuid}`);
  const announced = page
    .getByRole('region', { name: texts('mf-tracking:state.label') })
    .getByRole('status');
  await expect(page.getByText(texts('mf-tracking:connection.polling'))).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000));
  await advance(uuid);
  const before = readings;
  await page.clock.runFor(15_000);
  expect(readings).toBe(before);
  await expect(announced).toContainText(texts('domain:order.status.CREATED'));
  await page.clock.runFor(16_000);
  await expect(announced).toContainText(texts('domain:order.status.CONFIRMED'));
  isMissing = true;
  const missing = page.waitForResponse(
    (response) => response.url().includes('/order/tracking-cache/') && response.status() === 404,
  );
  failures.allow({ method: 'GET', path: '/api/order/tracking-cache/:uuid', status: 404, times: 2 });
  await advance(uuid);
  await page.clock.runFor(30_000);
  await missing;
  await expect(announced).toContainText(texts('domain:order.status.PREPARING'));
  expect(readings).toBeGreaterThan(before + 1);
});
