import { expect, test } from '../fixtures';
import { animationsEnded } from '../support/animations-ended';
import { changeRestaurant } from '../support/change-restaurant';
import { layoutShift } from '../support/layout-shift';

type Wire = { categories: { products: Record<string, unknown>[] }[] };

const LONG_NAME = 'Tagliatelle verdi al ragù antico della nonna con funghi porcini '
  .repeat(4)
  .trim();

test(
  '[MENU-14] what is found shows at the top; a search, an added dish and very long names move or ' +
    'widen nothing',
  async ({ page, store, texts }) => {
    await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
      const [first] = (menu as unknown as Wire).categories;
      first?.products.push({ ...first.products[0], id: 'long', name: LONG_NAME });
    });
    const isWithinScreen = (): Promise<boolean> =>
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await store.open();
    const dish = page
      .getByRole('article')
      .filter({ hasText: texts('mf-menu:card.old-price'), has: page.getByRole('button') })
      .first();
    const add = dish.getByRole('button');
    // Cards that render above it push it away, and a card far from the screen is removed.
    await expect(() => add.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
    await expect(page.locator('[data-partial="true"]')).toHaveCount(0);
    await expect(add).toBeInViewport();
    const before = await layoutShift(page);
    await add.click();
    await expect(add).toHaveCount(2);
    await animationsEnded(page);
    expect(await layoutShift(page)).toBe(before);

    await store.search('tiramisu');
    await expect(page.getByRole('region', { name: /tiramisu/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeInViewport();
    await expect(async () =>
      expect((await page.getByRole('searchbox').boundingBox())?.y).toBeLessThan(100),
    ).toPass(); // above a keyboard
    const searched = await layoutShift(page);
    await store.search('');
    await expect(page.getByRole('navigation', { name: /categorias/i })).toBeVisible();
    await animationsEnded(page);
    expect(await layoutShift(page)).toBe(searched);

    await store.card(LONG_NAME).scrollIntoViewIfNeeded();
    expect((await store.card(LONG_NAME).boundingBox())?.height).toBeLessThan(220);
    expect(await isWithinScreen()).toBe(true);
    for (const query of ['margherita '.repeat(100), 'x'.repeat(500)]) {
      await store.search(query);
      await expect(
        page
          .getByRole('button', { name: texts('mf-menu:search.show-all') })
          .or(page.getByRole('region', { name: /margherita/ })),
      ).toBeVisible();
      expect(await isWithinScreen()).toBe(true);
    }
  },
);

test('the search is fetched when it is needed, and its loss leaves the menu usable', async ({
  page,
  store,
  texts,
  failures,
}) => {
  failures.allowUnder('/builds/mf-menu/');
  const requested: string[] = [];
  await page.route(/\/builds\/mf-menu\/[^/]+\/search\./, async (route) => {
    requested.push(route.request().url());
    await route.abort();
  });
  await store.open();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(requested).toEqual([]);
  await store.search('pizza');
  await expect(page.getByRole('alert')).toContainText(texts('mf-menu:search.failed'));
  await expect(store.card('Burrata com Pesto')).toBeVisible();
});
