import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { PizzaNepPage } from '../pages/pizza-nep';

const test = base.extend<{ nep: PizzaNepPage }>({ nep: async ({ page, texts }, use) => use(new PizzaNepPage(page, texts)) });

const LARGE = 'pizza-nep?product=large';
const GALERA = 'product=combo-galera&isCombo=true';

/** The figures of a price as shown, in minor units. */
const minorOf = (text: string): number => Number(text.replace(/\D/g, ''));

/** Presses Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let press = 0; press < 150; press++) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

/** A large pizza of four quarters, of which three are filled. */
async function threeQuarters(nep: PizzaNepPage): Promise<void> {
  await nep.count(4).click();
  await nep.more('Pepperoni').click();
  await nep.more('Pepperoni').click();
  await nep.more('Margherita').click();
}

test.describe('Slice House, in English', () => {
  test.use({ locale: 'en-US' });

  test('[SHELL-24] [OPEN-037] the restaurant\'s module gives the new builder, from the menu to the cart @desktop', async ({ page, store, nep, cart }) => {
    await store.open('slice-house');
    await store.openProduct('Large 18"');
    await expect(page).toHaveURL(/\/slice-house\/pizza-nep\?/);
    await expect(nep.drawing()).toHaveAccessibleName('Large 18": nothing on it yet');
    await threeQuarters(nep);
    await expect(nep.drawing()).toHaveAccessibleName('3 of 4 parts: 1/2 Pepperoni, 1/4 Margherita, 1/4 free');
    await nep.more('Hawaiian').click();
    await nep.radio('Stuffed').click();
    await expect(nep.next()).toBeDisabled();
    await nep.radio('Whole wheat').click();
    await nep.why().click();
    const total = await nep.total().innerText();
    expect(await nep.addedUp()).toBe(minorOf(total));
    await nep.next().click();
    await expect(page).toHaveURL(/\/slice-house\/shopping-cart$/);
    await expect(cart.line('Large 18"')).toContainText(total);
  });

  test('[SHELL-24] the other address leads to the new builder with what it asks for', async ({ page, store, nep }) => {
    await store.open('slice-house', 'pizza?product=medium&menu=pizzas');
    await expect(page).toHaveURL(/\/slice-house\/pizza-nep\?product=medium&menu=pizzas$/);
    await expect(nep.drawing()).toBeVisible();
  });

  test('[OPEN-037] a tap on a slice changes it, or takes it off @desktop', async ({ store, nep }) => {
    await store.open('slice-house', LARGE);
    await threeQuarters(nep);
    await nep.drawnSlice(1).click();
    await expect(nep.dialog()).toContainText('Slice 1 of 4');
    await nep.other('Hawaiian').click();
    await expect(nep.dialog()).toBeHidden();
    await expect(nep.slices().first()).toBeFocused();
    await expect(nep.drawing()).toHaveAccessibleName(/1\/4 Pepperoni, 1\/4 Margherita, 1\/4 Hawaiian, 1\/4 free$/);
    await nep.drawnSlice(1).click();
    await nep.takeOff().click();
    await expect(nep.drawing()).toHaveAccessibleName(/^2 of 4 parts: 1\/4 Pepperoni, 1\/4 Margherita, 1\/2 free$/);
    await nep.drawnSlice(1).click();
    await nep.other('Garden').click();
    await expect(nep.slices().first()).toHaveAccessibleName(/Garden/);
  });

  test('[PIZZA-19] [PIZZA-20] [PIZZA-18] a full pizza takes no more; less frees a part; another number starts anew', async ({ store, nep }) => {
    await store.open('slice-house', LARGE);
    await nep.more('Pepperoni').click();
    await expect(store.toast('First say how many flavors')).toBeVisible();
    await nep.count(2).click();
    await nep.more('Pepperoni').click();
    await nep.more('Margherita').click();
    await nep.more('Supreme').click();
    await expect(store.toast('Pizza is Full')).toBeVisible();
    await expect(nep.quantity('Supreme')).toHaveValue('0');
    await nep.less('Margherita').click();
    await expect(nep.drawing()).toHaveAccessibleName('1 of 2 parts: 1/2 Pepperoni, 1/2 free');
    await nep.count(3).click();
    await expect(nep.drawing()).toHaveAccessibleName('Large 18": nothing on it yet');
    await expect(nep.slices()).toHaveCount(3);
  });

  test('[PIZZA-22] [PIZZA-23] [PIZZA-25] [PIZZA-21] it says how many flavors, and what is missing', async ({ page, store, nep }) => {
    await store.open('slice-house', LARGE);
    await expect(page.getByText('Choose a crust to go on')).toBeVisible();
    await nep.radio('Classic').click();
    await expect(page.getByText('Choose a dough to go on')).toBeVisible();
    await nep.radio('White').click();
    await nep.count(4).click();
    await expect(page.getByText('Choose 4 flavors', { exact: true })).toBeVisible();
    await nep.more('Pepperoni').click();
    await expect(page.getByText('Choose 3 more flavors').first()).toBeVisible();
    for (const name of ['Pepperoni', 'Pepperoni']) await nep.more(name).click();
    await expect(page.getByText('Choose 1 more flavor', { exact: true }).first()).toBeVisible();
    await nep.more('Pepperoni').click();
    await expect(nep.next()).toBeEnabled();
    await store.open('slice-house', 'pizza-nep?product=personal');
    await expect(page.getByText('Choose up to 2 flavors')).toBeVisible();
  });

  test('[PIZZA-12] [PIZZA-13] [PIZZA-14] toppings go on one flavor, in the same view', async ({ page, store, nep }) => {
    await store.open('slice-house', 'pizza-nep?product=personal');
    await expect(page.getByText('Pick a flavor first')).toBeVisible();
    await nep.radio('Classic').click();
    await nep.radio('White').click();
    await nep.more('Pepperoni').click();
    await expect(nep.next()).toBeEnabled();
    await nep.more('Margherita').click();
    await nep.topped('Margherita').click();
    await page.getByText('Extra toppings').click();
    await expect(nep.topping('Anchovies')).toHaveCount(0);
    await nep.topping('Extra mozzarella').check();
    await nep.why().click();
    await expect(page.getByText('Extra mozzarella on Margherita')).toBeVisible();
    await expect(nep.total()).toHaveText('$ 12.45');
    expect(await nep.addedUp()).toBe(1245);
  });

  test('[OPEN-037] a slice that goes leaves its room to the others, and the focus with the pizza', async ({ store, nep }) => {
    await store.open('slice-house', 'pizza-nep?product=personal');
    await nep.more('Pepperoni').click();
    await nep.more('Margherita').click();
    await nep.slices().nth(1).click();
    await nep.takeOff().click();
    await expect(nep.drawing()).toHaveAccessibleName('1 of 1 part: 1/1 Pepperoni');
    await expect(nep.slices()).toHaveCount(1);
    await expect(nep.heading()).toBeFocused();
  });

  test('[PIZZA-04] [PIZZA-05] [PIZZA-06] [OPEN-033] flavors by category, and by search through all of them', async ({ page, store, nep, expectAccessible }) => {
    await store.open('slice-house', LARGE);
    await expect(nep.flavors()).toHaveCount(7);
    await nep.category('Veggie').click();
    await expect(page.getByText('Plenty of garden.')).toBeVisible();
    await expect(nep.flavors()).toHaveCount(3);
    await nep.category('Signature').click();
    await expect(nep.flavors().filter({ hasText: 'Clam Pie' })).toContainText('Unavailable');
    await expect(nep.more('Clam Pie')).toBeDisabled();
    await nep.search().fill('CHÍCKEN');
    await expect(nep.flavors()).toHaveCount(2);
    await nep.search().fill('unicorn');
    await expect(page.getByText('No flavor matches “unicorn”')).toBeVisible();
    await expectAccessible();
  });

  test('[OPEN-037] the keyboard alone builds a pizza @desktop', async ({ page, store, nep }) => {
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

  test('[OPEN-037] controls come before the drawing, which says its state politely', async ({ page, store, nep }) => {
    await store.open('slice-house', LARGE);
    await nep.drawing().waitFor();
    await expect(nep.heading()).not.toBeFocused();
    await nep.count(2).click();
    const first = await nep.drawing().evaluate((drawing) => [...document.querySelectorAll('main button, main input')].every((it) => (it.compareDocumentPosition(drawing) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0));
    expect(first).toBe(true);
    await nep.more('Pepperoni').click();
    await expect(page.getByRole('status').filter({ hasText: '1 of 2 parts: 1/2 Pepperoni, 1/2 free' })).toHaveCount(1);
  });

  test('[OPEN-037] every state is accessible @desktop', async ({ store, nep, expectAccessible }) => {
    test.slow();
    await store.open('slice-house', LARGE);
    await nep.drawing().waitFor();
    await expectAccessible();
    await threeQuarters(nep);
    await nep.why().click();
    await expectAccessible();
    await nep.slices().first().click();
    await nep.dialog().waitFor();
    await expectAccessible();
  });

  test.describe('for somebody who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('[OPEN-037] nothing on the pizza moves', async ({ store, nep }) => {
      await store.open('slice-house', LARGE);
      await threeQuarters(nep);
      const moving = await nep.drawing().evaluate((drawing) => drawing.getAnimations({ subtree: true }).length);
      expect(moving).toBe(0);
    });
  });

  test.describe('inside Instagram on an iPhone', () => {
    test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0' });
    test('[PIZZA-11] the footer is raised', async ({ page, store, nep }) => {
      await store.open('slice-house', LARGE);
      await nep.next().waitFor();
      const box = await nep.next().boundingBox();
      expect((page.viewportSize()?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(60);
    });
  });
});

test('[SHELL-24] [OPEN-037] [PIZZA-27] [PIZZA-28] [PIZZA-08] a combo with fromNEP opens the new builder, each pizza in turn @desktop', async ({ page, store, nep, extras, cart, expectAccessible }) => {
  test.slow();
  await store.open('bella-napoli', `pizza?${GALERA}`);
  await expect(page).toHaveURL(/\/bella-napoli\/pizza-nep\?/);
  await expect(page.getByText('Combo Galera · Pizza 1 de 2')).toBeVisible();
  await nep.radio('Tradicional').click();
  await nep.radio('Napoletana').click();
  await nep.count(2).click();
  await nep.more('Calabresa').click();
  await nep.more('Portuguesa').click();
  await expect(nep.total()).toHaveCount(0);
  await nep.why().click();
  await expect(page.getByText('Desconto do combo')).toBeVisible();
  await expectAccessible();
  await nep.next().click();
  await expect(page.getByText('Combo Galera · Pizza 2 de 2')).toBeVisible();
  await expect(nep.next()).toBeDisabled();
  await page.goBack();
  await expect(nep.drawing()).toHaveAccessibleName('2 de 2 partes: 1/2 Calabresa, 1/2 Portuguesa');
  await nep.next().click();
  await nep.radio('Catupiry').click();
  await nep.radio('Napoletana').click();
  await nep.count(1).click();
  await nep.more('Margherita').click();
  await nep.next().click();
  await expect(page).toHaveURL(/\/bella-napoli\/extra/);
  await page.getByRole('radio', { name: 'Guaraná 2 litros' }).check();
  await extras.addButton().click();
  await expect(page).toHaveURL(/\/bella-napoli\/shopping-cart$/);
  await expect(cart.line('Combo Galera')).toBeVisible();
});

test('[SHELL-24] without the module, a pizza and any other combo stay with the classic builder', async ({ page, store }) => {
  await store.open('bella-napoli', 'pizza-nep?product=grande');
  await expect(page).toHaveURL(/\/bella-napoli\/pizza\?product=grande$/);
  await store.open('bella-napoli', 'pizza-nep?product=combo-dupla&isCombo=true');
  await expect(page).toHaveURL(/\/bella-napoli\/pizza\?product=combo-dupla&isCombo=true$/);
});
