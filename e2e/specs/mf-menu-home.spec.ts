import { expect, test } from '../fixtures';
import { storeCart, restaurantData } from '../support/stored-cart';

test('[MENU-24] the menu is at most 960 px wide, and Tab leads to nothing under the cart button', async ({
  page,
  store,
  api,
}) => {
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

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(async () => {
      const widths = await page
        .getByRole('article')
        .or(page.getByRole('navigation', { name: /categorias/i }))
        .evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect()).filter((box) => box.width > 0),
        );
      const left = Math.min(...widths.map((box) => box.left));
      expect(Math.max(...widths.map((box) => box.right)) - left).toBeLessThanOrEqual(960);
      const [first, second] = [
        await page.getByRole('article').nth(0).boundingBox(),
        await page.getByRole('article').nth(1).boundingBox(),
      ];
      // side by side where there is room
      expect(first?.y === second?.y).toBe(width > 960);
    }).toPass();
  }
});
