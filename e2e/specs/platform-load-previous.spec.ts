import { REMOTE_NAMES, type RemoteName } from '@storefront/shared-domain/remote';
import { busy, failedRemote, navigate, retryRemote } from '../support/failed-remote';
import { breakFiles } from '../support/faults';
import { loadsOf, noteIncidents } from '../support/incidents';
import { expect, plant, REMOTE_FAULTS, test, type RemoteFault } from '../support/planted';
import { addressOf } from '../support/remote-addresses';
import { FALLBACK_MS, MACHINE_MS, noteSettling, settledAfter } from '../support/settled';
import { restaurantData, storeCart, storedCartOf } from '../support/stored-cart';

/** Every fault with one remote, every remote with one fault. */
const cases: readonly (readonly [RemoteName, RemoteFault])[] = [
  ...REMOTE_FAULTS.map((fault) => ['mf-account', fault] as const),
  ...REMOTE_NAMES.filter((remote) => remote !== 'mf-account').map((remote) => [remote, 'wrong hash'] as const),
];

for (const [remote, fault] of cases) {
  test(`${remote}, ${fault}: the last good build shows in time, and the cart is there`, async ({ page, request, planted }) => {
    const data = await restaurantData(request, 'bella-napoli');
    await planted.serve('with');
    await storeCart(page, data);
    await noteSettling(page);
    await noteIncidents(page);
    await plant(page, planted, remote, fault);
    await page.goto(addressOf[remote](data), { waitUntil: 'commit' });
    expect(await settledAfter(page)).toBeLessThan(FALLBACK_MS + MACHINE_MS);
    await expect(failedRemote(page)).toHaveCount(0);
    expect((await loadsOf(page, remote)).filter((what) => what !== 'repeated')).toEqual(['previous', 'by previous']);
    expect((await storedCartOf(page, data))?.lines).toHaveLength(1);
  });
}

test('both builds hang: told within the whole deadline', async ({ page, planted }) => {
  await planted.serve('with');
  await noteSettling(page);
  await breakFiles(page, /\/builds\/mf-account\//, 'hang');
  await page.goto('/bella-napoli/login', { waitUntil: 'commit' });
  await expect(failedRemote(page)).toContainText('It took too long', { timeout: 12_000 });
  expect(await settledAfter(page)).toBeLessThan(8000 + MACHINE_MS);
});

test.describe('a later part of a remote that runs is gone', () => {
  const register = (folder: string) => new RegExp(`${folder}page-register\\.`);

  test('one reload, at the same address and with the cart, and the last good build', async ({ page, request, planted }) => {
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

  test('gone for good: one reload, then told; Retry mends it', async ({ page, planted }) => {
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

  test('a widget that is gone leaves the page as it is', async ({ page, request, planted }) => {
    await planted.serve('with');
    await storeCart(page, await restaurantData(request, 'bella-napoli'));
    const broken = await breakFiles(page, /\/builds\/mf-cart\/.*widget-floating-cart-button/, 'not-found');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/bella-napoli');
    await expect.poll(() => broken.asked.length).toBeGreaterThan(0);
    await expect(busy(page)).toHaveCount(0);
    await expect(failedRemote(page)).toHaveCount(0);
    expect(loads).toBe(1);
  });
});
