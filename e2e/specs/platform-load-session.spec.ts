import type { Page } from '@playwright/test';
import { rollback } from '@storefront/release';
import { TelemetryBatch } from '@storefront/shared-domain/contracts';
import type { Composed } from '../support/composed';
import { expect, test } from '../support/planted';
import { busy, failedRemote, navigate, retryRemote } from '../support/failed-remote';
import { breakFiles } from '../support/faults';
import { restaurantData, storeCart, storedCartOf } from '../support/stored-cart';
import { releaseVariant } from '../support/variant';
import { awaitedLater } from '../support/awaited-later';

// the store belongs to a worker: it is started once
test.describe.configure({ mode: 'default' });

const LOGIN = '/bella-napoli/login';
const hashOf = (page: Page) => page.evaluate(() => window.__storefront?.composition.hash);
const isStored = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('storefront.session') !== null);

/** A new build of a remote no page here shows. */
const releaseNext = (composed: Composed) =>
  releaseVariant(composed, 'mf-tracking', {
    file: (name, text) => (name.startsWith('remote.') ? `${text}\n` : null),
  });

/** Opens an address and waits until the session of the tab is stored. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(busy(page)).toHaveCount(0);
  await expect.poll(() => isStored(page)).toBe(true);
}

/** Folders of the builds of a page, by shell and remote. */
const builds = (page: Page) =>
  page.evaluate(async () => {
    const { shell, remotes } = (await window.__storefront?.whole?.()) ?? {
      shell: null,
      remotes: {},
    };
    return Object.fromEntries([
      ['shell', shell?.base],
      ...Object.entries(remotes).map(([name, { base }]) => [name, base]),
    ]);
  });

test('a session keeps its builds after a release; a revoked one loads anew at the next address, with its cart', async ({
  page,
  context,
  request,
  composed,
}) => {
  const data = await restaurantData(request, 'bella-napoli');
  await storeCart(page, data);
  await open(page, LOGIN);
  const before = await builds(page);
  const next = await releaseNext(composed);
  await page.goto('/bella-napoli/track?token=4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11');
  await expect(busy(page)).toHaveCount(0);
  await expect(failedRemote(page)).toHaveCount(0);
  expect(await hashOf(page)).toBe(composed.base);
  const tab = await context.newPage();
  await open(tab, LOGIN);
  expect(await hashOf(tab)).toBe(next.hash);
  const after = await builds(tab);
  expect(after['mf-tracking']).not.toBe(before['mf-tracking']);
  expect({ ...after, 'mf-tracking': '' }).toEqual({ ...before, 'mf-tracking': '' });

  await rollback(composed.store, composed.channel);
  let loads = 0;
  tab.on('load', () => (loads += 1));
  const update = awaitedLater(tab.waitForResponse('**/channel.json'));
  await navigate(tab, '/bella-napoli/register');
  await (await update).finished();
  await expect(busy(tab)).toHaveCount(0);
  expect([loads, await hashOf(tab)]).toEqual([0, next.hash]);
  await navigate(tab, '/bella-napoli/shopping-cart');
  await expect.poll(() => loads).toBe(1);
  await expect(busy(tab)).toHaveCount(0);
  await expect(tab).toHaveURL(/\/shopping-cart$/);
  expect(await hashOf(tab)).toBe(composed.base);
  expect((await storedCartOf(tab, data))?.lines).toHaveLength(1);
});

test('a failure and its recovery are reported to the API, once each and without customer data', async ({
  page,
  composed,
}) => {
  const batches: TelemetryBatch[] = [];
  await page.route('**/api/telemetry', (route) => {
    batches.push(TelemetryBatch.parse(route.request().postDataJSON()));
    return route.fulfill({ status: 204 });
  });
  const broken = await breakFiles(page, /\/builds\/mf-account\/[^/]+\/entry\./, 'not-found');
  await page.goto(LOGIN);
  await expect(failedRemote(page)).toBeVisible();
  await broken.mend();
  await retryRemote(page);
  await expect(failedRemote(page)).toHaveCount(0);
  await expect(busy(page)).toHaveCount(0);
  const events = () => batches.flatMap((batch) => batch.events);
  await expect.poll(() => events().some(({ kind }) => kind === 'load-recovered')).toBe(true);
  const loads = events().flatMap((event) =>
    event.kind === 'load-failed'
      ? [event.outcome]
      : event.kind === 'load-recovered'
        ? [event.by]
        : [],
  );
  expect(loads).toEqual(['repeated', 'panel', 'customer']);
  expect(events().filter(({ kind }) => kind === 'visit')).toHaveLength(1);
  expect(batches[0]).toMatchObject({ channel: 'stable', composition: composed.base, arms: [] });
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect.poll(() => events().filter(({ kind }) => kind === 'vitals').length).toBe(1);
});
