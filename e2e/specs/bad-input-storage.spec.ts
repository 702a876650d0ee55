import { expect, test } from '../fixtures';

const CART = 'cart-101';
const line = { lineId: 'kept', type: 'general', id: 'tiramisu', name: 'Tiramisù', notes: '', qty: 2, price: 29.9, extras: [] };

const stored: Readonly<Record<string, string>> = {
  'a text that is no JSON': '{"v":1,"value":{"lines":[',
  'a version nobody knows': JSON.stringify({ v: 99, value: { lines: [line], deliveryType: null } }),
  'something else altogether': JSON.stringify(['pizza', 42]),
  'lines that are none': JSON.stringify({ v: 1, value: { lines: [{ qty: -3 }, null, 'pizza'], deliveryType: 'teleport' } }),
};

for (const [what, text] of Object.entries(stored)) {
  test(`a stored cart of ${what}: the menu opens, and a new cart is kept`, async ({ page, store, cart }) => {
    await page.addInitScript(([key, value]) => {
      if (sessionStorage.getItem('planted') === null) localStorage.setItem(key, value);
      sessionStorage.setItem('planted', 'yes');
    }, [CART, text] as const);
    await store.open();
    await expect(store.card('Tiramisù')).toBeVisible();
    await expect(store.cartButton()).toHaveCount(0);
    await store.addProduct('Tiramisù');
    await page.reload();
    await store.openCart();
    await expect(cart.quantity('Tiramisù')).toHaveValue('1');
  });
}

test('a broken line among good ones is dropped alone', async ({ page, store, cart }) => {
  const value = { lines: [{ ...line, qty: 'many' }, line], deliveryType: null };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [CART, JSON.stringify({ v: 1, value })] as const);
  await store.open();
  await store.openCart();
  await expect(cart.quantity('Tiramisù')).toHaveValue('2');
});

test.describe('a device that keeps nothing', () => {
  const forbidden = () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  };
  const full = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  };

  for (const [what, plant] of Object.entries({ 'forbids storage': forbidden, 'has no room left': full })) {
    test(`one that ${what}: the customer is told once, and orders all the same`, async ({ page, store, cart, delivery, checkout, texts }) => {
      await page.addInitScript(plant);
      await store.open();
      await store.addProduct('Bruschetta al Pomodoro');
      await expect(store.toast(texts('domain:cart.not-saved'))).toHaveCount(1);
      await store.openCart();
      await cart.finish();
      await delivery.chooseType('balcony');
      await delivery.fillCustomer();
      await delivery.next();
      await checkout.method('pix').click();
      await checkout.placeOrder();
    });
  }
});

test('letters in a quantity are not taken, and an emptied one keeps what was there', async ({ store, cart }) => {
  await store.open();
  await store.addProduct('Tiramisù');
  await store.openCart();
  const quantity = cart.quantity('Tiramisù');
  await quantity.click();
  await quantity.pressSequentially('a3b-');
  await expect(quantity).toHaveValue('3');
  await quantity.press('Enter');
  await expect(cart.line('Tiramisù')).toContainText('R$89,70');
  await quantity.fill('');
  await quantity.blur();
  await expect(quantity).toHaveValue('3');
  await quantity.fill('99999');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('999');
});
