import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { placeOrder } from '../support/placed-order';

const steps = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');

test('[TRACKING-02] [API-16] a stream that breaks again and again: the page shows what the server says, and each stage with its time', async ({ page, api, store, advance, texts, pageErrors }) => {
  pageErrors.expect(/realtime|ERR_FAILED/);
  const { uuid } = await placeOrder(api);
  const asked: (string | null)[] = [];
  let isBroken = false;
  await page.route('**/api/realtime/**', async (route) => {
    asked.push(await route.request().headerValue('last-event-id'));
    if (isBroken) return route.abort();
    // The whole answer, which never ends, is not to be waited for: this one ends after what is known by now.
    const [, id = ''] = /order\.([\w-]+)$/.exec(new URL(route.request().url()).pathname) ?? [];
    const { history } = (await (await api.get(`/api/order/uuid/${id}`)).json()) as { history: { status: string; at: string }[] };
    const from = asked.at(-1) === null ? history.length - 1 : Number(asked.at(-1)) + 1;
    const told = history.flatMap((change, position) => (position >= from ? [`id: ${position}\ndata: ${JSON.stringify({ event: 'order.status', data: { position, ...change } })}\n\n`] : []));
    return route.fulfill({ status: 200, contentType: 'text/event-stream; charset=utf-8', body: `retry: 3000\n\n${told.join('')}` });
  });
  await store.open('bella-napoli', `track?token=${uuid}`);
  const said = page.getByRole('region', { name: texts('mf-tracking:state.label') }).getByRole('status');
  await expect(said).toContainText(texts('domain:order.status.CREATED'));
  await advance(uuid);
  await expect(said).toContainText(texts('domain:order.status.CONFIRMED'), { timeout: 15_000 });
  isBroken = true;
  await advance(uuid);
  await advance(uuid);
  isBroken = false;
  await expect(said).toContainText(texts('domain:order.status.READY'), { timeout: 20_000 });
  await expect(steps(page, texts('mf-tracking:progress.title')).filter({ hasText: /\d\d:\d\d/ })).toHaveCount(4);
  expect(asked.filter((id) => id !== null).length).toBeGreaterThan(0);
});

test('[TRACKING-02] off the network it is said at once; back on it, what was missed is there without a reload', async ({ page, api, store, advance, texts, context, pageErrors }) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED|realtime/);
  const { uuid } = await placeOrder(api);
  await store.open('bella-napoli', `track?token=${uuid}`);
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  await page.evaluate(() => { document.body.dataset['stayed'] = 'yes'; });
  await context.setOffline(true);
  await expect(page.getByText(texts('mf-tracking:connection.lost'))).toBeVisible();
  for (const status of ['CONFIRMED', 'PREPARING']) expect(await advance(uuid)).toBe(status);
  await context.setOffline(false);
  const said = page.getByRole('region', { name: texts('mf-tracking:state.label') }).getByRole('status');
  await expect(said).toContainText(texts('domain:order.status.PREPARING'));
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset['stayed'])).toBe('yes');
});

test('[OPEN-016] [API-14] while the stream is down the cache is asked, and what it does not hold is asked of the order', async ({ page, api, store, advance, texts, pageErrors }) => {
  pageErrors.expect(/realtime|ERR_FAILED/);
  const { uuid } = await placeOrder(api);
  const asked: string[] = [];
  let isMissing = false;
  await page.clock.install();
  await page.route('**/api/realtime/**', (route) => route.abort());
  await page.route('**/api/order/tracking-cache/**', (route) => {
    asked.push('cache');
    return isMissing ? route.fulfill({ status: 404, json: { error: 'Order not found', code: 'order_not_found' } }) : route.continue();
  });
  await store.open('bella-napoli', `track?token=${uuid}`);
  const said = page.getByRole('region', { name: texts('mf-tracking:state.label') }).getByRole('status');
  await expect(page.getByText(texts('mf-tracking:connection.polling'))).toBeVisible();
  await advance(uuid);
  await page.clock.runFor(31_000);
  await expect(said).toContainText(texts('domain:order.status.CONFIRMED'));
  isMissing = true;
  await advance(uuid);
  await page.clock.runFor(30_000);
  await expect(said).toContainText(texts('domain:order.status.PREPARING'));
  expect(asked.length).toBeGreaterThan(1);
});

test('[API-16] a page that is left closes its streams', async ({ page, api, store, texts }) => {
  const { uuid } = await placeOrder(api);
  await store.open('bella-napoli', `track?token=${uuid}`);
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/realtime/'));
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).first().click();
  expect((await ended).url()).toContain(`order.${uuid}`);
});
