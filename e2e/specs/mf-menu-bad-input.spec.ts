import { changeRestaurant } from '../support/change-restaurant';
import { expect, test } from '../fixtures';

type Wire = { categories: Record<string, unknown>[]; featuredItems: unknown[] };

for (const [what, query] of [['emoji', '🍕🔥'], ['the signs of a pattern', '.*[(+?'], ['a very long text', 'margherita '.repeat(100)], ['one long word', 'x'.repeat(500)]] as const) {
  test(`[MENU-14] a search for ${what} breaks nothing @desktop`, async ({ page, store, texts }) => {
    await store.open();
    await store.search(query);
    await expect(page.getByRole('searchbox')).not.toHaveValue('');
    await page.waitForTimeout(700); // the pause of the search, so that it has begun
    await expect(page.getByRole('main')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.getByRole('button', { name: texts('mf-menu:search.clear') }).click();
    await expect(store.card('Burrata com Pesto')).toBeVisible();
  });
}

test('a menu of empty categories, unknown fields, missing pictures and broken products shows the rest', async ({ page, store, expectAccessible }) => {
  await changeRestaurant(page, 'bella-napoli', ({ menu, info }) => {
    const { categories } = menu as Wire;
    const [first] = categories as { products: Record<string, unknown>[] }[];
    const [model] = first?.products ?? [];
    Object.assign(menu, { tomorrow: { what: 1 }, combos: null, featuredItems: 'none', categories: [
      { id: 'void', name: 'Vazia', products: [] }, { id: 'hollow', name: 'Oca' }, 7, null, { name: 'Sem id' },
      { ...first, unknown: true, products: [null, 'x', { id: 'half' }, { ...model, id: 'gone', name: 'Sem Foto', image: 'not-there', extras: [], later: [1] }, { ...model, id: 'free', name: 'De Graça', price: 0, extras: [] }] },
    ] });
    Object.assign(info, { future_field: { a: 1 } });
  });
  await page.route('**/media/products/not-there/**', (route) => route.fulfill({ status: 404, body: '' }));
  await store.open();
  await expect(store.card('Sem Foto')).toBeVisible();
  await expect(store.card('De Graça')).toContainText('R$0,00');
  await expect(page.getByRole('heading', { name: 'Vazia' })).toHaveCount(0);
  await expectAccessible();
});
