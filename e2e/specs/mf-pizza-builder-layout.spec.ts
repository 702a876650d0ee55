import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { PizzaNepPage } from '../pages/pizza-nep';

/** Pixels between a control and the bottom of the screen. */
async function gapBelow(page: Page, control: Locator): Promise<number> {
  await control.waitFor();
  const box = await control.boundingBox();
  if (box === null) throw new Error('the control is not shown');
  return (page.viewportSize()?.height ?? 0) - box.y - box.height;
}

test('a control that Tab reaches is never under the header or the bar', async ({ pizza, page }) => {
  await pizza.open('grande');
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await pizza.search().focus();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused) return 'nothing has the focus';
          const { x, y, width, height } = focused.getBoundingClientRect();
          const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
          return onTop !== null && (focused.contains(onTop) || onTop.contains(focused))
            ? 'visible'
            : `${focused.getAttribute('aria-label')} is covered`;
        }),
      )
      .toBe('visible');
  }
});

test('[PIZZA-11] the bar is at the bottom of the screen', async ({ pizza, page }) => {
  await pizza.open('grande');
  expect(await gapBelow(page, pizza.next())).toBeLessThan(30);
});

test.describe('in Instagram on iOS', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ' +
      '(KHTML, like Gecko) Mobile/22A3354 Instagram 350.0.0.30.90',
  });

  test('[PIZZA-11] the bar of both builders is raised', async ({ pizza, page, store, texts }) => {
    await pizza.open('grande');
    expect(await gapBelow(page, pizza.next())).toBeGreaterThanOrEqual(60);
    await store.open('slice-house', 'pizza-nep?product=large');
    expect(await gapBelow(page, new PizzaNepPage(page, texts).next())).toBeGreaterThanOrEqual(60);
  });
});
