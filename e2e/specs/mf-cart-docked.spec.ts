import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { layoutShift } from '../support/layout-shift';

/** Presses Tab until an element has the focus; the number of presses. */
async function tabsTo(page: Page, target: Locator): Promise<number> {
  for (let presses = 0; presses < 50; presses += 1) {
    if ((await page.locator(':focus').and(target).count()) > 0) return presses;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached by 50 Tabs');
}

/** Left, top on the page, width and height in whole CSS pixels. */
const placeOf = (element: Locator): Promise<number[]> =>
  element.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return [left, top + window.scrollY, width, height].map(Math.round);
  });

test.use({ viewport: { width: 1280, height: 800 } });

test('[MENU-19] [CART-13] from an added product to its checkout by at most 12 Tabs', async ({
  page,
  store,
  cart,
  texts,
}) => {
  await store.open();
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  const [search, menu] = ['search', 'menu'].map((name) =>
    page.getByRole('link', { name: texts(`mf-menu:skip.${name}`), exact: true }),
  ) as [Locator, Locator];
  expect(await tabsTo(page, search)).toBeLessThanOrEqual(2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first.locator(':focus')).toHaveCount(1);

  const name = 'Burrata com Pesto';
  await expect(first).toContainText(name);
  await page.keyboard.press('Enter'); // adds it
  const toCart = first.getByRole('link', { name: texts('mf-menu:skip.cart') });
  await expect(toCart).toHaveCount(1);
  let presses = await tabsTo(page, toCart);
  await page.keyboard.press('Enter');
  await expect(cart.line(name)).toBeVisible();
  await expect(page.locator('#docked-cart, main').and(page.locator(':focus'))).toHaveCount(1);
  presses += await tabsTo(page, page.getByRole('link', { name: texts('mf-cart:dock.to-total') }));
  await page.keyboard.press('Enter');
  presses += await tabsTo(page, cart.finishButton());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(?:use-loyalty|delivery)$/);
  expect(presses).toBeLessThanOrEqual(12);
});

test('[MENU-19] [MENU-24] the cart beside the menu is the real cart, and nothing moves', async ({
  page,
  store,
  cart,
  texts,
  expectAccessible,
}) => {
  await store.open();
  const dock = page.getByRole('complementary', { name: texts('shell:page.cart') });
  await expect(dock.getByText(texts('mf-cart:dock.empty'))).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  const card = store.card('Burrata com Pesto');
  const before = await placeOf(card);
  // not found by search, whose results replace the list
  const add = texts('mf-menu:card.add', { name: 'Burrata com Pesto' });
  await card.getByRole('button', { name: add, exact: true }).click();
  await expect(cart.line('Burrata com Pesto')).toContainText('R$59,90');
  await cart.more('Burrata com Pesto').click();
  await expect(dock.locator('output').last()).toHaveText('R$119,80');
  await expect(store.cartButton()).toHaveCount(0);
  // the lines of the cart move below a new one; the menu does not
  expect(await placeOf(card)).toEqual(before);
  await expectAccessible('#docked-cart');
});
