import type { RemoteName } from '@storefront/shared-domain/remote';
import { expect, test } from '../fixtures';
import { restaurantData, storeCart } from '../support/stored-cart';
import { awaitedLater } from '../support/awaited-later';

const UNNEEDED: readonly RemoteName[] = [
  'mf-menu',
  'mf-pizza-builder',
  'mf-tracking',
  'mf-account',
];

test('an order of the stored cart can be placed while every remote beside its way is down', async ({
  page,
  request,
  cart,
  delivery,
  checkout,
  remoteDown,
}) => {
  await storeCart(page, await restaurantData(request, 'bella-napoli'));
  for (const remote of UNNEEDED) await remoteDown(remote);
  await page.goto('/bella-napoli/shopping-cart');
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await checkout.choose('pix');
  const sent = awaitedLater(
    page.waitForRequest(
      (requesting) =>
        requesting.method() === 'POST' && /\/order$/.test(new URL(requesting.url()).pathname),
    ),
  );
  expect(await checkout.placeOrder()).not.toBe('');
  const visitor = await page.evaluate(() => localStorage.getItem('storefront.visitor'));
  expect(visitor).toMatch(/^[0-9a-f-]{36}$/);
  expect((await sent).headers()['x-storefront-visitor']).toBe(visitor);
});
