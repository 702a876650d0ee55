import { aGeneralLine } from '@storefront/shared-domain/testing';
import { expect, test } from '../fixtures';
import { CartChanges } from '../pages/cart-changes';
import { aCombo, aPizza, plainLines } from '../support/any-lines';
import { storeLines } from '../support/cart-lines';
import { changeRestaurant } from '../support/change-restaurant';
import { restaurantData } from '../support/stored-cart';

const DIALOG = 'dialog[open]';

test.slow(); // six scans

test('[CART-17] [CONFLICTS-05] [OPEN-098] the cart is accessible: its changes, lines, note, questions, closed', async ({
  page,
  store,
  cart,
  api,
  texts,
  expectAccessible,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  let isClosed = false;
  await changeRestaurant(page, 'bella-napoli', ({ info }) => {
    if (isClosed) Object.assign(info, { is_closed: true, scheduleSettings: {} });
  });
  await storeLines(page, data, [
    aPizza(data, 'grande'),
    aCombo(data, 'combo-familia'),
    ...plainLines(data, 1),
    aGeneralLine({ lineId: 'gone', id: 'gone', name: 'Risotto de um dia' }),
  ]);
  await store.open();
  const changes = new CartChanges(page, texts);
  await expect(changes.dialog().getByRole('heading')).toBeFocused();
  await expectAccessible(DIALOG);
  await page.keyboard.press('Escape');
  await expect(changes.dialog()).toHaveCount(0);
  await store.openCart();
  await expectAccessible('main');
  await page.locator('a[href*="/shopping-cart/notes"]').first().click();
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: texts('mf-cart:notes.label') }),
  ).toBeVisible();
  await expectAccessible(DIALOG);
  await page.keyboard.press('Escape');
  const clear = page.getByRole('button', { name: texts('mf-cart:clear.button') });
  await clear.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(DIALOG);
  await page.getByRole('button', { name: texts('mf-cart:clear.keep') }).click();
  await expect(clear).toBeFocused();
  await cart.finishButton().click();
  await expect(cart.later()).toBeVisible();
  await expectAccessible(DIALOG);
  isClosed = true;
  await store.open('bella-napoli', 'shopping-cart');
  await expect(changes.dialog()).toHaveCount(0); // they are shown once
  await cart.finish();
  await expect(page.getByRole('dialog', { name: texts('mf-cart:closed.title') })).toBeVisible();
  await expectAccessible(DIALOG);
});
