import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { PizzaNepPage } from '../pages/pizza-nep';

const test = base.extend<{ nep: PizzaNepPage }>({
  nep: async ({ page, texts }, use) => use(new PizzaNepPage(page, texts)),
});

const LARGE = 'pizza-nep?product=large';

test.use({ locale: 'en-US' });

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 150; press++) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

test('[SHELL-24] [OPEN-037] the module gives the new builder: accessible, a tap on a slice changes its flavor', async ({
  page,
  store,
  nep,
  cart,
  expectAccessible,
}) => {
  await store.open('slice-house');
  await store.openProduct('Large 18"');
  await expect(page).toHaveURL(/\/slice-house\/pizza-nep\?/);
  await nep.count(4).click();
  await nep.more('Pepperoni').click();
  await nep.more('Pepperoni').click();
  await nep.more('Margherita').click();
  expect(
    await nep.drawing().evaluate((drawing) => drawing.getAnimations({ subtree: true }).length),
  ).toBe(0);
  await nep.why().click();
  await expectAccessible('body');
  await nep.drawnSlice(1).click();
  await expect(nep.dialog()).toContainText('Slice 1 of 4');
  await expectAccessible('dialog[open]');
  await nep.other('Hawaiian').click();
  await expect(nep.dialog()).toBeHidden();
  await expect(nep.slices().first()).toBeFocused();
  await expect(nep.drawing()).toHaveAccessibleName(
    /1\/4 Pepperoni, 1\/4 Margherita, 1\/4 Hawaiian, 1\/4 empty$/,
  );
  await nep.drawnSlice(1).click();
  await nep.takeOff().click();
  await expect(nep.drawing()).toHaveAccessibleName(
    /^2 of 4 parts: 1\/4 Pepperoni, 1\/4 Margherita, 1\/2 empty$/,
  );
  await nep.drawnSlice(1).click();
  await nep.other('Garden').click();
  await expect(nep.slices().first()).toHaveAccessibleName(/Garden/);
  await nep.more('Pepperoni').click();
  await nep.radio('Stuffed').click();
  await nep.radio('Whole wheat').click();
  const total = await nep.total().innerText();
  await nep.next().click();
  await expect(page).toHaveURL(/\/slice-house\/shopping-cart$/);
  await expect(cart.line('Large 18"')).toContainText(total);
});

test('[OPEN-037] the keyboard alone builds a pizza', async ({ page, store, nep }) => {
  await store.open('slice-house', LARGE);
  await nep.drawing().waitFor();
  await tabTo(page, nep.radio('Classic'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, nep.radio('White'));
  await page.keyboard.press('Space');
  await tabTo(page, nep.count(1));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, nep.more('Pepperoni'));
  await page.keyboard.press('Enter');
  await tabTo(page, nep.slices().nth(1));
  await page.keyboard.press('Enter');
  await tabTo(page, nep.other('Supreme'));
  await page.keyboard.press('Enter');
  await expect(nep.slices().nth(1)).toBeFocused();
  await expect(nep.drawing()).toHaveAccessibleName('2 of 2 parts: 1/2 Pepperoni, 1/2 Supreme');
  await tabTo(page, nep.next());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/shopping-cart$/);
});
