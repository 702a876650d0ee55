import { expect, test } from '../fixtures';
import { storeCart, restaurantData } from '../support/stored-cart';

test('[MENU-24] the menu is never wider than 960 px; cards stand side by side where there is room @desktop', async ({
  page,
  store,
}) => {
  await store.open();
  const nav = page.getByRole('navigation', { name: /categorias/i });
  await expect(nav).toBeVisible();
  const widths = await page
    .getByRole('article')
    .or(nav)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0),
    );
  const [left, right] = [
    Math.min(...widths.map((box) => box.left)),
    Math.max(...widths.map((box) => box.right)),
  ];
  expect(right - left).toBeLessThanOrEqual(960);
  const [first, second] = [
    await page.getByRole('article').nth(0).boundingBox(),
    await page.getByRole('article').nth(1).boundingBox(),
  ];
  expect(first?.y === second?.y).toBe((page.viewportSize()?.width ?? 0) > 960);
});

test('a control that Tab leads to is never under the cart button', async ({ page, store, api }) => {
  await storeCart(page, await restaurantData(api, 'bella-napoli'));
  await store.open();
  // the application's own button; the count of a stored cart before it has the same name
  await expect(page.getByRole('complementary').and(page.locator('[data-floats]'))).toBeVisible();
  await page
    .getByRole('navigation', { name: /categorias/i })
    .getByRole('link')
    .last()
    .focus();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    const gap = (): Promise<number> =>
      page.evaluate(() => {
        const focused = document.activeElement?.closest('article')?.getBoundingClientRect();
        const button = document
          .querySelector('aside a[href$="/shopping-cart"]')
          ?.getBoundingClientRect();
        return focused && button ? button.top - focused.bottom : 0;
      });
    // polled: the page scrolls with its next frame; a position is rounded to a pixel of the screen
    await expect.poll(gap).toBeGreaterThan(-0.5);
  }
});
