import type { APIRequestContext, Page } from '@playwright/test';
import { menuSections } from '@storefront/shared-domain/rules';
import { halvePages } from '../support/halved-page';
import { holdRoute } from '../support/hold-route';
import { layoutShift } from '../support/layout-shift';
import { openCountingProxy } from '../support/counting-proxy';
import { expect, test } from '../support/rendering-edge';
import { restaurantData, storeCart } from '../support/stored-cart';
import { recordAnnouncements } from '../support/announcements';
import { standInForVendors } from '../support/vendors';
import { translatePage } from '../support/translate-page';
import { whenRendered } from '../support/when-rendered';

// the rendering edge belongs to a worker: it is started once
test.describe.configure({ mode: 'default' });

/**
 * Bytes of the menu's compressed HTML, without its headers: 0.7 kB of them are for pages that a translator
 * changes, 0.3 kB are for browsers that are too old, 0.1 kB for missing pictures, 1.5 kB for what changes the
 * cart before the application has started, 0.9 kB for arms that the edge assigns, changed choices, and what a
 * page announces that its application requests, 0.65 kB for the pages and widgets that remotes declare.
 */
const HTML_BUDGET = 34_600;

/** Files that no menu needs to start. */
const LATER = /\/(?:contracts|slider|page-(?:notes|use-loyalty|restaurant-closed))\.\w+\.js/;

/** Holds the scripts of the page back until the result is called. */
const holdScripts = (page: Page): Promise<() => Promise<void>> =>
  holdRoute(page, '**/builds/**/*.js*');

/** The first interaction with the page, which starts its application: a key without an effect. */
const interact = (page: Page): Promise<void> => page.keyboard.press('Shift');

test('[DOMAIN-022] where AVIF and WebP are missing the .jpg is shown before the start, and nothing shifts', async ({
  page,
  api,
  failures,
}) => {
  failures.allowUnder('/media/');
  await whenRendered(api, '/bella-napoli', 'pt-BR');
  await page.route(/\/media\/.*\.(?:avif|webp)$/, (route) => route.fulfill({ status: 404 }));
  const releaseScripts = await holdScripts(page);
  await page.goto('/bella-napoli', { waitUntil: 'commit' });
  const cover = page.locator('picture img').first();
  const card = page.getByRole('article').locator('picture img').first();
  const shown = (image: typeof card): Promise<string> =>
    image.evaluate((it: HTMLImageElement) => (it.naturalWidth > 0 ? it.currentSrc : 'broken'));
  for (const image of [cover, card]) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => shown(image)).toMatch(/\.jpg$/);
  }
  // a font that arrives after the first paint moves texts by some px
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await releaseScripts();
  await interact(page);
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => shown(card)).toMatch(/\.jpg$/);
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

/** After this part of the third card, whose picture is still to come. */
const THIRD_PRICE = /(?:<article[^]*?){3}<del[^>]*>/;

