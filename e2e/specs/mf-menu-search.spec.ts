import { expect, test } from '../fixtures';

test('[MENU-14] what is found shows at the top of the screen, above a keyboard', async ({
  page,
  store,
}) => {
  await store.open();
  await store.search('tiramisu');
  await expect(page.getByRole('region', { name: /tiramisu/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeInViewport();
  await expect(async () =>
    expect((await page.getByRole('searchbox').boundingBox())?.y).toBeLessThan(100),
  ).toPass();
});

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
