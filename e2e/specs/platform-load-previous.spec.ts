import type { RemoteName } from '@storefront/shared-domain/remote';
import { busy, failedRemote, navigate, retryRemote } from '../support/failed-remote';
import { breakFiles } from '../support/faults';
import { loadsOf, noteIncidents } from '../support/incidents';
import { passDeadlines } from '../support/pass-deadlines';
import { expect, plant, test, type RemoteFault } from '../support/planted';
import { addressOf } from '../support/remote-addresses';
import { restaurantData, storeCart, storedCartOf } from '../support/stored-cart';

/**
 * One fault of each kind: no answer, other bytes, a build that does not run. Their product with the
 * remotes is in platform/loader/src/faults.test.ts.
 */
const cases: readonly (readonly [RemoteName, RemoteFault])[] = [
  ['mf-account', 'hangs'],
  ['mf-cart', 'wrong hash'],
  ['mf-menu', 'throws'],
];

for (const [remote, fault] of cases) {
  test(`${remote}, ${fault}: the last good build shows, and the cart is there`, async ({
    page,
    request,
    planted,
  }) => {
    const data = await restaurantData(request, 'bella-napoli');
    await planted.serve('with');
    await storeCart(page, data);
    await noteIncidents(page);
    await plant(page, planted, remote, fault);
    const pass = fault === 'hangs' ? await passDeadlines(page) : null;
    await page.goto(addressOf[remote](data), { waitUntil: 'commit' });
    await pass?.();
    await expect
      .poll(async () => (await loadsOf(page, remote)).filter((what) => what !== 'repeated'))
      .toEqual(['previous', 'by previous']);
    await expect(busy(page)).toHaveCount(0);
    await expect(failedRemote(page)).toHaveCount(0);
    expect((await storedCartOf(page, data))?.lines).toHaveLength(1);
  });
}

test.describe('a later part of a remote that runs is gone', () => {
  const register = (folder: string) => new RegExp(`${folder}page-register\\.`);

  test('one reload, at the same address and with the cart, and the last good build', async ({
    page,
    request,
    planted,
  }) => {
    const data = await restaurantData(request, 'bella-napoli');
    await planted.serve('with');
    await storeCart(page, data);
    await noteIncidents(page);
    await page.goto('/bella-napoli/login');
    await expect(busy(page)).toHaveCount(0);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await breakFiles(page, register(planted.folder('mf-account')), 'not-found');
    await navigate(page, '/bella-napoli/register?from=menu');
    await expect.poll(() => loads.length).toBe(1);
    await expect(busy(page)).toHaveCount(0);
    await expect(failedRemote(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/register\?from=menu$/);
    expect((await storedCartOf(page, data))?.lines).toHaveLength(1);
    expect(loads).toHaveLength(1);
    expect(await loadsOf(page, 'mf-account')).toEqual(['by reload']);
  });

  test('permanent failure: one reload, then the error panel; Retry repairs it', async ({
    page,
    planted,
  }) => {
    await planted.serve('without');
    await page.goto('/bella-napoli/login');
    await expect(busy(page)).toHaveCount(0);
    let loads = 0;
    page.on('load', () => (loads += 1));
    const broken = await breakFiles(page, register(planted.folder('mf-account')), 'not-found');
    await navigate(page, '/bella-napoli/register');
    await expect(failedRemote(page)).toContainText('It could not be reached');
    expect(loads).toBe(1);
    await broken.mend();
    await retryRemote(page);
    await expect(failedRemote(page)).toHaveCount(0);
    await expect(busy(page)).toHaveCount(0);
    expect(loads).toBe(1);
  });
});
