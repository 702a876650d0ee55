import { expect, test } from '../fixtures';

test('[PIZZA-14] [OPEN-004] Escape closes the toppings; a reload of the extras leads to the menu', async ({
  pizza,
  page,
}) => {
  await pizza.open('grande');
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await pizza.next().click();
  await expect(pizza.dialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pizza.dialog()).toHaveCount(0);
  await expect(pizza.next()).toBeFocused();
  await pizza.finish();
  await expect(page).toHaveURL(/\/extra\?/);
  await page.reload();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
