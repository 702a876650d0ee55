import { expect, test } from '../fixtures';
import { placeOrder } from '../support/placed-order';

test('[SHELL-27] [SHELL-59] the shared link has its exact shape, opens the page, and copying it is confirmed', async ({
  page,
  api,
  store,
  context,
  texts,
  baseURL,
}) => {
  const { uuid, orderNoText } = await placeOrder(api);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await store.open('bella-napoli', `track?token=${uuid}`);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: texts('mf-tracking:share.label') }).click();
  await expect(store.toast('Copiado com sucesso!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/app/bella-napoli/track?token=${uuid}`);
  await page.goto(link);
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: texts('mf-tracking:page.title-of', { number: orderNoText }),
    }),
  ).toBeVisible();
});
