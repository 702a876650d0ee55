import { expect, test } from '../fixtures';
import { startAtDelivery } from '../support/at-checkout';
import { leavePhone } from '../support/operator';

test('[DELIVERY-26] [API-49] [OPEN-085] [SHELL-07] the phone of a visit is filled in from the link, once', async ({
  page,
  store,
  api,
  texts,
}) => {
  const id = await leavePhone(api, '+55 (11) 98765-4321');
  let requests = 0;
  page.on('request', (request) => void (requests += request.url().includes('/api/item/') ? 1 : 0));
  await startAtDelivery(page);
  await store.open('bella-napoli', `delivery?wpu=${id}`);
  const phone = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.phone') });
  await expect(phone).toHaveValue('(11) 98765-4321');
  await page.getByRole('link', { name: texts('mf-delivery:page.back') }).click();
  await expect(page).toHaveURL(/shopping-cart/);
  await page.goBack();
  await expect(phone).toHaveValue('(11) 98765-4321');
  expect(requests).toBe(1);
});
