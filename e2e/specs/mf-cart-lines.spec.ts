import { expect, test } from '../fixtures';
import { aCombo, aPizza, expectNothingSticksOut, plainLines, storeLines } from '../support/cart-lines';
import { restaurantData } from '../support/stored-cart';

test('[CART-02] [CART-03] pizzas and combos show everything that was chosen for them @desktop', async ({ page, store, cart, api, expectAccessible }) => {
  const data = await restaurantData(api, 'bella-napoli');
  const [pizza, combo] = [aPizza(data, 'grande'), aCombo(data, 'combo-familia')];
  await storeLines(page, data, [pizza, combo, ...plainLines(data, 1)]);
  await store.open('bella-napoli', 'shopping-cart');
  const line = cart.line(combo.name);
  for (const item of combo.comboItems) {
    await expect(line.getByRole('heading', { level: 3, name: item.name, exact: true })).toBeVisible();
    for (const flavor of item.selectedFlavors) {
      const row = line.getByRole('listitem').filter({ hasText: flavor.name }).first();
      await expect(row).toBeVisible();
      if (item.selectedFlavors.length > 1) await expect(row).toContainText(flavor.fractionText);
      for (const topping of flavor.additionalToppings) await expect(line.getByText(`+ ${topping.name}`).first()).toBeVisible();
    }
    for (const base of [item.crust, item.dough]) if (base) await expect(line.getByText(base.name).first()).toBeVisible();
  }
  for (const extra of combo.extras) await expect(line.getByText(`1x ${extra.name}`)).toBeVisible();
  for (const flavor of pizza.selectedFlavors) await expect(cart.line(pizza.name).first().getByText(flavor.name)).toBeVisible();
  await expectNothingSticksOut(page);
  await expectAccessible();
});

test('names of 200 characters and many lines keep to the page @desktop', async ({ page, store, api, expectAccessible }) => {
  const data = await restaurantData(api, 'bella-napoli');
  const long = [...plainLines(data, 12)].map((line, index) => ({ ...line, name: index === 0 ? 'Focaccia'.repeat(25) : line.name, notes: index === 1 ? 'x'.repeat(250) : '' }));
  await page.route('**/api/restaurant/data/v2/bella-napoli', async (route) => {
    const answer = await route.fetch();
    const wire = JSON.stringify(await answer.json()).replaceAll(JSON.stringify(plainLines(data, 1)[0]!.name), JSON.stringify('Focaccia'.repeat(25)));
    await route.fulfill({ response: answer, body: wire });
  });
  await storeLines(page, data, long);
  await store.open('bella-napoli', 'shopping-cart');
  await expect(page.getByRole('heading', { name: 'Focaccia'.repeat(25) })).toBeVisible();
  await expectNothingSticksOut(page);
  await expectAccessible();
});

test('[CART-17] [CONFLICTS-05] clearing the cart is asked first, and leads home @desktop', async ({ page, store, cart, api, texts, expectAccessible }) => {
  const data = await restaurantData(api, 'bella-napoli');
  await storeLines(page, data, plainLines(data, 2));
  await store.open('bella-napoli', 'shopping-cart');
  const button = page.getByRole('button', { name: texts('mf-cart:clear.button') });
  await button.click();
  const dialog = page.getByRole('alertdialog', { name: texts('mf-cart:clear.title') });
  await expectAccessible();
  await dialog.getByRole('button', { name: texts('mf-cart:clear.keep') }).click();
  await expect(button).toBeFocused();
  await expect(cart.heading()).toBeVisible();
  await button.click();
  await dialog.getByRole('button', { name: texts('mf-cart:clear.confirm') }).click();
  await expect(page).toHaveURL(/bella-napoli\/?$/);
  await expect(store.cartButton()).toHaveCount(0);
});
