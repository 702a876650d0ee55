import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { plainLines, storeLines } from '../support/cart-lines';
import { makeCartRecovery } from '../support/operator';
import { placeOrder, type PlacedByApi } from '../support/placed-order';
import { restaurantData } from '../support/stored-cart';

const HOME = /\/bella-napoli\/?$/;

/** This device placed the order in an earlier visit. */
async function keepToken(page: Page, { restaurantId, uuid }: Pick<PlacedByApi, 'restaurantId' | 'uuid'>): Promise<void> {
  await page.addInitScript(([id, token]) => {
    if (sessionStorage.getItem('token-planted') === null) localStorage.setItem(`lastOrderToken-${id}`, JSON.stringify({ v: 1, value: token }));
    sessionStorage.setItem('token-planted', 'yes');
  }, [String(restaurantId), uuid] as const);
}
const keptToken = (page: Page, { restaurantId }: Pick<PlacedByApi, 'restaurantId'>) => page.evaluate((key) => localStorage.getItem(key), `lastOrderToken-${restaurantId}`);

/** The order is handed over: nothing is left to follow. */
async function finish(advance: (uuid: string) => Promise<string>, uuid: string): Promise<void> {
  let status = '';
  while (status !== 'OVER') status = await advance(uuid);
}

test('[SHELL-41] [SHELL-42] [SHELL-44] [OPEN-024] an order that is over is asked for its review, once: Back leads to the menu, and that stays @desktop', async ({ page, api, store, advance }) => {
  const order = await placeOrder(api);
  await finish(advance, order.uuid);
  await keepToken(page, order);
  await store.open();
  await expect(page).toHaveURL(new RegExp(`/rate-order\\?token=${order.uuid}`));
  await page.goBack();
  await expect(page).toHaveURL(HOME);
  const settled = page.waitForResponse((answer) => answer.url().includes(`/order/uuid/${order.uuid}`));
  await page.reload();
  await settled;
  await page.getByRole('link', { name: /./ }).first().waitFor();
  await expect(page).toHaveURL(HOME);
  expect(await keptToken(page, order)).toContain(order.uuid);
});

test('[OPEN-008] a deep link is kept as it was asked for, whatever the last order is', async ({ page, api, store, advance }) => {
  const order = await placeOrder(api);
  await finish(advance, order.uuid);
  await keepToken(page, order);
  await store.open('bella-napoli', 'hours');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));
  await expect(page).toHaveURL(/\/hours$/);
});

test('[OPEN-008] who has begun to choose is not led away', async ({ page, api, store, advance, texts }) => {
  const order = await placeOrder(api);
  await finish(advance, order.uuid);
  await keepToken(page, order);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => { answer = resolve; });
  await page.route(`**/api/order/uuid/${order.uuid}`, async (route) => {
    await held;
    await route.continue();
  });
  await store.open();
  await page.getByRole('searchbox', { name: texts('mf-menu:search.label') }).click();
  const read = page.waitForResponse(`**/api/order/uuid/${order.uuid}`);
  answer();
  await read;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await expect(page).toHaveURL(HOME);
});

test('[SHELL-42] [OPEN-024] no order is found: the token goes, and the menu stays', async ({ page, store, pageErrors }) => {
  pageErrors.expect(/order\/uuid/);
  const nobody = { restaurantId: 101, uuid: '00000000-0000-4000-8000-000000000000' };
  await keepToken(page, nobody);
  await store.open();
  await expect.poll(() => keptToken(page, nobody)).toBeNull();
  await expect(page).toHaveURL(HOME);
});

test('[OPEN-024] without an answer the token is kept, and the menu is there at once', async ({ page, api, store, pageErrors }) => {
  pageErrors.expect(/order\/uuid|ERR_/);
  const order = await placeOrder(api);
  await keepToken(page, order);
  await page.route('**/api/order/uuid/**', (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent('requestfailed');
  await store.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
  await failed;
  await expect(page).toHaveURL(HOME);
  expect(await keptToken(page, order)).toContain(order.uuid);
});

for (const locale of ['pt-BR', 'en-US', 'es-PY']) {
  test.describe(locale, () => {
    test.use({ locale });
    test('[OPEN-024] an order that is underway is followed from the menu, above what floats there, until its bar is closed @desktop', async ({ page, api, store, advance, texts, expectAccessible }) => {
      const order = await placeOrder(api);
      await advance(order.uuid);
      await keepToken(page, order);
      await store.open();
      const bar = page.getByRole('complementary', { name: texts('shell:last-order.label') });
      await expect(bar).toContainText(texts('domain:order.status.CONFIRMED'));
      await expect(bar).toContainText(order.orderNoText);
      await store.addProduct('Bruschetta al Pomodoro');
      await expect(store.cartButton()).toBeVisible();
      const boxes = async () => [await bar.locator('> div').boundingBox(), await store.cartButton().boundingBox()] as const;
      await expect.poll(async () => {
        const [one, other] = await boxes();
        return one !== null && other !== null && (one.y + one.height <= other.y || one.x >= other.x + other.width);
      }).toBe(true);
      await expectAccessible();
      await bar.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/track\\?token=${order.uuid}`));
      await page.goBack();
      await bar.getByRole('button', { name: texts('shell:last-order.close') }).click();
      await expect(bar).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
      await expect(bar).toHaveCount(0);
    });
  });
}

test('[OPEN-008] [SHELL-45] [SHELL-43] the return from a payment comes before a cart to be continued, that before the last order', async ({ page, api, store, advance, pageErrors }) => {
  pageErrors.expect(/order\/track/);
  const data = await restaurantData(api, 'bella-napoli');
  const order = await placeOrder(api);
  await finish(advance, order.uuid);
  await keepToken(page, order);
  await storeLines(page, data, plainLines(data, 1));
  const record = await makeCartRecovery(api, data.info.id);
  await store.open('bella-napoli', `?cid=1&oid=1&u=${record}`);
  await expect(page).toHaveURL(/\/track\?cid=1&oid=1$/);
  await store.open('bella-napoli', `?u=${record}`);
  await expect(page).toHaveURL(/\/shopping-cart$/);
});
