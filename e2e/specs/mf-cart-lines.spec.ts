import { expect, test } from '../fixtures';
import { plainLines } from '../support/any-lines';
import { expectNothingSticksOut, storeLines } from '../support/cart-lines';
import { changeRestaurant } from '../support/change-restaurant';
import { restaurantData } from '../support/stored-cart';

test('[CART-02] long names, extreme notes and many lines keep to a narrow and to a wide page', async ({
  page,
  store,
  api,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  const long = 'Focaccia'.repeat(25);
  const lines = plainLines(data, 12).map((line, index) => ({
    ...line,
    name: index === 0 ? long : line.name,
    notes: index === 1 ? 'n'.repeat(100_000) : '',
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
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingSticksOut(page);
  }
});
