import { expect, test } from '../fixtures';
import { animationsEnded } from '../support/animations-ended';
import { layoutShift } from '../support/layout-shift';

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

test('neither a dish with an old price that is added nor the end of a search shifts the page', async ({
  page,
  store,
  texts,
}) => {
  await store.open();
  const dish = page
    .getByRole('article')
    .filter({ hasText: texts('mf-menu:card.old-price'), has: page.getByRole('button') })
    .first();
  const add = dish.getByRole('button');
  await add.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-partial="true"]')).toHaveCount(0);
  const before = await layoutShift(page);
  await add.click();
  await expect(add).toHaveCount(2);
  await animationsEnded(page);
  expect(await layoutShift(page)).toBe(before);

  await store.search('tiramisu');
  await expect(page.getByRole('region', { name: /tiramisu/ })).toBeVisible();
  const searched = await layoutShift(page);
  await store.search('');
  await expect(page.getByRole('navigation', { name: /categorias/i })).toBeVisible();
  await animationsEnded(page);
  expect(await layoutShift(page)).toBe(searched);
});
