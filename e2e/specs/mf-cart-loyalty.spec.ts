import { expect, test } from '../fixtures';
import { fillLogin } from '../support/account';
import { DEMO } from '../support/demo-accounts';
import { aPrize, plainLines } from '../support/any-lines';
import { storeLines } from '../support/cart-lines';
import { placeOrder, rememberOrder } from '../support/placed-order';
import { productsOf, restaurantData } from '../support/stored-cart';

test('[CART-09] [CART-10] [CART-05] [CART-16] a customer sees points and cashback, and gives a prize back', async ({
  page,
  store,
  cart,
  delivery,
  api,
  texts,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  const prize = aPrize(data);
  await storeLines(page, data, plainLines(data, 1));
  await store.open('bella-napoli', 'login?returnTo=%2Fprizes');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await page
    .getByRole('button', { name: texts('mf-account:prizes.take-of', { name: prize.name }) })
    .click();
  await store.open('bella-napoli', 'shopping-cart');
  const benefits = page.getByRole('list', { name: texts('mf-cart:benefits.label') });
  await expect(benefits).toContainText(
    texts('mf-cart:benefits.points', { count: Math.floor(plainLines(data, 1)[0]!.price / 100) }),
  );
  await expect(benefits).toContainText(texts('mf-cart:benefits.cashback', { amount: 'R$27,50' }));
  await expect(benefits).toContainText(/\d\d\/\d\d\/\d{4}/);
  await expect(cart.line(prize.name)).toContainText(
    texts('mf-cart:line.points', { count: prize.points_needed }),
  );
  await expect(cart.more(prize.name)).toHaveCount(0);
  await page
    .getByRole('button', { name: texts('mf-cart:line.remove', { name: prize.name }) })
    .click();
  await expect(cart.line(prize.name)).toHaveCount(0);
  await cart.finishButton().click();
  await expect(delivery.heading()).toBeVisible();
});

test('[OPEN-040] [OPEN-041] [MENU-34] [MENU-35] the cart recommends earlier products and adds them in one tap', async ({
  page,
  store,
  cart,
  api,
  texts,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  const order = await placeOrder(api);
  await rememberOrder(page, order);
  const minimum = data.info.show_recommended_products_minimum_value;
  const [cheap] = productsOf(data).filter(
    ({ id, extras, price, hasStock }) =>
      id !== order.product.id && extras.length === 0 && hasStock && price > 0 && price < minimum,
  );
  if (!cheap) throw new Error('nothing costs less than the minimum');
  await storeLines(page, data, [
    {
      ...plainLines(data, 1)[0]!,
      type: 'general',
      id: cheap.id,
      name: cheap.name,
      price: cheap.price,
      extras: [],
      qty: 1,
    },
  ]);
  await store.open('bella-napoli', 'shopping-cart');
  await expect(cart.heading()).toBeVisible();
  const region = page.getByRole('region', { name: texts('mf-cart:recommended.title') });
  await expect(region).toHaveCount(0);
  for (let total = cheap.price as number; total < minimum; total += cheap.price)
    await cart.more(cheap.name).click();
  await expect(region).toBeVisible();
  await region
    .getByRole('button', {
      name: texts('mf-cart:recommended.add-of', { name: order.product.name }),
    })
    .click();
  await expect(cart.line(order.product.name)).toBeVisible();
  await expect(
    store.toast(texts('mf-cart:recommended.added', { name: order.product.name })),
  ).toBeVisible();
  await expect(region).toHaveCount(0);
});
