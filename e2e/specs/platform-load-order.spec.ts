import type { RemoteName } from '@storefront/shared-domain/remote';
import { expect, test } from '../fixtures';
import { reachCheckout } from '../support/at-checkout';
import { restaurantData, storeCart } from '../support/stored-cart';

const UNNEEDED: readonly RemoteName[] = ['mf-pizza-builder', 'mf-tracking', 'mf-account'];

for (const remote of UNNEEDED) {
  test(`an order can be placed while ${remote} is down`, async ({ store, cart, delivery, checkout, remoteDown }) => {
    await remoteDown(remote);
    await reachCheckout({ store, cart, delivery, checkout });
    await checkout.choose('pix');
    expect(await checkout.placeOrder()).not.toBe('');
  });
}

test('an order can be placed while mf-menu is down, with the cart of before', async ({ page, request, cart, delivery, checkout, remoteDown }) => {
  await storeCart(page, await restaurantData(request, 'bella-napoli'));
  await remoteDown('mf-menu');
  await page.goto('/bella-napoli/shopping-cart');
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await checkout.choose('pix');
  const sent = page.waitForRequest((asking) => asking.method() === 'POST' && /\/order$/.test(new URL(asking.url()).pathname));
  expect(await checkout.placeOrder()).not.toBe('');
  const visitor = await page.evaluate(() => localStorage.getItem('storefront.visitor'));
  expect(visitor).toMatch(/^[0-9a-f-]{36}$/);
  expect((await sent).headers()['x-storefront-visitor']).toBe(visitor);
});

for (const { remote, address } of [
  { remote: 'mf-cart', address: '/bella-napoli/shopping-cart' },
  { remote: 'mf-delivery', address: '/bella-napoli/delivery' },
  { remote: 'mf-checkout', address: '/bella-napoli/payment/success' },
] as const) {
  test(`while ${remote} is down the customer can read the cart out to the restaurant`, async ({ page, request, texts, pageErrors, remoteDown, expectAccessible }) => {
    pageErrors.expect(/RemoteLoadError/);
    const data = await restaurantData(request, 'bella-napoli');
    await storeCart(page, data);
    await remoteDown(remote);
    await page.goto(address);
    const call = page.getByRole('region', { name: texts('shell:call.title') });
    await expect(call.getByRole('link')).toHaveAttribute('href', /^tel:\d{10,}$/);
    await expect(call.locator('pre')).toContainText(`${texts('shell:call.subtotal')}: R$`);
    await expect(call.getByRole('button', { name: texts('shell:call.copy') })).toBeVisible();
    await expectAccessible();
  });
}
