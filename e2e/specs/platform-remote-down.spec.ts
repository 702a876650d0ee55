import { REMOTE_NAMES } from '@storefront/shared-domain/remote';
import { busy, failedRemote, retryRemote } from '../support/failed-remote';
import { expect, plant, REMOTE_FAULTS, test, type RemoteFault } from '../support/planted';
import { addressOf } from '../support/remote-addresses';
import { FALLBACK_MS, MACHINE_MS, noteSettling, settledAfter } from '../support/settled';
import { restaurantData, storeCart, storedCartOf } from '../support/stored-cart';

const told: Readonly<Record<RemoteFault, RegExp>> = {
  down: /could not be reached/,
  hangs: /took too long/,
  500: /could not be reached/,
  truncated: /failed a safety check/,
  throws: /arrived broken/,
  'wrong hash': /failed a safety check/,
};

for (const remote of REMOTE_NAMES) {
  test.describe(`${remote}, without an earlier build`, () => {
    for (const fault of REMOTE_FAULTS) {
      test(`${fault}: told in time, the cart is there, and Retry mends it without a reload`, async ({ page, request, planted }) => {
        const data = await restaurantData(request, 'bella-napoli');
        await planted.serve('without');
        await storeCart(page, data);
        await noteSettling(page);
        const mend = await plant(page, planted, remote, fault);
        await page.goto(addressOf[remote](data), { waitUntil: 'commit' });
        await expect(failedRemote(page)).toContainText(told[fault]);
        expect(await settledAfter(page)).toBeLessThan(FALLBACK_MS + MACHINE_MS);
        expect((await storedCartOf(page, data))?.lines).toHaveLength(1);
        await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
        await mend();
        await retryRemote(page);
        await expect(failedRemote(page)).toHaveCount(0);
        await expect(busy(page)).toHaveCount(0);
        await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
      });
    }
  });
}
