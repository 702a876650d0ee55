import { expect, test } from '../fixtures';

test('[MENU-14] searching filters the list, and clearing brings it back @desktop', async ({ page, store, texts }) => {
  await store.open();
  await store.search('calabreza');
  const results = page.getByRole('region', { name: /calabreza/ });
  await expect(results.getByRole('heading', { level: 3 }).first()).toHaveText('Calzone de Calabresa');
  await expect(page.getByRole('status').filter({ hasText: 'calabreza' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Bebidas' })).toHaveCount(0);
  await page.getByRole('button', { name: texts('mf-menu:search.clear') }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Bebidas' })).toBeAttached();
});

test('[MENU-14] a search without a result offers the whole menu', async ({ page, store, texts }) => {
  await store.open();
  await store.search('xyzzy');
  await expect(page.getByRole('heading', { name: texts('mf-menu:search.results_zero', { query: 'xyzzy' }) })).toBeVisible();
  await page.getByRole('button', { name: texts('mf-menu:search.show-all') }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(store.card('Burrata com Pesto')).toBeVisible();
});

test('what is found shows at the top of the screen, above a keyboard', async ({ page, store }) => {
  await store.open();
  await store.search('tiramisu');
  await expect(page.getByRole('article').first()).toBeInViewport();
  await expect(async () => expect((await page.getByRole('searchbox').boundingBox())?.y).toBeLessThan(100)).toPass();
});

test('the search is fetched when it is needed, and its loss leaves the menu usable', async ({ page, store, texts, pageErrors }) => {
  pageErrors.expect(/search/);
  await store.open();
  const asked: string[] = [];
  await page.route(/\/builds\/mf-menu\/[^/]+\/search\./, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked).toEqual([]);
  await store.search('pizza');
  await expect(page.getByRole('alert')).toContainText(texts('mf-menu:search.failed'));
  await expect(store.card('Burrata com Pesto')).toBeVisible();
});
