import { REMOTE_NAMES } from '@storefront/shared-domain/remote';
import { expect, test } from '../support/composed';
import { busy, failedRemote, navigate, retryRemote } from '../support/failed-remote';
import { breakFiles } from '../support/faults';
import { addressOf } from '../support/remote-addresses';
import { restaurantData, storeCart } from '../support/stored-cart';

for (const remote of REMOTE_NAMES) {
  test.describe(remote, () => {
    test.beforeEach(async ({ page, request }) => {
      await storeCart(page, await restaurantData(request, 'bella-napoli'));
    });

    test('down at start: a reason, a living shell, and Retry without a reload', async ({ page, request }) => {
      const broken = await breakFiles(page, new RegExp(`/builds/${remote}/`), 'reset');
      await page.goto(addressOf[remote](await restaurantData(request, 'bella-napoli')));
      await expect(failedRemote(page)).toContainText('It could not be reached');
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await broken.mend();
      await retryRemote(page);
      await expect(failedRemote(page)).toHaveCount(0);
      await expect(busy(page)).toHaveCount(0);
      await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
    });

    test('silent: the customer is told within the deadline and can go elsewhere', async ({ page, request }) => {
      const address = addressOf[remote](await restaurantData(request, 'bella-napoli'));
      await breakFiles(page, new RegExp(`/builds/${remote}/`), 'hang');
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('[role="status"]').first().waitFor();
      const start = Date.now();
      await expect(failedRemote(page)).toContainText('It took too long', { timeout: 8000 });
      expect(Date.now() - start).toBeLessThan(5500);
      const elsewhere = remote === 'mf-account' ? 'shopping-cart' : 'login';
      await navigate(page, `/bella-napoli/${elsewhere}`);
      await expect(failedRemote(page)).toHaveCount(0);
      await expect(busy(page)).toHaveCount(0);
    });
  });
}
