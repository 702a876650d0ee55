import { expect, test } from '../fixtures';
import { CartChanges } from '../pages/cart-changes';
import { aCombo, aPizza, plainLines } from '../support/any-lines';
import { storeLines } from '../support/cart-lines';
import { changeRestaurant } from '../support/change-restaurant';
import { makeCartRecovery } from '../support/operator';
import { restaurantData } from '../support/stored-cart';
import { TABLES, tableCode } from '../support/tablet';

const DIALOG = 'dialog[open]';

test('the cart is accessible: pizzas and combos, a note, the question to clear it, the invitation', async ({
  page,
  store,
  cart,
  api,
  texts,
  expectAccessible,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  await storeLines(page, data, [
    aPizza(data, 'grande'),
    aCombo(data, 'combo-familia'),
    ...plainLines(data, 1),
  ]);
  await store.open('bella-napoli', 'shopping-cart');
  await expect(cart.heading()).toBeVisible();
  await expectAccessible('main');
  await page.locator('a[href*="/shopping-cart/notes"]').first().click();
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: texts('mf-cart:notes.label') }),
  ).toBeVisible();
  await expectAccessible(DIALOG);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: texts('mf-cart:clear.button') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(DIALOG);
  await page.getByRole('button', { name: texts('mf-cart:clear.keep') }).click();
  await cart.finishButton().click();
  await expect(cart.later()).toBeVisible();
  await expectAccessible(DIALOG);
});

test('the dialogs that open over the cart are accessible: a saved cart, a closed restaurant', async ({
  page,
  store,
  cart,
  api,
  texts,
  expectAccessible,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  await changeRestaurant(
    page,
    'bella-napoli',
    ({ info }) => void Object.assign(info, { is_closed: true, scheduleSettings: {} }),
  );
  await storeLines(page, data, plainLines(data, 2));
  await store.open('bella-napoli', `?u=${await makeCartRecovery(api, data.info.id)}`);
  const recovery = page.getByRole('dialog', { name: texts('mf-cart:recovery.title') });
  await expect(recovery).toBeVisible();
  await expectAccessible(DIALOG);
  await recovery.getByRole('button', { name: texts('mf-cart:recovery.continue') }).click();
  await cart.finish();
  await expect(page.getByRole('dialog', { name: texts('mf-cart:closed.title') })).toBeVisible();
  await expectAccessible(DIALOG);
});

test('the notice of changes in the cart is accessible', async ({
  page,
  store,
  api,
  texts,
  expectAccessible,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  await storeLines(
    page,
    data,
    plainLines(data, 3).map((line, index) =>
      index === 0 ? { ...line, id: 'gone', name: 'Risotto' } : line,
    ),
  );
  await store.open('bella-napoli');
  await expect(new CartChanges(page, texts).dialog()).toBeVisible();
  await expectAccessible(DIALOG);
});

test('the order of a table is accessible: failed, and placed', async ({
  page,
  store,
  cart,
  api,
  texts,
  failures,
  expectAccessible,
}) => {
  const ORDER = /\/api\/restaurant\/\d+\/order\/table$/;
  const data = await restaurantData(api, TABLES.url);
  failures.allow(
    { method: 'POST', path: '/api/restaurant/:id/order/table', status: 'failed' },
    {
      method: 'GET',
      path: '/api/order/uuid/:uuid',
      status: 404,
      times: Infinity,
      isOptional: true,
    },
  ); // the page may check whether the order exists
  await page.route(ORDER, (route) => route.abort(), { times: 1 });
  await storeLines(
    page,
    data,
    plainLines(data, 2).map((line) => ({ ...line, qty: 1 + Math.floor(Math.random() * 900) })),
  );
  await store.open(TABLES.url, `shopping-cart?t=${encodeURIComponent(await tableCode(api, '6'))}`);
  await cart.finishButton().click();
  await expect(cart.sendDialog()).toBeVisible();
  await expectAccessible(DIALOG);
  await page.keyboard.press('Escape');
  await cart.sendToKitchen();
  const failed = page.getByRole('alertdialog');
  await expect(failed).toBeVisible();
  await expectAccessible(DIALOG);
  await failed.getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(page.getByRole('dialog', { name: texts('domain:order.placed') })).toBeVisible();
  await expectAccessible(DIALOG);
});
