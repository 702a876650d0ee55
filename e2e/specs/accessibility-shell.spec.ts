import { expect, test } from '../fixtures';
import { placeOrder } from '../support/placed-order';
import { plantLastOrder } from '../support/plant-last-order';
import { giveVendors } from '../support/vendors';

/*
 * Each state of the shell is scanned once, on the phone; the screens of the remotes have separate
 * files.
 */
const HOUR = 3_600_000;

test.slow(); // four scans

test('what the shell shows over the menu is accessible: consent, order bar, idle notice and idle modal', async ({
  page,
  api,
  store,
  texts,
  expectAccessible,
}) => {
  const order = await placeOrder(api);
  await plantLastOrder(page, order);
  await giveVendors(page);
  await page.clock.install();
  await store.open();
  await expect(
    page.getByRole('complementary', { name: texts('shell:last-order.label') }),
  ).toBeVisible();
  await expectAccessible('aside');
  await expect(page.getByRole('region', { name: texts('shell:privacy.title') })).toBeVisible();
  await expectAccessible('[data-consent]');
  const warning = page.getByText(texts('shell:idle.warning'));
  await expect(async () => {
    await page.clock.fastForward(2 * HOUR); // counting begins half a second after the start
    await expect(warning).toBeVisible({ timeout: 5_000 }); // two hours later the modal would be open
  }).toPass();
  await expectAccessible('[role="status"]:has(button)');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('dialog', { name: texts('shell:idle.title') })).toBeVisible();
  await expectAccessible('dialog[open]');
});

test('an unknown path and the orders of a guest are accessible', async ({
  page,
  store,
  texts,
  expectAccessible,
}) => {
  await store.open('bella-napoli', 'sobremesas/de-ontem');
  await expect(
    page.getByRole('heading', { level: 1, name: texts('shell:page-not-found.title') }),
  ).toBeVisible();
  await expectAccessible('main');
  await store.open('bella-napoli', 'orders');
  await expect(page.getByText(texts('mf-account:orders.invitation'))).toBeVisible();
  await expectAccessible('main');
});
