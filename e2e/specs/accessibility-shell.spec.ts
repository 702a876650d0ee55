import { expect, test } from '../fixtures';
import { placeOrder } from '../support/placed-order';
import { plantLastOrder } from '../support/plant-last-order';
import { giveVendors } from '../support/vendors';
import { awaitedLater } from '../support/awaited-later';

/*
 * Each state of the shell is scanned once, on the phone; the screens of the remotes have separate
 * files.
 */
const HOUR = 3_600_000;

test.slow(); // three scans

test(
  '[SHELL-49] [SHELL-50] [CONFLICTS-23] consent, order bar and idle modal are accessible, and the ' +
    'modal reloads',
  async ({ page, api, store, texts, expectAccessible }) => {
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
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('dialog', { name: texts('shell:idle.title') })).toBeVisible();
    await expectAccessible('dialog[open]');
    await expect(page.getByRole('button', { name: texts('shell:idle.reload') })).toBeFocused();
    const reloaded = awaitedLater(page.waitForEvent('load'));
    await page.keyboard.press('Enter');
    await reloaded;
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
