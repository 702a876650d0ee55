import { changeRestaurant } from '../support/change-restaurant';
import { expect, test } from '../fixtures';

type Wire = { categories: { products: Record<string, unknown>[] }[] };

const LONG_NAME = 'Tagliatelle verdi al ragù antico della nonna con funghi porcini '
  .repeat(4)
  .trim();

test('[MENU-14] neither a very long name nor a very long search widens the page', async ({
  page,
  store,
  texts,
}) => {
  await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
    const [first] = (menu as unknown as Wire).categories;
    first?.products.unshift({ ...first.products[0], id: 'long', name: LONG_NAME });
  });
  const isWithinScreen = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await store.open();
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
  await page.getByRole('button', { name: texts('mf-menu:search.clear') }).click();
  await expect(store.card('Burrata com Pesto')).toBeVisible();
});
