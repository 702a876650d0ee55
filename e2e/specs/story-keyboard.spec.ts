import { expect, test } from '../fixtures';
import { tabTo } from '../support/tab-to';

test('from the menu to a pizza in the cart by keyboard alone', async ({
  store,
  page,
  pizza,
  extras,
  cart,
  texts,
}) => {
  await store.open();
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo(page, texts('mf-menu:search.label'), 'searchbox');
  await page.keyboard.type('grande');
  // the list follows the words after a moment
  await expect(page.getByRole('region', { name: /grande/ })).toBeVisible();
  await tabTo(page, 'Grande (35 cm, 8 fatias)', 'link');
  await page.keyboard.press('Enter');
  await expect(pizza.heading()).toHaveText('Grande (35 cm, 8 fatias)');

  await tabTo(page, 'Tradicional', 'radio');
  // arrow keys choose the next option directly; the focus stays visible
  await page.keyboard.press('ArrowDown');
  await expect(pizza.option('Crosta de parmesão')).toBeChecked();
  await expect(pizza.option('Crosta de parmesão')).toBeInViewport();
  await tabTo(page, 'Napoletana', 'radio');
  await page.keyboard.press('Space');
  await expect(pizza.option('Napoletana')).toBeChecked();

  await tabTo(page, 'Especiais', 'button');
  await page.keyboard.press('Enter');
  await tabTo(page, texts('mf-pizza-builder:classic.flavor.more', { name: 'Diavola' }), 'button');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(pizza.bar().getByRole('listitem')).toHaveText(['1/1 Diavola']);
  await tabTo(page, texts('mf-pizza-builder:classic.bar.next'), 'button');
  await page.keyboard.press('Enter');

  await expect(pizza.dialog()).toBeVisible();
  await tabTo(page, 'Rúcula', 'checkbox');
  await page.keyboard.press('Space');
  await expect(pizza.dialog().getByRole('checkbox', { name: 'Rúcula' })).toBeChecked();
  await tabTo(page, texts('mf-pizza-builder:classic.bar.next'), 'button');
  await page.keyboard.press('Enter');

  await expect(extras.addButton()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'Talheres e guardanapos', 'checkbox');
  await page.keyboard.press('Space');
  await tabTo(page, /^ADICIONAR/, 'button');
  await page.keyboard.press('Enter');

  await expect(cart.heading()).toBeVisible();
  // 84.90, 6.00 of the crust and 5.00 of the topping
  await expect(cart.line('Grande (35 cm, 8 fatias)')).toContainText('R$95,90');
});
