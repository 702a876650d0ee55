import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openTablet } from '../support/plant-tablet';
import { Tablet } from '../support/tablet';

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

test(
  '[TABLE-10] [TABLE-13] one screen however the tablet is held: categories, search, and the cart ' +
    'beside the menu',
  async ({ page, api, store, texts }) => {
    const tablet = new Tablet(page, texts);
    await openTablet(page, api, '7');
    await expect(page.getByRole('heading', { level: 1, name: 'Cantina Mesa Farta' })).toBeVisible();
    for (const viewport of [LANDSCAPE, PORTRAIT, PHONE]) {
      await page.setViewportSize(viewport);
      await expect(highlights(page)).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(store.card(PLAIN)).toBeVisible();
      await expect
        .poll(() =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        )
        .toBe(0);
    }

    await page.setViewportSize(LANDSCAPE);
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
    }).toPass(); // a wheel during the smooth scroll to the section does not reach the top

    await store.search('lasanha');
    const found = page.getByRole('region', { name: /lasanha/ });
    await expect(found.getByRole('heading', { level: 3, name: 'Lasanha' })).toBeInViewport();
    await expect(tablet.bar().locator('[aria-current]')).toHaveCount(0);
    await tablet.bar().getByRole('link', { name: 'Vinhos' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Vinhos' })).toBeInViewport();
    await expect(page.getByRole('searchbox')).toHaveValue('');

    await store.addProduct(PLAIN);
    const cart = await tablet.openCart();
    await expect(
      cart.getByRole('heading', { level: 2, name: texts('mf-cart:table.title', { table: '7' }) }),
    ).toBeFocused();
    await expect(async () => {
      const box = (await cart.boundingBox())!;
      expect([Math.round(box.x + box.width), Math.round(box.height)]).toEqual([
        LANDSCAPE.width,
        LANDSCAPE.height,
      ]);
    }).toPass(); // it slides in
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(tablet.cartButton()).toBeFocused();
  },
);

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
