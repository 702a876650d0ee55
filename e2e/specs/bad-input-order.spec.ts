import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';
import { CartChanges } from '../pages/cart-changes';
import { reachCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';

type Category = { products: Record<string, unknown>[] };

const BRUSCHETTA = 'Bruschetta al Pomodoro';
const DATA = '**/api/restaurant/data/v2/bella-napoli';

test('a price that was tampered with: refused with the true total, told, and put right in the cart', async ({ page, store, cart, delivery, checkout, texts }) => {
  await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
    for (const { products } of menu['categories'] as Category[]) for (const product of products) if (product['name'] === BRUSCHETTA) product['price'] = 1;
  });
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  await page.unroute(DATA);
  const refused = page.waitForResponse(/\/api\/restaurant\/101\/order$/);
  await checkout.confirmButton().click();
  expect((await refused).status()).toBe(409);
  expect(await (await refused).json()).toMatchObject({ code: 'price_changed', total: 28.9, grandTotal: 27.45 });
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(texts('domain:order-error.price-changed.message', { total: 'R$27,45' }));
  await dialog.getByRole('button', { name: texts('domain:action.ok') }).click();
  const changes = new CartChanges(page, texts);
  await expect(changes.row(BRUSCHETTA)).toContainText('R$28,90');
  await changes.read();
  await checkout.choose('pix');
  await checkout.placeOrder();
});

test('[ERRORS-07] an ordered item that is gone: told, removed, the rest of the cart stays', async ({ page, store, cart, delivery, checkout, texts }) => {
  await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
    const [category] = menu['categories'] as Category[];
    category?.products.push({ ...category.products[0], id: 'prato-fantasma', name: 'Prato Fantasma', price: 10 });
  });
  await store.open();
  await store.addProduct('Prato Fantasma');
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  await page.unroute(DATA);
  await checkout.confirmButton().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(texts('domain:order-error.unavailable.message'));
  await dialog.getByRole('button', { name: texts('domain:order-error.unavailable.remove') }).click();
  await expect(cart.heading()).toBeVisible();
  await expect(cart.line('Prato Fantasma')).toHaveCount(0);
  await expect(cart.line(BRUSCHETTA)).toBeVisible();
});

test('[ERRORS-02] [OPEN-067] the same cart ordered again at once: the first order is shown instead of a second one', async ({ page, store, cart, delivery, checkout, texts }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  const uuid = await checkout.placeOrder();
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  await checkout.confirmButton().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(texts('domain:order-error.already-ordered.header'));
  await expect(dialog).toContainText(texts('domain:order-error.already-ordered.message'));
  await dialog.getByRole('button', { name: texts('domain:action.view-order') }).click();
  await expect(page).toHaveURL(new RegExp(`token=${uuid}`));
});

test('an order nobody can read: 4xx with a code and where it went wrong', async ({ api }) => {
  for (const data of [{}, { details: 'all of it' }, { details: { uuid: randomUUID() }, orders: [] }, [1, 2, 3]]) {
    const answer = await api.post('/api/restaurant/101/order', { data });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/./) as unknown, code: expect.stringMatching(/./) as unknown, path: expect.any(String) as unknown });
  }
});
