import type { APIRequestContext, Page } from '@playwright/test';
import { holdRoute } from '../support/hold-route';
import { expect, test } from '../support/rendering-edge';
import { whenRendered } from '../support/when-rendered';

// the rendering edge belongs to a worker: it is started once
test.describe.configure({ mode: 'default' });

const PRODUCT = '/bella-napoli/extra?product=arancini';

/** The record changes while the page is open: its screen is rendered anew. */
async function changeRecord(page: Page): Promise<void> {
  await page.route('**/api/restaurant/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), etag: 'W/"changed"' } });
  });
}

/** A rendered page whose scripts have not come yet. */
async function openHeld(page: Page, api: APIRequestContext, path: string) {
  await whenRendered(api, path, 'pt-BR');
  const release = await holdRoute(page, '**/builds/**/*.js*');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#root')).toHaveAttribute('data-rendered', /./);
  return release;
}

for (const how of ['continued', 'rendered anew'])
  test.describe(`on a screen that is ${how}`, () => {
    test.beforeEach(async ({ page }) => {
      if (how === 'rendered anew') await changeRecord(page);
    });

    test('[EXTRAS-02] [EXTRAS-03] options chosen before the start are chosen, and the total and "add" follow', async ({
      page,
      api,
      texts,
      cart,
    }) => {
      const release = await openHeld(page, api, PRODUCT);
      const add = page.getByRole('button', { name: texts('mf-pizza-builder:add.button') });
      await expect(add).toBeDisabled();
      const [small, large] = [/^6 unidades/, /^16 unidades/].map((name) =>
        page.getByRole('radio', { name }),
      );
      await small!.check();
      await small!.press('ArrowDown'); // by the keyboard, too: the group changes twice
      await page.getByText('16 unidades').click(); // by its label
      await page.getByRole('checkbox').first().press('Space');
      await release();
      await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
      await expect(add).toBeEnabled();
      await expect(large!).toBeChecked();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
      await add.click();
      await expect(cart.line('Arancini Siciliani')).toContainText('16 unidades');
      await expect(cart.line('Arancini Siciliani')).toContainText('Marinara da casa');
    });

    test('the page and the row of categories are where the customer has scrolled them', async ({
      page,
      api,
    }) => {
      const release = await openHeld(page, api, '/bella-napoli');
      const row = page.getByRole('navigation', { name: /categorias/i }).getByRole('list');
      await row.evaluate((it) => it.scrollTo({ left: 150, behavior: 'instant' }));
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await release();
      await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
      await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY / 100))).toBe(9);
      expect(await row.evaluate((it) => it.scrollLeft)).toBe(150);
    });
  });
