import type { Page } from '@playwright/test';
import { rollback } from '@storefront/release';
import { expect, test as story } from '../fixtures';
import { test as platform } from '../support/planted';
import { restaurantData, storeCart } from '../support/stored-cart';
import { releaseVariant } from '../support/variant';
import { whenRendered } from '../support/when-rendered';
import { awaitedLater } from '../support/awaited-later';

/** Cached addresses of the page's service worker, by cache. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('storefront-'));
    const counts = await Promise.all(
      names.map(
        async (name) =>
          [
            name,
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
          ] as const,
      ),
    );
    return Object.fromEntries(counts) as Record<string, string[]>;
  });

/** States of the workers that are installed, wait and act, by registration. */
const statesOfWorkers = async (): Promise<string[]> =>
  (await navigator.serviceWorker.getRegistrations()).map((registration) =>
    [registration.installing, registration.waiting, registration.active]
      .map((worker) => worker?.state ?? 'none')
      .join(),
  );

/** Waits until the page, the menu and the pages for offline use are cached. */
async function ready(page: Page, restaurant = 'bella-napoli'): Promise<void> {
  await expect
    .poll(
      async () => {
        const {
          'storefront-pages': pages = [],
          'storefront-restaurants': data = [],
          'storefront-builds': builds = [],
        } = await stored(page);
        return [
          pages.includes(`/${restaurant}`),
          data.length > 0,
          builds.some((file) => /\/mf-cart\/.*\/page-cart\./.test(file)),
          builds.some((file) => /\/shell\/.*\/main\./.test(file)),
        ];
      },
      { timeout: 60_000 },
    )
    .toEqual([true, true, true, true]);
}

const OFFLINE = 'test.offline';

/**
 * The page reads whether the test has cut its connection. Of the browser alone it would not on a slow
 * machine: the document that a reload leaves ends late, and takes the emulated state from the next one,
 * whose `navigator.onLine` is true while every request fails.
 */
const knowConnection = (page: Page) =>
  page.addInitScript((key) => {
    const isCut = (): boolean => sessionStorage.getItem(key) !== null;
    Object.defineProperty(navigator, 'onLine', { get: () => !isCut() });
    addEventListener('online', (event) => void (isCut() && event.stopImmediatePropagation()), true);
  }, OFFLINE);

async function cut(page: Page): Promise<void> {
  await page.evaluate((key) => sessionStorage.setItem(key, 'yes'), OFFLINE);
  await page.context().setOffline(true);
}

