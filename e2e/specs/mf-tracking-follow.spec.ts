import { expect, test } from '../fixtures';
import { placeOrder } from '../support/placed-order';

test('[TRACKING-01] the page shows the order of its link: number, item, note, payment, total @desktop', async ({ page, api, store, texts, expectAccessible }) => {
  const order = await placeOrder(api);
  await store.open('bella-napoli', `track?token=${order.uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: texts('mf-tracking:page.title-of', { number: order.orderNoText }) })).toBeVisible();
  const items = page.getByRole('list', { name: texts('mf-tracking:summary.items') });
  await expect(items).toContainText(order.product.name);
  await expect(items).toContainText('sem pressa');
  await expect(page.getByText(texts('domain:payment.method.money'), { exact: true })).toBeVisible();
  await expect(page.getByText(texts('domain:totals.total'), { exact: true })).toBeVisible();
  await expectAccessible();
});

test('[TRACKING-02] the page follows the kitchen to the end without a reload, and says each stage', async ({ page, api, store, advance, texts }) => {
  const { uuid } = await placeOrder(api);
  await store.open('bella-napoli', `track?token=${uuid}`);
  const said = page.getByRole('region', { name: texts('mf-tracking:state.label') }).getByRole('status');
  await expect(said).toContainText(texts('domain:order.status.CREATED'));
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  await page.evaluate(() => { document.body.dataset['stayed'] = 'yes'; });
  for (const status of ['CONFIRMED', 'PREPARING', 'READY', 'OVER']) {
    expect(await advance(uuid)).toBe(status);
    await expect(said).toContainText(texts(`domain:order.status.${status}`));
  }
  const steps = page.getByRole('list', { name: texts('mf-tracking:progress.title') }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.filter({ hasText: /\d\d:\d\d/ })).toHaveCount(5);
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset['stayed'])).toBe('yes');
});

test('[OPEN-019] without its stream the page asks every 30 s', async ({ page, api, store, advance, texts, pageErrors }) => {
  pageErrors.expect(/realtime|ERR_FAILED/);
  const { uuid } = await placeOrder(api);
  await page.clock.install();
  await page.route('**/api/realtime/**', (route) => route.abort());
  await store.open('bella-napoli', `track?token=${uuid}`);
  const said = page.getByRole('region', { name: texts('mf-tracking:state.label') }).getByRole('status');
  await expect(page.getByText(texts('mf-tracking:connection.polling'))).toBeVisible();
  await advance(uuid);
  await page.clock.runFor(29_000);
  await expect(said).toContainText(texts('domain:order.status.CREATED'));
  await page.clock.runFor(2_000);
  await expect(said).toContainText(texts('domain:order.status.CONFIRMED'));
});

test('a stage this build does not know, and a canceled order', async ({ page, api, store, texts }) => {
  const { uuid } = await placeOrder(api);
  let status = 'QUALITY_CHECK';
  await page.route(`**/api/order/uuid/${uuid}`, async (route) => {
    const answer = await route.fetch();
    const wire = (await answer.json()) as { status: string; history: { status: string; at: string }[] };
    await route.fulfill({ response: answer, json: { ...wire, status, history: [...wire.history, { status, at: new Date().toISOString() }] } });
  });
  await store.open('bella-napoli', `track?token=${uuid}`);
  const state = page.getByRole('region', { name: texts('mf-tracking:state.label') });
  await expect(state).toContainText(texts('domain:order.status.unknown'));
  status = 'CANCELED';
  await page.reload();
  await expect(state).toContainText(texts('mf-tracking:state.CANCELED'));
  await expect(page.getByRole('list', { name: texts('mf-tracking:progress.title') }).getByRole('listitem')).toHaveCount(2);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  test('an order at an American restaurant is told in its own time and money', async ({ page, api, store }) => {
    const { uuid } = await placeOrder(api, 'slice-house');
    await store.open('slice-house', `track?token=${uuid}`);
    await expect(page.getByRole('region', { name: 'Where your order is now' })).toContainText('Order received');
    await expect(page.getByText(/\$ \d+\.\d\d/).first()).toBeVisible();
    const time = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric' }).format(new Date()).replace(/\D+/g, '');
    await expect(page.getByRole('list', { name: 'Progress' }).getByRole('listitem').first()).toContainText(new RegExp(`${time}:\\d\\d [AP]M`));
  });
});
