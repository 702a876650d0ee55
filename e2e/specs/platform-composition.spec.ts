import type { Page } from '@playwright/test';
import { expect, test } from '../support/composed';
import { busy, navigate } from '../support/failed-remote';
import { storeCart, restaurantData } from '../support/stored-cart';
import { releaseVariant } from '../support/variant';

const HOME = '/bella-napoli';
const copiesOn = () => (globalThis.__storefrontCopies ?? []).map(([name]) => name).sort();
const ONCE = ['effector', 'i18next', 'react', 'react-dom', 'shared-domain', 'shared-ui'];

test('one copy of everything that must live once, whatever remotes the customer visits', async ({ page, request }) => {
  await storeCart(page, await restaurantData(request, 'bella-napoli'));
  await page.goto(HOME);
  await expect(busy(page)).toHaveCount(0);
  expect(await page.evaluate(copiesOn)).toEqual(ONCE);
  for (const path of ['shopping-cart', 'delivery', 'payment/success', 'login']) {
    await navigate(page, `${HOME}/${path}`);
    await expect(busy(page)).toHaveCount(0);
  }
  expect(await page.evaluate(copiesOn)).toEqual(ONCE);
});

test('a remote that brings its own copy of react is reported by its name', async ({ page, composed }) => {
  await releaseVariant(composed, 'mf-account', {
    file: (name, text) => (name.startsWith('remote.') ? `(globalThis.__storefrontCopies??=[]).push(["react","mf-account"]);${text}` : null),
  });
  await page.addInitScript(() => {
    addEventListener('storefront:incident', (event) => {
      document.documentElement.dataset['incident'] = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await page.goto(`${HOME}/login`);
  const reported = page.locator('html[data-incident]');
  await expect(reported).toHaveAttribute('data-incident', /second-copy.*"packageName":"react".*"build":"mf-account"/);
});

test('the first load has depth 2: the document, then code, styles and data at once', async ({ page }) => {
  const delay = 400;
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#root h1')) return;
      performance.mark('first-content');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  await page.goto(HOME);
  await expect(busy(page)).toHaveCount(0);
  const { shownAt, asked } = await page.evaluate(() => ({
    shownAt: performance.getEntriesByName('first-content')[0]?.startTime ?? Infinity,
    asked: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => ['script', 'link', 'fetch', 'xmlhttprequest'].includes(initiatorType))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  const first = Math.min(...asked.map(({ startTime }) => startTime));
  // What a page asks for while it is being shown is not waited for.
  const waitedFor = asked.filter(({ startTime }) => startTime < shownAt - delay / 2);
  expect(waitedFor.filter(({ startTime }) => startTime - first >= delay)).toEqual([]);
  expect(waitedFor.some(({ name }) => name.includes('/api/restaurant/data/v2/'))).toBe(true);
  expect(waitedFor.some(({ name }) => name.includes('/builds/mf-menu/'))).toBe(true);
});

test('the page obeys its own policy, and the browser has nothing to say about it', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    const isPicture = message.location().url.includes('/media/');
    if (['error', 'warning'].includes(message.type()) && !isPicture) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(HOME);
  await expect(busy(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(said).toEqual([]);
});

test('replacing one build of mf-checkout changes the next visit and rebuilds nothing else', async ({ page, context, composed }) => {
  const builds = (of: Page) =>
    of.evaluate(() => {
      const { shell, remotes } = window.__storefront?.composition ?? { shell: null, remotes: {} };
      return Object.fromEntries([['shell', shell?.base], ...Object.entries(remotes).map(([name, { base }]) => [name, base])]);
    });
  await page.goto(`${HOME}/payment/success`);
  await expect(busy(page)).toHaveCount(0);
  const before = await builds(page);
  await releaseVariant(composed, 'mf-checkout', {
    file: (name, text) => (name.startsWith('remote.') ? `document.documentElement.dataset.checkout="new";${text}` : null),
  });
  const next = await context.newPage();
  await next.goto(`${HOME}/payment/success`);
  await expect(next.locator('html')).toHaveAttribute('data-checkout', 'new');
  await expect(page.locator('html')).not.toHaveAttribute('data-checkout', 'new');
  const after = await builds(next);
  expect(after['mf-checkout']).not.toBe(before['mf-checkout']);
  expect({ ...after, 'mf-checkout': '' }).toEqual({ ...before, 'mf-checkout': '' });
});
