import { expect, test } from '../fixtures';

const COMBO = '&isCombo=true&menu=combos';

test('[PIZZA-27] [PIZZA-08] a combo is built size by size, then its extras, then it is in the cart with its discounts', async ({ pizza, extras, page, texts }) => {
  await pizza.open('combo-familia', COMBO);
  await expect(pizza.heading()).toHaveText('Grande (35 cm, 8 fatias)');
  await expect(page.getByRole('banner')).toContainText(`Combo Família · ${texts('mf-pizza-builder:flow.place', { at: 1, count: 2 })}`);
  await pizza.chooseBases('Catupiry', 'Napoletana');
  await pizza.more('Margherita').click();
  await expect(pizza.bar()).not.toContainText('R$');
  await pizza.finish();

  await expect(pizza.heading()).toHaveText('Broto (25 cm, 4 fatias)');
  await expect(page.getByRole('banner')).toContainText(texts('mf-pizza-builder:flow.place', { at: 2, count: 2 }));
  await expect(page.getByRole('main')).toBeFocused();
  await pizza.chooseBases();
  await pizza.category('Doces').click();
  await pizza.more('Brigadeiro').click();
  await pizza.aboutSize().click();
  await expect(pizza.dialog().getByRole('list', { name: texts('mf-pizza-builder:classic.size.of-combo') }).getByRole('listitem').first()).toContainText('1/1 Margherita');
  await page.keyboard.press('Escape');
  await pizza.finish();

  await expect(pizza.heading()).toHaveText('Combo Família');
  await expect(extras.addButton()).toBeDisabled(); // a drink is part of it
  await extras.radio('Cola 2 litros').check();
  // 12.00, and (69.90 + 12.00) less 10 %, to the next 10 cents, and 37.90 less 8.00
  await expect(extras.addButton()).toContainText('R$115,60');
  await extras.addButton().click();
  await expect(page).toHaveURL(/shopping-cart$/);
  await expect(page.getByRole('main')).toContainText('R$115,60');
});

test('[PIZZA-28] Back returns to the pizza before with its choice, and from the first one to the menu', async ({ pizza, page, texts }) => {
  await pizza.open('combo-familia', COMBO);
  await pizza.chooseBases('Cheddar', 'Integral');
  await pizza.more('Margherita').click();
  await pizza.finish();
  await expect(pizza.heading()).toHaveText('Broto (25 cm, 4 fatias)');
  await pizza.option('Tradicional').check();
  await page.getByRole('link', { name: texts('mf-pizza-builder:flow.back-to-pizza', { at: 1 }) }).click();
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

test('a step whose pizzas before it are not done leads to the first that is not', async ({ pizza, page }) => {
  await pizza.open('combo-familia', `${COMBO}&step=2`);
  await expect(pizza.heading()).toHaveText('Grande (35 cm, 8 fatias)');
  await expect(page).not.toHaveURL(/step=/);
});

test('[PIZZA-27] a combo without extras goes into the cart; the second of its pizzas has the second discount', async ({ pizza, page }) => {
  await pizza.open('combo-dupla', COMBO);
  for (const flavor of ['Margherita', 'Calabresa']) {
    await pizza.chooseBases();
    await pizza.more(flavor).click();
    await pizza.finish();
  }
  await expect(page).toHaveURL(/shopping-cart$/);
  await expect(page.getByRole('main')).toContainText('R$129,30'); // 69.90, and 69.90 less 15 %, to the next 10 cents
  await page.goBack();
  await expect(pizza.heading()).toHaveText('Grande (35 cm, 8 fatias)');
  await expect(pizza.bar().getByRole('listitem')).toHaveCount(0);
});

test('[OPEN-010] [OPEN-003] what the address names wrongly leads to the menu', async ({ page }) => {
  for (const query of ['product=grande&isCombo=true', 'product=combo-familia', 'product=nothing', '']) {
    await page.goto(`/bella-napoli/pizza?${query}`);
    await expect(page).toHaveURL(/\/bella-napoli\/?$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});
