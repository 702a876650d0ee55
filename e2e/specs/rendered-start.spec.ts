import type { APIRequestContext, Page } from '@playwright/test';
import { placeOrder } from '../support/placed-order';
import { expect, test } from '../support/rendering-edge';
import { restaurantData, storeCart } from '../support/stored-cart';
import { whenRendered } from '../support/when-rendered';

// the rendering edge belongs to a worker: it is started once
test.describe.configure({ mode: 'default' });

/** Parts that are loaded when the page is idle, or for what the restaurant offers beside the order. */
const LATER_PARTS = 'telemetry|offline|watch-record|events|push|later';
/** On the menu also: the slides of its header, the client of the API with the first call. */
const OF_MENU = 'slider|contracts|provide-http|axios|\\d+';

const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** Addresses of files of builds that the page requests. */
function watchFiles(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/builds\/.*\.(?:js|css|woff2)/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** A file at two addresses counts, too. */
const twice = (urls: readonly string[]): string[] => {
  const names = urls.map(nameOf);
  return names.filter((name, at) => names.indexOf(name) !== at);
};

/** Names of the files that the page has announced: those of the shell's start, and its preloads. */
const announcedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = document.getElementById('composition')?.textContent ?? '';
    const { entry } = (
      JSON.parse(text) as { composition: { shell: { entry: { js: string[]; css: string[] } } } }
    ).composition.shell;
    const preloads = document.querySelectorAll<HTMLLinkElement>(
      'link[rel=preload][href*="/builds/"]',
    );
    return [...entry.js, ...entry.css, ...[...preloads].map(({ href }) => href)].map(
      (url) => url.split('/').at(-1) ?? '',
    );
  });

/** Files that were requested because another one has run, without those of `allowed`. */
async function unannounced(page: Page, urls: readonly string[], allowed: string) {
  const known = await announcedOn(page);
  const isAllowed = new RegExp(`^(?:${allowed})\\.`);
  return urls.map(nameOf).filter((name) => !known.includes(name) && !isAllowed.test(name));
}

test('a tap on "+" needs no file that the screen has not announced, and fetches none twice, fonts included', async ({
  page,
  api,
  store,
  texts,
}) => {
  await whenRendered(api, '/bella-napoli', 'pt-BR');
  const urls = watchFiles(page);
  await page.goto('/bella-napoli');
  // three at a time; the style of the button is the last of them
  await expect
    .poll(() => urls.map(nameOf).some((name) => /^widget-floating-cart-button.*css$/.test(name)))
    .toBe(true);
  await expect
    .poll(async () => {
      const fetched = urls.map(nameOf);
      return (await announcedOn(page)).filter((name) => !fetched.includes(name));
    })
    .toEqual([]);
  const names = urls.map(nameOf);
  for (const part of ['order-draft', 'widget-floating-cart-button', 'locale-pt-br'])
    expect(names.some((name) => name.startsWith(part))).toBe(true);
  // the docked cart of a wide screen is not for a phone
  expect(names.filter((name) => /docked|provide-rules|phones/.test(name))).toEqual([]);
  const before = urls.length;
  const name = 'Burrata com Pesto';
  await store
    .card(name)
    .getByRole('button', { name: texts('mf-menu:card.add', { name }) })
    .tap();
  await expect(store.cartButton()).toContainText('1');
  await expect(page.locator('#cart-count')).toHaveCount(0); // mf-cart's own button
  expect(await unannounced(page, urls.slice(before), `${LATER_PARTS}|${OF_MENU}`)).toEqual([]);
  expect(twice(urls)).toEqual([]);
});

test('an early tap requests with the first interaction what is not fetched yet', async ({
  page,
  api,
  store,
  texts,
}) => {
  await whenRendered(api, '/bella-napoli', 'pt-BR');
  const urls = watchFiles(page);
  await page.goto('/bella-napoli', { waitUntil: 'commit' });
  const name = 'Burrata com Pesto';
  await store
    .card(name)
    .getByRole('button', { name: texts('mf-menu:card.add', { name }) })
    .tap();
  await expect(store.cartButton()).toContainText('1');
  await expect(page.locator('#cart-count')).toHaveCount(0);
  expect(await unannounced(page, urls, `${LATER_PARTS}|${OF_MENU}`)).toEqual([]);
  expect(twice(urls)).toEqual([]);
});

test('a click without a pointer, as reading software sends it, starts the application, too', async ({
  page,
  api,
  store,
  texts,
}) => {
  await whenRendered(api, '/bella-napoli', 'pt-BR');
  await page.goto('/bella-napoli');
  const name = 'Burrata com Pesto';
  await store
    .card(name)
    .getByRole('button', { name: texts('mf-menu:card.add', { name }) })
    .evaluate((button: HTMLElement) => button.click());
  await expect(store.cartButton()).toContainText('1');
  // it starts alone after 15 s
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./, {
    timeout: 10_000,
  });
});

/** Opens a page that starts at once, until the application has taken over. */
async function started(page: Page, api: APIRequestContext, path: string): Promise<void> {
  await whenRendered(api, path, 'pt-BR');
  await page.goto(path);
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
  await page.waitForLoadState('networkidle');
}

test.describe('a page that starts needs no file that it has not announced, and fetches none twice', () => {
  test('product', async ({ page, api }) => {
    const urls = watchFiles(page);
    await started(page, api, '/bella-napoli/extra?product=arancini');
    expect(await unannounced(page, urls, LATER_PARTS)).toEqual([]);
    expect(twice(urls)).toEqual([]);
  });

  test('pizza', async ({ page, api }) => {
    const { menu } = await restaurantData(api, 'bella-napoli');
    const urls = watchFiles(page);
    await started(page, api, `/bella-napoli/pizza?product=${menu.pizzas.sizes[0]?.id ?? ''}`);
    expect(await unannounced(page, urls, LATER_PARTS)).toEqual([]);
    expect(twice(urls)).toEqual([]);
  });

  test('cart', async ({ page, api }) => {
    await storeCart(page, await restaurantData(api, 'bella-napoli'));
    const urls = watchFiles(page);
    await started(page, api, '/bella-napoli/shopping-cart');
    expect(await unannounced(page, urls, LATER_PARTS)).toEqual([]);
    expect(twice(urls)).toEqual([]);
  });

  test('track', async ({ page, api }) => {
    const { uuid } = await placeOrder(api);
    const urls = watchFiles(page);
    const path = `/bella-napoli/track?token=${uuid}`;
    await whenRendered(api, path, 'pt-BR');
    await page.goto(path);
    await page.keyboard.press('Shift'); // it waits for an interaction
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    await expect.poll(() => urls.some((url) => url.includes('/axios.'))).toBe(true);
    expect(await unannounced(page, urls, LATER_PARTS)).toEqual([]);
    expect(twice(urls)).toEqual([]);
  });
});

test.describe('the docked cart of a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('is announced instead of the button, and no file is fetched twice', async ({
    page,
    api,
    texts,
  }) => {
    await whenRendered(api, '/bella-napoli', 'pt-BR');
    const urls = watchFiles(page);
    await page.goto('/bella-napoli');
    await page.keyboard.press('Shift');
    await expect(page.getByText(texts('mf-cart:dock.empty'))).toBeVisible();
    expect(urls.filter((url) => url.includes('floating-cart-button'))).toEqual([]);
    expect(await unannounced(page, urls, `${LATER_PARTS}|${OF_MENU}`)).toEqual([]);
    expect(twice(urls)).toEqual([]);
  });
});
