import { expect, test } from '../fixtures';

test('[PIZZA-28] Back returns to the pizza before with its choice, and from the first one to the menu', async ({
  pizza,
  page,
  texts,
}) => {
  await pizza.open('combo-familia', '&isCombo=true&menu=combos');
  await pizza.chooseBases('Cheddar', 'Integral');
  await pizza.more('Margherita').click();
  await pizza.finish();
  await expect(pizza.heading()).toHaveText('Broto (25 cm, 4 fatias)');
  await expect(page.getByRole('main')).toBeFocused();
  await pizza.option('Tradicional').check();
  await page
    .getByRole('link', { name: texts('mf-pizza-builder:flow.back-to-pizza', { at: 1 }) })
    .click();
  await expect(pizza.heading()).toHaveText('Grande (35 cm, 8 fatias)');
  await expect(pizza.option('Cheddar')).toBeChecked();
  await expect(pizza.bar().getByRole('listitem')).toHaveText(['1/1 Margherita']);
  await page.goForward();
  await expect(pizza.heading()).toHaveText('Broto (25 cm, 4 fatias)');
  await expect(pizza.option('Tradicional')).toBeChecked();
  await page.goBack();
  await expect(pizza.heading()).toHaveText('Grande (35 cm, 8 fatias)');
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?#section-combos$/);
});