async function reconnect(page: Page): Promise<void> {
  await page.evaluate((key) => sessionStorage.removeItem(key), OFFLINE);
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

story.describe('without a connection', () => {
  story.use({ serviceWorkers: 'allow', preloads: true });
  // a page is cached when it is idle, and this test opens it repeatedly
  story.setTimeout(120_000);

  story(
    '[F36] menu and cart can be read, a banner says why nothing is sent, other addresses show a message; ' +
      'a damaged file is fetched again, and nothing but files, pages and menus is cached',
    async ({ page, store, texts, api, failures, expectAccessible }) => {
      await knowConnection(page);
      failures.allow(
        // the small picture of the cart was never shown online, nor its .jpg
        { method: 'GET', path: '/media/products/:product/:file', status: 'failed', times: 2 },
        // the page of the worker
        { method: 'GET', path: '/slice-house', status: 503 },
      );
      await storeCart(page, await restaurantData(api, 'bella-napoli'));
      // the fonts of a rendered page are requested with it, and those of another one later
      await whenRendered(api, '/bella-napoli', 'pt-BR');
      await store.open();
      await ready(page);
      const damaged = await page.evaluate(async () => {
        const cache = await caches.open('storefront-builds');
        const main = (await cache.keys()).find(({ url }) => /\/shell\/.*\/main\./.test(url));
        await cache.put(
          main!,
          new Response('throw new Error("damaged")', {
            headers: { 'content-type': 'text/javascript' },
          }),
        );
        return main!.url;
      });
      await page.reload();
      await expect(store.card('Bruschetta al Pomodoro')).toBeVisible();
      await expect
        .poll(() =>
          page.evaluate(
            async (url) => (await (await caches.match(url))?.text())?.includes('damaged'),
            damaged,
          ),
        )
        .toBe(false);

      const paths = Object.values(await stored(page)).flat();
      expect(paths.length).toBeGreaterThan(10);
      expect(
        paths.filter(
          (path) =>
            !/^\/(builds|media)\/|^\/bella-napoli$/.test(path) &&
            !/^\/api\/restaurant\/(data\/v2\/bella-napoli|bella-napoli\.json)$/.test(path),
        ),
      ).toEqual([]);

      await cut(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bella Napoli');
      await expect(store.card('Bruschetta al Pomodoro')).toBeVisible();
      await expect(page.getByText(texts('shell:connection.offline'))).toBeVisible();
      // a picture that is still requested when the connection is back does not fail
      const pictureFailed = awaitedLater(
        page.waitForEvent('requestfailed', (request) =>
          new URL(request.url()).pathname.startsWith('/media/products/'),
        ),
      );
      await page.goto('/bella-napoli/shopping-cart');
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(1);
      await expect(page.getByText(texts('shell:connection.offline'))).toBeVisible();
      await pictureFailed;
      await page.goto('/bella-napoli/nothing-here');
      await expect(
        page.getByRole('heading', { level: 1, name: texts('shell:page-not-found.title') }),
      ).toBeVisible();
      await reconnect(page);
      await expect(page.getByText(texts('shell:connection.offline'))).toBeHidden();

      await cut(page);
      await page.goto('/slice-house');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Você está sem conexão' }),
      ).toBeVisible();
      await expectAccessible();
      await reconnect(page);
      await page.getByRole('link', { name: 'Tentar de novo' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slice House');
    },
  );
});

platform.describe('releases with a worker', () => {
  platform.use({ serviceWorkers: 'allow' });
  platform.setTimeout(120_000);
  const hashOf = (page: Page) => page.evaluate(() => window.__storefront?.composition.hash);
  /** Waits for a composition, also while a document replaces another one. */
  const serves = (page: Page, wanted: string) =>
    page.waitForFunction((hash) => window.__storefront?.composition.hash === hash, wanted);
  const controlled = (page: Page) =>
    page.evaluate(() => navigator.serviceWorker.controller !== null);

  platform(
    'a promotion and a rollback are seen at the next load; a shell without a worker removes it with its caches',
    async ({ page, context, composed }) => {
      platform.setTimeout(300_000);
      await page.goto('/bella-napoli');
      await ready(page);
      await page.reload();
      expect([await controlled(page), await hashOf(page)]).toEqual([true, composed.base]);
      const bad = await releaseVariant(composed, 'mf-tracking', {
        file: (name, text) => (name.startsWith('remote.') ? `${text}\n` : null),
      });
      const tab = await context.newPage();
      await tab.goto('/bella-napoli');
      await serves(tab, bad.hash);
      await rollback(composed.store, composed.channel);
      await tab.reload();
      await serves(tab, composed.base);
      expect(await controlled(tab)).toBe(true);
      await tab.close();

      await releaseVariant(composed, 'shell', {
        record: ({ worker: _worker, ...record }) => record,
      });
      const browser = await context.newCDPSession(page);
      await browser.send('ServiceWorker.enable');
      // A browser checks the worker's script once after each navigation, and replaces a worker when
      // that has stored what the page needs: a request without an answer delays this by 5 minutes.
      // A visit after the browser was closed finds no running worker, and no such request.
      await expect(async () => {
        await browser.send('ServiceWorker.stopAllWorkers');
        await page.reload();
        await expect.poll(() => page.evaluate(statesOfWorkers), { timeout: 40_000 }).toEqual([]);
      }).toPass({ timeout: 160_000 });
      await expect.poll(() => stored(page)).toEqual({});
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bella Napoli');
    },
  );
});