test('a menu that arrives slowly: its first cards stay where they are', async ({
  page,
  api,
  rendering,
}) => {
  await whenRendered(api, '/bella-napoli', 'pt-BR');
  const halved = await halvePages(rendering.url, (html) => {
    const [first = ''] = THIRD_PRICE.exec(html.toString('latin1')) ?? [];
    return html.toString('latin1').indexOf(first) + first.length;
  });
  const release = halved.hold();
  await page.setViewportSize({ width: 390, height: 1200 });
  await page.goto(halved.url + '/bella-napoli', { waitUntil: 'commit' });
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  const before = await Promise.all([0, 1].map((at) => cards.nth(at).boundingBox()));
  release();
  await expect.poll(() => cards.count()).toBeGreaterThan(3);
  expect(await Promise.all([0, 1].map((at) => cards.nth(at).boundingBox()))).toEqual(before);
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await page.close(); // a started application still requests pictures and its idle parts
  await halved.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rendered menu shows prices; the menu without scripts has every dish, the hours and the phone', async ({
    page,
    api,
    request,
  }) => {
    await whenRendered(api, '/bella-napoli', 'pt-BR');
    await page.goto('/bella-napoli');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/R\$\s?\d/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.getByRole('searchbox').fill('carbonara');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/bella-napoli\/menu\.html\?q=carbonara$/);
    await expect(page.getByRole('heading', { level: 3, name: 'Carbonara Romana' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Abrir o cardápio sem scripts' }).click();
    await expect(page).toHaveURL(/\/bella-napoli\/menu\.html$/);
    const { menu, info } = await restaurantData(request, 'bella-napoli');
    const listed = await page.getByRole('heading', { level: 3 }).allTextContents();
    const offered = menuSections(menu, info, 'delivery').flatMap(({ cards }) => cards);
    expect(offered.length).toBeGreaterThan(90);
    expect(offered.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
    await expect(page.getByText('segunda-feira')).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute(
      'href',
      /^tel:\+?\d{8,}$/,
    );
    await page.getByRole('navigation').getByRole('link', { name: 'Massas' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Massas' })).toBeInViewport();
  });
});

test('the application continues rendered menus and pages: same elements, no shift', async ({
  page,
  api,
}) => {
  for (const path of ['/bella-napoli', '/app/slice-house', '/bella-napoli/hours']) {
    await whenRendered(api, path, 'pt-BR');
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const part = page.getByRole(path.endsWith('hours') ? 'heading' : 'article').first();
    await part.evaluate((element) => element.setAttribute('data-from-the-edge', ''));
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.locator('#root')).toHaveAttribute('data-rendered', /./);
    await release();
    await interact(page);
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    await expect(page.locator('[data-from-the-edge]')).toHaveCount(1);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await page.unrouteAll();
  }
});

/** Scripts and styles of builds that the page has requested, and those of them that have run. */
const filesOf = (page: Page) =>
  page.evaluate(() => {
    const [{ loadEventStart, encodedBodySize }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/builds\/.*\.(js|css|woff2)/.test(name));
    return {
      encodedBodySize,
      early: files
        .filter(({ name, startTime }) => startTime < loadEventStart && !name.endsWith('.woff2'))
        .map(({ name }) => name),
      fetched: files.map(({ name }) => name),
      announced: [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][href*="/builds/"]'),
      ].map(({ href }) => href),
      scripts: [...document.querySelectorAll('script[src]')].length,
    };
  });

test('files are fetched after the pictures and run at the first interaction; none is fetched twice', async ({
  page,
  api,
}) => {
  await whenRendered(api, '/bella-napoli', 'pt-BR');
  await page.goto('/bella-napoli');
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(request.url()));
  await expect
    .poll(async () => {
      const { announced, fetched } = await filesOf(page);
      return announced.length > 0 && announced.every((url) => fetched.includes(url));
    })
    .toBe(true);
  const waiting = await filesOf(page);
  expect([waiting.early, waiting.scripts]).toEqual([[], 0]);
  // the validation of calls, slides, and dialogs with a route are for later
  expect(waiting.fetched.filter((url) => LATER.test(url))).toEqual([]);
  expect(waiting.encodedBodySize).toBeLessThan(HTML_BUDGET);
  await expect(page.locator('#root')).toHaveAttribute('data-rendered', /./);
  requested.length = 0;
  await interact(page);
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
  expect(requested.filter((url) => waiting.fetched.includes(url))).toEqual([]);
  expect((await filesOf(page)).scripts).toBeGreaterThan(0);
});

