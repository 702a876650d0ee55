import { expect, test } from '../fixtures';

test('[SHELL-08] [MENU-03] the menu opens with who the restaurant is and what it sells @desktop', async ({ page, store, texts }) => {
  await store.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
  const address = page.getByRole('link', { name: /Rua Harmonia/ });
  await expect(address).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\//);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-in') })).toBeVisible();
  await expect(store.card('Burrata com Pesto')).toContainText('R$59,90');
});

test('[MENU-24] the menu is never wider than 960 px @desktop', async ({ page, store }) => {
  await store.open();
  const nav = page.getByRole('navigation', { name: /categorias/i });
  await expect(nav).toBeVisible();
  const widths = await page.getByRole('article').or(nav).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0));
  const [left, right] = [Math.min(...widths.map((box) => box.left)), Math.max(...widths.map((box) => box.right))];
  expect(right - left).toBeLessThanOrEqual(960);
});

test('two cards stand side by side where there is room, one on a phone @desktop', async ({ store, page }) => {
  await store.open();
  const [first, second] = [await page.getByRole('article').nth(0).boundingBox(), await page.getByRole('article').nth(1).boundingBox()];
  expect(first?.y === second?.y).toBe((page.viewportSize()?.width ?? 0) > 960);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  for (const [restaurant, status] of [['slice-house', 'OPEN'], ['forno-fechado', 'OPEN FOR SCHEDULE']] as const) {
    test(`[MENU-07] ${restaurant} says ${status}`, async ({ page, store }) => {
      await store.open(restaurant);
      await expect(page.getByText(status, { exact: true })).toBeVisible();
    });
  }

  test('[MENU-11] a blocked restaurant says that its menu is unavailable', async ({ page, store }) => {
    await store.open('loja-bloqueada');
    await expect(page.getByRole('heading', { name: 'Menu currently unavailable' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });

  test('[MENU-13] On Sale, deals and pizzas come first, under the names the restaurant gave them', async ({ page, store }) => {
    await store.open('slice-house');
    const nav = page.getByRole('navigation', { name: 'Menu categories' });
    for (const [index, name] of ['On Sale', 'Deals', 'Whole Pies'].entries()) await expect(nav.getByRole('link').nth(index)).toHaveText(name);
    const names = await nav.getByRole('link').allTextContents();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(names);
  });
});

test('[MENU-02] logging in opens the login over the menu', async ({ page, store, texts }) => {
  await store.open();
  await page.getByRole('button', { name: texts('mf-menu:header.log-in') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
