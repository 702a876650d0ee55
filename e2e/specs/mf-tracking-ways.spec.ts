import { expect, test } from '../fixtures';
import { placeOrder, rememberOrder } from '../support/placed-order';

test('[SHELL-27] [SHELL-59] the shared link has its exact shape, opens the page, and copying it is confirmed', async ({ page, api, store, context, texts, baseURL }) => {
  const { uuid, orderNoText } = await placeOrder(api);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await store.open('bella-napoli', `track?token=${uuid}`);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: texts('mf-tracking:share.label') }).click();
  await expect(store.toast('Copiado com sucesso!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/app/bella-napoli/track?token=${uuid}`);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: texts('mf-tracking:page.title-of', { number: orderNoText }) })).toBeVisible();
});

test('[OPEN-005] without a token the page follows the last order of this device, and without one leads to the menu', async ({ page, api, store, texts }) => {
  await store.open('bella-napoli', 'track');
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  const order = await placeOrder(api);
  await rememberOrder(page, order);
  await store.open('bella-napoli', 'track');
  await expect(page).toHaveURL(new RegExp(`/bella-napoli/track\\?token=${order.uuid}$`));
  await expect(page.getByRole('heading', { level: 1, name: texts('mf-tracking:page.title-of', { number: order.orderNoText }) })).toBeVisible();
  await store.open('bella-napoli', 'track?cid=7&oid=3');
  await expect(page.getByRole('heading', { name: texts('mf-tracking:not-found.title') })).toBeVisible();
});

test('[SHELL-26] [OPEN-009] called by the menu, Back leads to the menu', async ({ page, api, store, texts }) => {
  const { uuid } = await placeOrder(api);
  await store.open('bella-napoli', `track?token=${uuid}&caller=menu&cid=7`);
  await page.getByRole('banner').or(page.locator('header')).getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
});

test('[SHELL-28] [OPEN-006] rate-order shows the last order and leads to its tracking; without one it leads to the menu', async ({ page, api, store, texts }) => {
  await store.open('bella-napoli', 'rate-order');
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  const order = await placeOrder(api);
  await rememberOrder(page, order);
  await store.open('bella-napoli', 'rate-order');
  await expect(page.getByRole('region', { name: texts('mf-tracking:state.label') })).toContainText(texts('domain:order.status.CREATED'));
  await page.getByRole('link', { name: texts('mf-tracking:rate.follow') }).click();
  await expect(page).toHaveURL(new RegExp(`track\\?token=${order.uuid}`));
});

test('an order nobody knows, and one of another restaurant, are clearly not found', async ({ page, api, store, texts }) => {
  const { uuid } = await placeOrder(api, 'slice-house');
  for (const token of ['00000000-0000-4000-8000-000000000000', 'nonsense', uuid]) {
    await store.open('bella-napoli', `track?token=${token}`);
    await expect(page.getByRole('heading', { name: texts('mf-tracking:not-found.title') })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
});

test('an API that is down gives a reason and Retry, which mends it', async ({ page, api, store, texts, pageErrors }) => {
  pageErrors.expect(/order\/uuid|ERR_FAILED/);
  const { uuid } = await placeOrder(api);
  await page.route('**/api/order/uuid/**', (route) => route.abort());
  await store.open('bella-napoli', `track?token=${uuid}`);
  const failed = page.getByRole('alert').filter({ hasText: texts('mf-tracking:failed.title') });
  await expect(failed).toContainText(texts('domain:error.offline'));
  await page.unroute('**/api/order/uuid/**');
  await failed.getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(page.getByRole('region', { name: texts('mf-tracking:state.label') })).toBeVisible();
});
