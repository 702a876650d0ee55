import type { RemoteName } from '@storefront/shared-domain/remote';
import { expectAccessible } from '../support/accessibility';
import { busy, failedRemote, navigate, retryRemote } from '../support/failed-remote';
import { breakFiles } from '../support/faults';
import { loadsOf, noteIncidents } from '../support/incidents';
import { passDeadlines } from '../support/pass-deadlines';
import { expect, plant, test, type RemoteFault } from '../support/planted';
import { addressOf } from '../support/remote-addresses';
import { reportSlowConnection } from '../support/slow-connection';
import { restaurantData, storeCart, storedCartOf } from '../support/stored-cart';
import { textsOf } from '../support/texts';

const texts = textsOf('en-US');

// the planted builds belong to a worker
test.describe.configure({ mode: 'default' });

/*
 * Each fault that a browser sees differently, once, in as few page loads as possible; every remote
 * with every fault is in platform/loader/src/faults.test.ts.
 */
test('remotes fail in five ways, without an earlier build: the reason, the cart, and Retry without a reload', async ({
  page,
  context,
  request,
  planted,
}) => {
  test.slow(); // five remotes
  await reportSlowConnection(context); // no remote is loaded before its page is opened
  const data = await restaurantData(request, 'bella-napoli');
  await planted.serve('without');
  await storeCart(page, data);
  const mendDelivery = await plant(page, planted, 'mf-delivery', 'throws');
  await page.route('**/page-use-loyalty.*', (route) => route.abort());

  const failsWith = async (reason: RegExp): Promise<void> => {
    await expect(failedRemote(page)).toContainText(reason);
    expect((await storedCartOf(page, data))?.lines).toHaveLength(1);
  };
  let retries = 0;
  const repair = async (mend: () => Promise<void>): Promise<void> => {
    await mend();
    // the page may have loaded it again by itself
    await retryRemote(page, { timeout: 10_000 }).then(
      () => (retries += 1),
      () => undefined,
    );
    await expect(failedRemote(page)).toHaveCount(0);
    await expect(busy(page)).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
  };
  const failsAndRecovers = async (
    remote: 'mf-tracking' | 'mf-cart' | 'mf-menu',
    fault: RemoteFault,
    reason: RegExp,
  ): Promise<void> => {
    const mend = await plant(page, planted, remote, fault);
    await navigate(page, addressOf[remote](data));
    await failsWith(reason);
    await repair(mend);
  };

  const mendBuilder = await plant(page, planted, 'mf-pizza-builder', 'truncated');
  await page.goto(addressOf['mf-pizza-builder'](data), { waitUntil: 'commit' });
  await failsWith(/failed a safety check/);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await repair(mendBuilder);
  await failsAndRecovers('mf-tracking', 'wrong hash', /failed a safety check/);
  await failsAndRecovers('mf-cart', '500', /could not be reached/);

  // the failed dialog of a button: another button replaces it, with the focus, and the order goes on
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

  // without the delivery page the customer can read the cart out to the restaurant
  await failsWith(/did not load correctly/);
  const call = page.getByRole('region', { name: texts('shell:call.title') });
  await expect(call.getByRole('link')).toHaveAttribute('href', /^tel:\+\d{10,}$/);
  await expect(call.locator('pre')).toContainText(`${texts('shell:call.subtotal')}: R$`);
  await expect(call.getByRole('button', { name: texts('shell:call.copy') })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-page', '')); // the link loads its page
  await repair(mendDelivery);
  await failsAndRecovers('mf-menu', 'down', /could not be reached/);
  expect(retries).toBeGreaterThanOrEqual(3); // of five

  // a later part of a remote that runs is gone: one reload, then the reason
  await navigate(page, '/bella-napoli/login');
  await expect(
    page.getByRole('heading', { level: 1, name: texts('mf-account:login.title') }),
  ).toBeVisible();
  await expect(busy(page)).toHaveCount(0);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const gone = new RegExp(`${planted.folder('mf-account')}page-register\\.`);
  const broken = await breakFiles(page, gone, 'not-found');
  await navigate(page, '/bella-napoli/register');
  await failsWith(/could not be reached/);
  expect(loads).toBe(1);
  await broken.mend();
  await retryRemote(page);
  await expect(failedRemote(page)).toHaveCount(0);
  await expect(busy(page)).toHaveCount(0);
  expect(loads).toBe(1);
});

/*
 * One fault of each kind: no answer, other bytes, a build that does not run. Their product with the
 * remotes is in platform/loader/src/faults.test.ts.
 */
test('a remote that hangs, is tampered with or throws: its last good build shows, and the cart is there', async ({
  page,
  context,
  request,
  planted,
}) => {
  await reportSlowConnection(context);
  const data = await restaurantData(request, 'bella-napoli');
  await planted.serve('with');
  await storeCart(page, data);
  await noteIncidents(page);
  const showsPrevious = async (remote: RemoteName): Promise<void> => {
    await expect
      .poll(async () => (await loadsOf(page, remote)).filter((what) => what !== 'repeated'))
      .toEqual(['previous', 'by previous']);
    await expect(busy(page)).toHaveCount(0);
    await expect(failedRemote(page)).toHaveCount(0);
    expect((await storedCartOf(page, data))?.lines).toHaveLength(1);
  };
  await plant(page, planted, 'mf-menu', 'throws');
  await plant(page, planted, 'mf-account', 'hangs');
  const pass = await passDeadlines(page);
  await page.goto(addressOf['mf-account'](data), { waitUntil: 'commit' });
  await pass();
  await showsPrevious('mf-account');
  await plant(page, planted, 'mf-cart', 'wrong hash');
  await navigate(page, addressOf['mf-cart'](data));
  await showsPrevious('mf-cart');
  await navigate(page, addressOf['mf-menu'](data));
  await showsPrevious('mf-menu');
});

test(
  'a later part of a remote that runs is gone: one reload, at the same address and with the cart, ' +
    'and the last good build',
  async ({ page, request, planted }) => {
    const data = await restaurantData(request, 'bella-napoli');
    await planted.serve('with');
    await storeCart(page, data);
    await noteIncidents(page);
    await page.goto('/bella-napoli/login');
    await expect(busy(page)).toHaveCount(0);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await breakFiles(
      page,
      new RegExp(`${planted.folder('mf-account')}page-register\\.`),
      'not-found',
    );
    await navigate(page, '/bella-napoli/register?from=menu');
    await expect.poll(() => loads.length).toBe(1);
    await expect(busy(page)).toHaveCount(0);
    await expect(failedRemote(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/register\?from=menu$/);
    expect((await storedCartOf(page, data))?.lines).toHaveLength(1);
    expect(loads).toHaveLength(1);
    expect(await loadsOf(page, 'mf-account')).toEqual(['by reload']);
  },
);