test('a tap on a dish opens it, and does not start the application of the page that it leaves', async ({
  page,
  api,
  store,
}) => {
  await whenRendered(api, '/bella-napoli', 'pt-BR');
  await page.goto('/bella-napoli');
  await page.evaluate(() =>
    addEventListener('pagehide', () =>
      sessionStorage.setItem(
        'started scripts',
        String(document.querySelectorAll('script[src*="/builds/"]').length),
      ),
    ),
  );
  await store.card('Carbonara Romana').getByRole('link').first().tap();
  await expect(page.getByRole('heading', { name: 'Carbonara Romana', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('started scripts'))).toBe('0');
});

test('a stored cart is counted before the application, which starts without an interaction', async ({
  page,
  api,
  store,
}) => {
  await whenRendered(api, '/bella-napoli', 'pt-BR');
  await storeCart(page, await restaurantData(api, 'bella-napoli'));
  const release = await holdScripts(page);
  await page.goto('/bella-napoli', { waitUntil: 'domcontentloaded' });
  const early = page.locator('#cart-count');
  await expect(early).toHaveText(/^Ver carrinho · \d+ · R\$\d+,\d\d$/);
  await expect(early).toBeInViewport();
  await release();
  await expect(store.cartButton()).toHaveCount(1);
  await expect(early).toBeHidden();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await store.openCart();
  await expect(early).toHaveCount(0);
});

/** The rendered menu of a phone whose scripts have not come yet. */
async function openHeld(page: Page, api: APIRequestContext): Promise<() => Promise<void>> {
  await whenRendered(api, '/bella-napoli', 'pt-BR');
  const release = await holdScripts(page);
  await page.goto('/bella-napoli', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#root')).toHaveAttribute('data-rendered', /./);
  return release;
}

test.describe('before the application has started', () => {
  test('a screen that a translator has changed is continued, and answers a press', async ({
    page,
    api,
    store,
    texts,
  }) => {
    await translatePage(page);
    const release = await openHeld(page, api);
    await expect(page.locator('#root font font').first()).toBeVisible();
    const name = 'Burrata com Pesto';
    await store
      .card(name)
      .getByRole('button', { name: texts('mf-menu:card.add', { name }) })
      .click();
    await release();
    await expect(store.cartButton()).toContainText('1');
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    await expect(page.getByRole('main')).toHaveCount(1);
  });

  test('[CART-14] a dish is in the cart at once; the application continues it and counts it once', async ({
    page,
    api,
    context,
    store,
    texts,
  }) => {
    const sent = await standInForVendors(context);
    await page.route('**/api/keen-tracking', (route) => route.fulfill({ json: {} }));
    await page.route(
      (url) => url.pathname === '/bella-napoli',
      async (route) => {
        const answer = await route.fetch();
        const settings = '"apiBase":"/api"';
        const html = (await answer.text()).replace(settings, `${settings},"keenTracking":true`);
        await route.fulfill({ response: answer, body: html });
      },
    );
    const consent = { choice: 'accepted', version: 1, at: 1, purposes: ['use'] };
    await page.addInitScript(
      (text) => localStorage.setItem('consent', text),
      JSON.stringify({ v: 1, value: { '101': consent } }),
    );
    const announced = await recordAnnouncements(page);
    const release = await openHeld(page, api);
    const name = 'Burrata com Pesto';
    const card = store.card(name);
    const early = page.locator('#cart-count');
    const add = card.getByRole('button', { name: texts('mf-menu:card.add', { name }) });
    const less = card.getByRole('button', { name: texts('mf-menu:card.remove-one', { name }) });
    await expect(less).toBeHidden();
    await add.tap();
    await add.tap();
    await add.tap();
    await less.tap();
    await expect(card.locator('[data-counting=true]')).toContainText('2');
    await expect(early).toHaveText(/^Ver carrinho · 2 · R\$\d+,\d\d$/);
    await expect(early).toBeInViewport();
    await expect.poll(() => announced.join()).toContain(`2× ${name}. Ver carrinho · 2 · R$`);
    const total = (await early.textContent())?.split(' · ').at(-1) ?? 'none';
    await expect(page.locator('#root')).toHaveAttribute('data-rendered', /./);
    const before = await add.boundingBox();
    await page.evaluate(() => {
      const { seen } = Object.assign(globalThis, { seen: new Set<string>() });
      const look = (): void => {
        const shown = document.querySelector('[data-counting=true] span span')?.textContent;
        seen.add(shown ?? 'none');
        requestAnimationFrame(look);
      };
      look();
    });
    await release();
    await expect(store.cartButton()).toContainText(total);
    await expect(store.cartButton()).toContainText('2');
    await expect(early).toHaveCount(0);
    await expect(card.locator('[data-counting=true]')).toContainText('2');
    expect(await add.boundingBox()).toEqual(before);
    // no frame without the count while the application took over
    expect(
      await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]),
    ).toEqual(['2']);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    const names = (): unknown[] =>
      sent
        .calls('/keen-tracking')
        .flatMap(({ events }) => (events as { name: unknown }[]).map((event) => event.name));
    await expect.poll(names).toEqual(['page_view', 'add_to_cart', 'add_to_cart', 'add_to_cart']);
    await store.openCart();
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
    expect(names().filter((event) => event === 'add_to_cart')).toHaveLength(3);
  });

  test('[CART-14] the link of the cart leads to what was added before the start, with the keyboard, too', async ({
    page,
    api,
    store,
    texts,
  }) => {
    const release = await openHeld(page, api);
    const name = 'Burrata com Pesto';
    const add = store.card(name).getByRole('button', { name: texts('mf-menu:card.add', { name }) });
    await add.focus();
    await page.keyboard.press('Enter');
    const link = page.locator('#cart-count');
    await expect(link).toHaveText(/· 1 ·/);
    await expect(add).toBeFocused();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('/bella-napoli/shopping-cart', { waitUntil: 'commit' });
    await release();
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
    await page.goBack();
    await page.waitForURL('/bella-napoli');
    await expect(page.locator('[data-counting=true]')).toContainText('1');
  });

  test('a press shows at once where storage is refused, and the dish is in the cart once', async ({
    page,
    api,
    store,
    texts,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const release = await openHeld(page, api);
    const name = 'Burrata com Pesto';
    const add = store.card(name).getByRole('button', { name: texts('mf-menu:card.add', { name }) });
    await add.click();
    await add.click(); // impatient
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await release();
    await expect(store.cartButton()).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy', 'true');
    await store.openCart();
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
  });

  test('categories, search, links and Back work without the application', async ({ page, api }) => {
    const release = await openHeld(page, api);
    const place = (): Promise<number> => page.evaluate(() => scrollY);
    await page.getByRole('navigation').getByRole('link', { name: 'Massas' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Massas' })).toBeInViewport();
    expect(await place()).toBeGreaterThan(0);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(place).toBe(0);
    await page.getByRole('searchbox').fill('brusch');
    await expect(page.getByRole('searchbox')).toHaveValue('brusch');
    await page
      .getByRole('link', { name: /Horários|horário/i })
      .first()
      .click();
    await page.waitForURL(/\/bella-napoli\/hours$/);
    await page.goBack();
    await page.waitForURL('/bella-napoli');
    await expect(page.getByRole('article').first()).toBeVisible();
    await release();
  });

  test('a text typed into the search is searched, and the field keeps focus and text', async ({
    page,
    api,
  }) => {
    const release = await openHeld(page, api);
    const field = page.getByRole('searchbox');
    await field.click();
    await field.pressSequentially('brusch');
    await release();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText('Bruschetta al Pomodoro');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('brusch');
  });

  test('scripts that never come: the menu stays, and a bar gives the reason, Retry and the phone', async ({
    page,
    api,
    failures,
  }) => {
    failures.allowUnder('/builds/');
    await whenRendered(api, '/bella-napoli', 'pt-BR');
    await page.route('**/builds/**/*.js*', (route) => route.abort());
    await page.goto('/bella-napoli');
    await interact(page);
    const bar = page.getByRole('alert');
    await expect(bar).toContainText('Você pode ler o cardápio, mas ainda não pedir');
    await expect(bar.getByRole('link', { name: /\d/ })).toHaveAttribute('href', /^tel:\+?\d+/);
    await expect(page.getByRole('article').first()).toContainText(/R\$\s?\d/);
    await page.unroute('**/builds/**/*.js*');
    await bar.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.waitForURL('/bella-napoli');
    await interact(page);
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    await expect(bar).toBeHidden();
  });
});

test.describe('a second visit, with the service worker', () => {
  test.use({ serviceWorkers: 'allow', preloads: true });

  /** A visit through a proxy, until page, record and files are stored. */
  async function visited(page: Page, api: APIRequestContext, edgeUrl: string) {
    await whenRendered(api, '/bella-napoli', 'pt-BR');
    const proxy = await openCountingProxy(edgeUrl);
    await page.goto(`${proxy.url}/bella-napoli`);
    await interact(page);
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    const stored = () =>
      page.evaluate(async () => {
        const keys = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        return keys.flat().map(({ url }) => url);
      });
    const needed = [
      /\/main\..*js$/,
      /\/page-cart\..*js$/,
      /\/restaurant\/bella-napoli\.json$/,
      /\d\/bella-napoli$/,
    ];
    await expect
      .poll(async () => {
        const urls = await stored();
        return needed.map((pattern) => urls.some((url) => pattern.test(url)));
      })
      .toEqual([true, true, true, true]);
    await page.goto('about:blank');
    return proxy;
  }

  test('transfers less than 5 kB, and shows the stored page when the network stalls', async ({
    page,
    api,
    edgeUrl,
  }) => {
    const proxy = await visited(page, api, edgeUrl);
    const article = page.getByRole('article').first();
    proxy.takeBytes();
    await page.goto(`${proxy.url}/bella-napoli`, { waitUntil: 'load' });
    await expect(article).toContainText(/R\$\s?\d/);
    await interact(page);
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    const bytes = proxy.takeBytes();
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThan(5000);

    await page.goto('about:blank');
    proxy.stall(true);
    await page.goto(`${proxy.url}/bella-napoli`, { waitUntil: 'commit' });
    await expect(article).toContainText(/R\$\s?\d/);
    await expect(page.locator('#root')).toHaveAttribute('data-rendered', /./);
    proxy.stall(false);
    await proxy.close();
  });
});
