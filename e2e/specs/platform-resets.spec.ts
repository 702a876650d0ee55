import { expect, test } from '../support/other-clients';

test('a customer orders while other clients reset their connections at every phase of a request', async ({
  page,
  store,
  extras,
  cart,
  delivery,
  checkout,
  texts,
  otherClients,
}) => {
  await store.open('bella-napoli');
  await store.openProduct('Calzone Napoletano');
  await extras.radio('Individual').check();
  await extras.addButton().click();
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer({});
  await delivery.next();
  await checkout.payByMoney('120');
  const uuid = await checkout.placeOrder();
  await page.getByRole('link', { name: texts('mf-checkout:success.follow') }).click();
  await expect(
    page.getByRole('region', { name: texts('mf-tracking:state.label') }).getByRole('status'),
  ).toContainText(texts('domain:order.status.CREATED'));
  const { resets, findings } = await otherClients.stop();
  expect(findings).toEqual([]);
  expect(resets).toBeGreaterThan(100);
  expect((await page.request.get(`/api/order/uuid/${uuid}`)).status()).toBe(200);
});
