import type { Page } from '@playwright/test';
import { aGeneralLine } from '@storefront/shared-domain/testing';
import { aPizza } from '../support/any-lines';
import { holdRoute } from '../support/hold-route';
import { layoutShift } from '../support/layout-shift';
import { plantCart } from '../support/plant-cart';
import { expect, test } from '../support/rendering-edge';
import { productsOf, restaurantData } from '../support/stored-cart';
import { tabTo } from '../support/tab-to';
import { textsOf } from '../support/texts';
import { whenRendered } from '../support/when-rendered';

// the rendering edge belongs to a worker: it is started once
test.describe.configure({ mode: 'default' });

const CART = '/bella-napoli/shopping-cart';
const texts = textsOf('pt-br');

/** The least number of visible lines in any frame from now on. */
const watchLines = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = globalThis as unknown as { least: number };
    watched.least = Infinity;
    const look = (): void => {
      const lines = document.querySelectorAll('main ul[aria-label] > li');
      const visible = [...lines].filter((line) => line.checkVisibility()).length;
      watched.least = Math.min(watched.least, visible);
      requestAnimationFrame(look);
    };
    look();
  });
const leastLines = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { least: number }).least);

/** Color of the button that finishes the order. */
const brandOf = (page: Page): Promise<string> =>
  page
    .getByRole('button', { name: texts('mf-cart:footer.finish') })
    .evaluate((button) => getComputedStyle(button).backgroundColor);

/** Boxes of the parts of each line and of the total, which must not move. */
const boxesOf = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h2, main [data-subtotal], main [role=spinbutton], output')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
  );

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`[CART-18] at ${viewport.width} px the stored cart is drawn before the start, which moves nothing`, async ({
    page,
    api,
    request,
    expectAccessible,
  }, testInfo) => {
    await page.setViewportSize(viewport);
    const data = await restaurantData(request, 'bella-napoli');
    const dish = productsOf(data).find(({ extras }) => extras.length === 0)!;
    const { id, name, price } = dish;
    const sizes = data.menu.pizzas.sizes;
    await plantCart(page, data.info.id, [
      aGeneralLine({ lineId: 'a', id, name, price, qty: 2, notes: 'Sem sal' }),
      aPizza(data, sizes[0]!.id),
    ]);
    await whenRendered(api, CART, 'pt-BR');
    const release = await holdRoute(page, '**/builds/**/*.js*');
    await page.goto(CART, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#root')).toHaveAttribute('data-rendered', /./);
    const lines = page.getByRole('list', { name: texts('mf-cart:page.title') });
    await expect(lines.getByRole('heading', { level: 2 })).toHaveText([name, sizes[0]!.name]);
    const quantity = lines.getByRole('spinbutton').first();
    await expect(quantity).toHaveValue('2');
    await expect(quantity).not.toBeEditable();
    const total = page.getByRole('contentinfo').locator('output');
    await expect(total).toHaveText(/R\$\d/);
    await expect(page.getByText(texts('mf-cart:page.loading'))).toBeHidden();
    await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    await expectAccessible();
    await testInfo.attach('drawn', { body: await page.screenshot(), contentType: 'image/png' });
    await expect(page.locator('link[rel=stylesheet]')).not.toHaveCount(0);
    await page.waitForFunction(() => document.styleSheets.length > 1);
    const brand = await brandOf(page);
    // a font that arrives after the first paint moves the beginning of an amount
    await page.evaluate(async () => void (await document.fonts.ready));
    const shift = await layoutShift(page);
    expect(shift).toBeLessThan(0.001);
    const [before, drawnTotal] = [await boxesOf(page), await total.textContent()];
    await watchLines(page);

    await release();
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    await expect(lines.getByRole('link').first()).toBeVisible();
    await testInfo.attach('started', { body: await page.screenshot(), contentType: 'image/png' });
    await expect(quantity).toBeEditable();
    expect(await boxesOf(page)).toEqual(before);
    await expect(total).toHaveText(drawnTotal ?? '');
    expect(await brandOf(page)).toBe(brand);
    expect(await layoutShift(page)).toBe(shift);
    expect(await leastLines(page)).toBe(2);
  });

test('[CART-06] a quantity that is changed on the drawn cart is changed once, by keyboard too', async ({
  page,
  api,
  request,
}) => {
  const data = await restaurantData(request, 'bella-napoli');
  const { id, name, price } = productsOf(data).find(({ extras }) => extras.length === 0)!;
  await plantCart(page, data.info.id, [aGeneralLine({ lineId: 'a', id, name, price, qty: 1 })]);
  await whenRendered(api, CART, 'pt-BR');
  const release = await holdRoute(page, '**/builds/**/*.js*');
  await page.goto(CART, { waitUntil: 'domcontentloaded' });
  const increase = texts('mf-cart:line.increase', { name });
  await page.getByRole('button', { name: increase }).click();
  await tabTo(page, increase, 'button');
  await release();
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
  const quantity = page.getByRole('spinbutton').first();
  await expect(quantity).toHaveValue('2');
  await expect(page.getByRole('button', { name: increase })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('3');
});

test('[CART-15] the frame of an empty or a broken cart says that it is loading, and shows no line', async ({
  page,
  api,
  request,
}) => {
  const { info } = await restaurantData(request, 'bella-napoli');
  await whenRendered(api, CART, 'pt-BR');
  for (const stored of [null, '{"v":1,"value":{"lines":[{"type":"general"}]}}']) {
    await page.addInitScript(
      ([key, text]) => {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      },
      [`cart-${info.id}`, stored] as const,
    );
    const release = await holdRoute(page, '**/builds/**/*.js*');
    await page.goto(CART, { waitUntil: 'domcontentloaded' });
    await expect(page.getByText(texts('mf-cart:page.loading'))).toHaveCount(1);
    await expect(page.locator('main li').filter({ visible: true })).toHaveCount(0);
    await release();
    await expect(page).toHaveURL(/\/bella-napoli$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('[CART-18] a cart in a page of another language is drawn in that language', async ({
  browser,
  api,
  request,
  edgeUrl,
}) => {
  const data = await restaurantData(request, 'slice-house');
  const { id, name, price } = productsOf(data).find(({ extras }) => extras.length === 0)!;
  const address = '/slice-house/shopping-cart';
  await whenRendered(api, address, 'en-US');
  const context = await browser.newContext({ baseURL: edgeUrl, locale: 'en-US' });
  const page = await context.newPage();
  await plantCart(page, data.info.id, [aGeneralLine({ lineId: 'a', id, name, price })]);
  const release = await holdRoute(page, '**/builds/**/*.js*');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const english = textsOf('en');
  await expect(
    page.getByRole('button', { name: english('mf-cart:line.increase', { name }) }),
  ).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('term')).toHaveCount(2); // subtotal and service fee
  const drawn = await footer.textContent();
  await release();
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
  await expect(footer).toHaveText(drawn ?? '');
  await context.close();
});
