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

test(
  '[PIZZA-01] [PIZZA-14] [PIZZA-16] [OPEN-004] [EXTRAS-02] [EXTRAS-10] the builder scrolls, hides ' +
    'no focus; Back and reload',
  async ({ pizza, extras, page, store, texts }) => {
    await pizza.open('grande');
    expect(await gapBelow(page, pizza.next())).toBeLessThan(30);
    await pizza.option('Catupiry').check();
    await expect(pizza.section('dough')).toBeInViewport();
    await pizza.option('Fina e crocante').check();
    await expect(pizza.section('flavors').getByRole('listitem')).toHaveCount(12);
    await expect
      .poll(async () => {
        const strip = await pizza.summary().boundingBox();
        const top = await page.evaluate(
          () => document.getElementById('step-flavors')?.getBoundingClientRect().top ?? -1,
        );
        return Math.abs(Math.round(top - (strip?.y ?? 0) - (strip?.height ?? 0)));
      })
      .toBeLessThan(64);

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

    await pizza.next().click();
    await expect(pizza.dialog()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pizza.dialog()).toHaveCount(0);
    await expect(pizza.next()).toBeFocused();
    await pizza.finish();
    await expect(page).toHaveURL(/\/extra\?/);
    await page.reload();
    await expect(page).toHaveURL(/\/bella-napoli\/?$/);

    await store.open('bella-napoli', 'extra?product=carbonara');
    await extras.radio('Penne').check();
    await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
    await expect(page).toHaveURL(/\/bella-napoli\/?$/);
    await page.goBack();
    await expect(extras.radio('Penne')).toBeChecked();
    await extras.addButton().click();
    await expect(page).toHaveURL(/shopping-cart$/);
  },
);

test.describe('in Instagram on iOS', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ' +
      '(KHTML, like Gecko) Mobile/22A3354 Instagram 350.0.0.30.90',
  });

  test('[PIZZA-11] the bar of both builders is raised', async ({ pizza, page, store, texts }) => {
    // the edge renders one page for all browsers: the application raises the bar
    const isRaised = (next: Locator) =>
      expect.poll(() => gapBelow(page, next)).toBeGreaterThanOrEqual(60);
    await pizza.open('grande');
    await isRaised(pizza.next());
    await store.open('slice-house', 'pizza-nep?product=large');
    await isRaised(new PizzaNepPage(page, texts).next());
  });
});
