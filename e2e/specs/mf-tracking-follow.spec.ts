import { expect, test } from '../fixtures';
import { placeOrder } from '../support/placed-order';

test('[TRACKING-02] the page follows the kitchen to the end without a reload', async ({
  page,
  api,
  store,
  advance,
  texts,
}) => {
  const { uuid } = await placeOrder(api);
  const { pickupCode } = (await (await api.get(`/api/order/uuid/${uuid}`)).json()) as {
    pickupCode: string;
  };
  await store.open('bella-napoli', `track?token=${uuid}`);
  const announced = page
    .getByRole('region', { name: texts('mf-tracking:state.label') })
    .getByRole('status');
  await expect(announced).toContainText(texts('domain:order.status.CREATED'));
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  await expect(page.getByText(pickupCode, { exact: true })).toBeVisible();
  await page.evaluate(() => {
    document.body.dataset['stayed'] = 'yes';
  });
  for (const status of ['CONFIRMED', 'PREPARING', 'READY']) {
    expect(await advance(uuid)).toBe(status);
    await expect(announced).toContainText(texts(`domain:order.status.${status}`));
  }
  expect(await advance(uuid)).toBe('OVER');
  await expect(announced).toContainText(texts('domain:order.over.balcony'));
  await expect(page.getByText(pickupCode, { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset['stayed'])).toBe('yes');
});
