import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const categories = (page: Page): Locator => page.getByRole('navigation', { name: /categorias/i });

/** Where an element is on the screen; a failure shows all of it. */
const place = (element: Locator) =>
  element.evaluate((it) => {
    const { top, height } = it.getBoundingClientRect();
    return {
      isInView: top < innerHeight && top + height > 0,
      top,
      height,
      scrollY,
      page: document.documentElement.scrollHeight,
      part: it.closest('[data-place]')?.outerHTML.slice(0, 200),
    };
  });

test(
  '[MENU-13] the categories stay in view, lead to their section, and mark the one being read; Back ' +
    'finds the menu where it was',
  async ({ page, store, texts }) => {
    await store.open();
    const drinks = categories(page).getByRole('link', { name: 'Bebidas' });
    await drinks.click();
    const heading = page.getByRole('heading', { level: 2, name: 'Bebidas' });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(drinks).toHaveAttribute('aria-current', 'true');
    await expect(categories(page)).toBeInViewport();
    const [bar, title] = [await categories(page).boundingBox(), await heading.boundingBox()];
    expect(title?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);

    // a key ends the time in which the scroll position is fixed at the chosen section
    await page.keyboard.press('Shift');
    const marked = categories(page).locator('[aria-current]');
    const risottos = page.getByRole('heading', { level: 2, name: 'Risotos' });
    // a section far from the screen has an estimated height until it comes near: the section above may
    // grow after the first scroll, and is then the one on the screen
    await expect(async () => {
      await risottos.evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect(marked).toHaveText('Risotos', { timeout: 2_000 });
    }).toPass();
    await expect(marked).toBeInViewport();

    await categories(page).getByRole('link', { name: 'Massas' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Massas' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('region', { name: 'Massas' }).getByRole('article').first().locator(':focus'),
    ).toHaveCount(1);

    const dish = page.getByRole('region', { name: 'Massas' }).getByRole('link').first();
    await dish.click();
    await expect(page).toHaveURL(/\/extra\?/);
    await page.goBack();
    await expect.poll(() => place(dish)).toMatchObject({ isInView: true });
    await expect(dish).toBeInViewport();
    await dish.click();
    await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Massas' })).toBeInViewport();
  },
);
