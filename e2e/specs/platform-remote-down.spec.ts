import type { RemoteName } from '@storefront/shared-domain/remote';
import { expectAccessible } from '../support/accessibility';
import { busy, failedRemote, retryRemote } from '../support/failed-remote';
import { expect, plant, test, type RemoteFault } from '../support/planted';
import { addressOf } from '../support/remote-addresses';
import { restaurantData, storeCart, storedCartOf } from '../support/stored-cart';

/**
 * Each fault that a browser sees differently, once; every remote with every fault is in
 * platform/loader/src/faults.test.ts.
 */
const cases: readonly (readonly [RemoteName, RemoteFault, RegExp])[] = [
  ['mf-menu', 'down', /could not be reached/],
  ['mf-cart', '500', /could not be reached/],
  ['mf-pizza-builder', 'truncated', /failed a safety check/],
  ['mf-delivery', 'throws', /did not load correctly/],
  ['mf-tracking', 'wrong hash', /failed a safety check/],
];

for (const [remote, fault, reason] of cases) {
  test(`${remote}, ${fault}, without an earlier build: the reason, the cart, and Retry without a reload`, async ({
    page,
    request,
    planted,
  }) => {
    const data = await restaurantData(request, 'bella-napoli');
    await planted.serve('without');
    await storeCart(page, data);
    const mend = await plant(page, planted, remote, fault);
    await page.goto(addressOf[remote](data), { waitUntil: 'commit' });
    await expect(failedRemote(page)).toContainText(reason);
    expect((await storedCartOf(page, data))?.lines).toHaveLength(1);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await mend();
    await retryRemote(page);
    await expect(failedRemote(page)).toHaveCount(0);
    await expect(busy(page)).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
  });
}

test('the failed dialog of a button: another button replaces it, with the focus, and the order goes on', async ({
  page,
  request,
  planted,
}) => {
  const data = await restaurantData(request, 'bella-napoli');
  await planted.serve('without');
  await storeCart(page, data);
  await page.route('**/page-use-loyalty.*', (route) => route.abort());
  await page.goto(addressOf['mf-cart'](data));
  await page.locator('footer button').last().click();
  const dialog = page.getByRole('dialog', { name: 'This part could not be loaded' });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'dialog[open]');
  await expect(
    dialog.getByRole('heading', { name: 'This part could not be loaded' }),
  ).toBeFocused();
  await dialog.getByRole('link', { name: 'Continue without it' }).click();
  await expect(page).toHaveURL(/\/delivery$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
