import { expect, test } from '../fixtures';

test('a customer in Portuguese has dinner delivered and watches it come', async ({ page, store, extras, cart, delivery, checkout, advance, texts }) => {
  await store.open('bella-napoli');
  await store.addProduct('Tiramisù');
  await store.openProduct('Caesar com Frango');
  await expect(extras.addButton()).toBeDisabled();
  await page.getByRole('radio').first().check();
  await page.getByRole('checkbox').first().check();
  await extras.addButton().click();
  await expect(cart.heading()).toBeVisible();
  await cart.more('Tiramisù').click();
  await cart.note('Tiramisù', 'Uma vela, por favor');
  await cart.finish();
  await expect(delivery.heading()).toBeVisible();
  await delivery.chooseType('delivery');
  await delivery.confirmAddress({ city: 'São Paulo', street: 'Rua Harmonia', number: '120', zone: 'Vila Madalena' });
  await delivery.fillCustomer();
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
  await checkout.openGroup('uponDelivery');
  await checkout.payByMoney('200');
  const uuid = await checkout.placeOrder();
  await page.getByRole('link', { name: texts('mf-checkout:success.follow') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await advance(uuid)).toBe('CONFIRMED');
});
