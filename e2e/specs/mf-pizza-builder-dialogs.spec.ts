import { expect, test } from '../fixtures';

test('[PIZZA-12] [PIZZA-13] [PIZZA-26] toppings of one flavor at a time, by category, only those on sale, each with its price', async ({ pizza, page, texts }) => {
  await pizza.open('media');
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await pizza.more('Calabresa').click();
  await pizza.next().click();
  const dialog = pizza.dialog();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(texts('mf-pizza-builder:classic.toppings.title'));
  await expect(dialog.locator('summary')).toHaveText(['Queijos', 'Carnes', 'Vegetais e temperos']);
  await expect(dialog.getByRole('checkbox', { name: 'Anchovas' })).toHaveCount(0); // paused
  await expect(dialog.locator('label').filter({ hasText: 'Gorgonzola' })).toContainText('+ R$8,00');
  await expect(dialog.locator('label').filter({ hasText: 'Manjericão fresco' })).not.toContainText('R$');
  await dialog.getByRole('checkbox', { name: 'Gorgonzola' }).check();
  await dialog.getByRole('radio', { name: 'Calabresa', exact: true }).check();
  await expect(dialog.getByRole('checkbox', { name: 'Gorgonzola' })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Bacon' }).check();
  await expect(dialog.getByRole('status').first()).toContainText('R$70,00'); // 54.90 as an average goes up to 55.00, and 8.00 and 7.00
  await dialog.locator('summary', { hasText: 'Carnes' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Bacon' })).toBeHidden();
  await dialog.getByRole('button', { name: texts('mf-pizza-builder:classic.bar.next'), exact: true }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/shopping-cart$/);
  await expect(page.getByRole('main')).toContainText('R$70,00');
});

test('[PIZZA-14] toppings may be skipped, and closing them leads back to the pizza', async ({ pizza, page, cart }) => {
  await pizza.open('broto');
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await pizza.next().click();
  await page.keyboard.press('Escape');
  await expect(pizza.dialog()).toHaveCount(0);
  await expect(pizza.next()).toBeFocused();
  await pizza.finish();
  await expect(cart.heading()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('R$36,90');
});

test('[PIZZA-15] the summary names everything in full and takes parts away', async ({ pizza, texts }) => {
  await pizza.open('grande');
  await pizza.chooseBases('Catupiry', 'Integral');
  await pizza.more('Frango com Catupiry').click();
  await pizza.summary().click();
  await expect(pizza.dialog()).toContainText('Grande (35 cm, 8 fatias)');
  await expect(pizza.dialog()).toContainText('Integral');
  await expect(pizza.dialog().getByRole('listitem')).toContainText('Frango com Catupiry');
  await pizza.dialog().getByRole('button', { name: texts('mf-pizza-builder:classic.flavor.less', { name: 'Frango com Catupiry' }) }).click();
  await expect(pizza.dialog()).toContainText(texts('mf-pizza-builder:classic.summary.empty'));
});

test('[PIZZA-15] the current size tells what it is, and the way to other sizes keeps what was chosen', async ({ pizza, page }) => {
  await pizza.open('grande');
  await pizza.option('Catupiry').check();
  await pizza.aboutSize().click();
  await expect(pizza.dialog()).toContainText('Para três ou quatro pessoas.');
  await pizza.dialog().getByRole('link', { name: /Média/ }).click();
  await expect(pizza.heading()).toHaveText('Média (30 cm, 6 fatias)');
  await expect(pizza.option('Catupiry')).not.toBeChecked();
  await page.goBack();
  await expect(pizza.option('Catupiry')).toBeChecked();
});

test('[PIZZA-26] [EXTRAS-01] [EXTRAS-10] a pizza with extras asks for them and goes into the cart with them', async ({ pizza, extras, page }) => {
  await pizza.open('grande', '&menu=pizzas');
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await pizza.finish();
  await expect(page).toHaveURL(/\/extra\?item=[\w-]+&menu=pizzas$/);
  await expect(pizza.heading()).toHaveText('Grande (35 cm, 8 fatias)');
  await extras.checkbox('Maionese de alho').check();
  await expect(extras.addButton()).toContainText('R$73,90');
  await extras.addButton().click();
  await expect(page).toHaveURL(/shopping-cart$/);
  await expect(page.getByRole('main')).toContainText('R$73,90');
  await page.goBack();
  await expect(pizza.heading()).toHaveText('Grande (35 cm, 8 fatias)');
  await expect(pizza.bar().getByRole('listitem')).toHaveCount(0); // the pizza is in the cart: a new one begins
});

test('[OPEN-004] a reload of a pizza’s extras leads to the menu, not to an empty page', async ({ pizza, page }) => {
  await pizza.open('grande');
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await pizza.finish();
  await expect(page).toHaveURL(/\/extra\?/);
  await page.reload();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('leaving the builder and coming back loses nothing', async ({ pizza, page, texts }) => {
  await pizza.open('grande', '&menu=pizzas');
  await pizza.chooseBases('Catupiry', 'Integral');
  await pizza.more('Margherita').click();
  await pizza.more('Calabresa').click();
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/#section-pizzas$/);
  await page.goBack();
  await expect(pizza.bar().getByRole('listitem')).toHaveText(['1/2 Margherita', '1/2 Calabresa']);
  await expect(pizza.option('Integral')).toBeChecked();
});
