import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';
import { Tablet, TABLES } from '../support/tablet';

test.slow(); // axe looks at whole menus

const LANDSCAPE = { width: 1280, height: 800 };
const PORTRAIT = { width: 800, height: 1280 };
const PHONE = { width: 390, height: 844 };
const PLAIN = 'Tábua de Antepasto';

test.use({ viewport: LANDSCAPE, hasTouch: true });

/** Stops the page's clock: from here on time passes by `page.clock.runFor` only. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

const highlights = (page: Page) => page.getByRole('region', { name: 'Destaques' });

for (const [name, viewport] of Object.entries({ landscape: LANDSCAPE, portrait: PORTRAIT, phone: PHONE })) {
  test.describe(`held as ${name}`, () => {
    test.use({ viewport });

    test('[TABLE-10] one screen: categories, highlights, search and list', async ({ page, texts, api, store, expectAccessible }) => {
      const tablet = new Tablet(page, texts);
      await tablet.tie(api, '7');
      await expect(page.getByRole('heading', { level: 1, name: 'Cantina Mesa Farta' })).toBeVisible();
      await expect(highlights(page)).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(store.card(PLAIN)).toBeVisible();
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });

    test('[TABLE-10] the categories stay, and the one that is read is marked', async ({ page, texts, api }) => {
      const tablet = new Tablet(page, texts);
      await tablet.tie(api, '7');
      const current = tablet.bar().locator('[aria-current="true"]');
      await expect(current).toHaveText('Em promoção');
      await tablet.bar().getByRole('link', { name: 'Sobremesas' }).click();
      const heading = page.getByRole('heading', { level: 2, name: 'Sobremesas' });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(current).toHaveText('Sobremesas');
      await expect(tablet.bar()).toBeInViewport();
      await expect(async () => {
        await page.mouse.wheel(0, -100_000);
        await expect(current).toHaveText('Em promoção', { timeout: 1500 });
      }).toPass(); // a wheel that comes before the way to the section has ended is not all of it
    });
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[TABLE-11] the highlights move every 10 seconds', async ({ page, store }) => {
    await store.open('bella-napoli', 'tablet');
    const current = highlights(page).locator('[aria-current="true"]');
    await expect(current).toHaveAccessibleName('Mostrar o destaque 1');
    await stopClock(page);
    await highlights(page).getByRole('button', { name: 'Pausar os destaques' }).tap();
    await highlights(page).getByRole('button', { name: 'Reproduzir os destaques' }).tap();
    await page.clock.runFor(9_900);
    await expect(current).toHaveAccessibleName('Mostrar o destaque 1');
    await page.clock.runFor(1_000);
    await expect(current).toHaveAccessibleName('Mostrar o destaque 2');
  });
});

test('[MENU-16] [TABLE-10] a search waits for 500 ms, and the categories lead out of it', async ({ page, store, texts, api, expectAccessible }) => {
  const tablet = new Tablet(page, texts);
  await tablet.tie(api, '7');
  await page.mouse.wheel(0, 2_000);
  await stopClock(page);
  await store.search('lasanha');
  await page.clock.runFor(499);
  await expect(page.getByRole('heading', { level: 2, name: 'Massas' })).toBeAttached();
  await page.clock.runFor(1);
  await page.clock.resume();
  const found = page.getByRole('region', { name: /lasanha/ });
  await expect(found.getByRole('heading', { level: 3, name: 'Lasanha' })).toBeInViewport();
  await expect(tablet.bar().locator('[aria-current]')).toHaveCount(0);
  await expectAccessible();
  await tablet.bar().getByRole('link', { name: 'Vinhos' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Vinhos' })).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a search that finds nothing says so', async ({ page, store, texts, api, expectAccessible }) => {
  await new Tablet(page, texts).tie(api, '7');
  await store.search('xyzxyz');
  await expect(page.getByRole('button', { name: texts('mf-menu:search.show-all') })).toBeVisible();
  await expectAccessible();
});

for (const locale of ['pt-BR', 'en-US']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('[TABLE-12] a blocked store says that its menu is unavailable', async ({ page, store, texts, expectAccessible }) => {
      await store.open('loja-bloqueada', 'tablet');
      await expect(page.getByRole('heading', { level: 1, name: texts('mf-menu:menu.unavailable') })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await expectAccessible();
    });

    test('[TABLE-13] the cart stands beside the menu', async ({ page, store, texts, api, expectAccessible }) => {
      const tablet = new Tablet(page, texts);
      await tablet.tie(api, '7');
      await store.addProduct(PLAIN);
      const cart = await tablet.openCart();
      await expect(cart.getByRole('heading', { level: 2, name: texts('mf-cart:table.title', { table: '7' }) })).toBeFocused();
      await expect(cart.getByRole('heading', { name: PLAIN })).toBeVisible();
      await expect(page).toHaveURL(/\/tablet$/);
      await expect(async () => {
        const box = (await cart.boundingBox())!;
        expect([Math.round(box.x + box.width), Math.round(box.height)]).toEqual([LANDSCAPE.width, LANDSCAPE.height]);
      }).toPass(); // it slides in
      await expectAccessible();
      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
      await expect(tablet.cartButton()).toBeFocused();
    });
  });
}

test('[TABLE-12] [CONFLICTS-08] without a digital menu the tablet is closed, and a table of a till is not', async ({ page, store, texts, api }) => {
  const tablet = new Tablet(page, texts);
  await tablet.tie(api, '7');
  await changeRestaurant(page, TABLES.url, ({ info }) => { info['modules'] = { ...(info['modules'] as object), digital_menu: false }; });
  await store.open(TABLES.url, 'tablet');
  await expect(page.getByRole('heading', { name: texts('mf-menu:menu.unavailable') })).toBeVisible();
  await store.open(TABLES.url);
  await expect(store.card(PLAIN)).toBeVisible();
});

test('[TABLE-13] the cart beside the menu counts, notes and closes with its last line', async ({ page, store, texts, api, expectAccessible }) => {
  const tablet = new Tablet(page, texts);
  await tablet.tie(api, '7');
  await store.addProduct(PLAIN);
  const cart = await tablet.openCart();
  await cart.getByRole('button', { name: texts('mf-cart:line.increase', { name: PLAIN }), exact: true }).click();
  await expect(cart.getByRole('spinbutton')).toHaveValue('2');
  await cart.getByRole('button', { name: texts('mf-cart:line.add-notes-to', { name: PLAIN }) }).click();
  const note = page.getByRole('dialog', { name: texts('mf-cart:notes.title', { name: PLAIN }) });
  await note.getByRole('textbox').fill('Sem azeitonas');
  await expectAccessible();
  await note.getByRole('button', { name: texts('mf-cart:notes.save') }).click();
  await expect(note).toBeHidden();
  await expect(cart.getByText('Sem azeitonas')).toBeVisible();
  const fewer = (key: 'decrease' | 'remove') => cart.getByRole('button', { name: texts(`mf-cart:line.${key}`, { name: PLAIN }), exact: true });
  await fewer('decrease').click();
  await fewer('remove').click();
  await expect(cart).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(tablet.cartButton()).toHaveCount(0);
});
