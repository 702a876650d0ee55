import { expect, test } from '../fixtures';
import { plainLines } from '../support/any-lines';
import { expectNothingSticksOut, storeLines } from '../support/cart-lines';
import { changeRestaurant } from '../support/change-restaurant';
import { restaurantData } from '../support/stored-cart';

test('[CART-02] names of 200 characters and many lines keep to the page @desktop', async ({
  page,
  store,
  api,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  const long = 'Focaccia'.repeat(25);
  const lines = plainLines(data, 12).map((line, index) => ({
    ...line,
    name: index === 0 ? long : line.name,
    notes: index === 1 ? 'x'.repeat(250) : '',
  }));
  const [first] = lines;
  await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
    for (const { products } of menu['categories'] as {
      products: { id: string; name: string }[];
    }[]) {
      for (const product of products) if (product.id === first!.id) product.name = long;
    }
  });
  await storeLines(page, data, lines);
  await store.open('bella-napoli', 'shopping-cart');
  await expect(page.getByRole('heading', { name: long })).toBeVisible();
  await expectNothingSticksOut(page);
});

test('[CART-17] [CONFLICTS-05] [LOYALTY-05] dismissed dialogs over the cart give the focus back', async ({
  page,
  store,
  cart,
  api,
  texts,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  await storeLines(page, data, plainLines(data, 2));
  await store.open('bella-napoli', 'shopping-cart');
  const button = page.getByRole('button', { name: texts('mf-cart:clear.button') });
  await button.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('mf-cart:clear.keep') })
    .click();
  await expect(button).toBeFocused();
  await store.open('bella-napoli', 'shopping-cart/use-loyalty');
  await expect(cart.later()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/shopping-cart$/);
  await expect(cart.heading()).toBeVisible();
});
