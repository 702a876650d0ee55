import { ADDRESS_FIELDS, keys } from '@storefront/shared-domain/storage';
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
      await delivery.orderNow();
      await delivery.fillCustomer();
      await delivery.next();
      await checkout.choose('pix');
      await checkout.placeOrder();
    });
  }
});

/** Every key that the storefront reads, for the restaurant of these tests. */
const everyKey: readonly string[] = Object.entries(keys).flatMap(([name, key]) => {
  if (typeof key === 'string') return [key];
  if (name === 'address') return ADDRESS_FIELDS.map((field) => keys.address(field, 101));
  return [name === 'menuCache' ? keys.menuCache('bella-napoli') : (key as (id: string) => string)('101')];
});

const rubbish: Readonly<Record<string, string>> = {
  'text that is no JSON': '{"v":1,"value":',
  'JSON of another shape': '[[["pizza"]],null,42]',
  'an envelope around the wrong type': '{"v":1,"value":{"lines":{"length":7},"name":["x"],"0":true}}',
  'an envelope around a number': '{"v":1,"value":-1e308}',
  'the next version, changed beyond reading': '{"v":2,"value":{"cart":"all new"}}',
  'a version from nowhere': '{"v":9007199254740991,"value":null}',
  'a huge text': 'x'.repeat(60_000),
  'a huge list': JSON.stringify({ v: 1, value: { lines: Array.from({ length: 2000 }, () => 'x') } }),
};

test.describe('every key of the storage at once', () => {
  for (const [what, text] of Object.entries(rubbish)) {
    test(`holds ${what}: menu, cart and delivery show all the same, and the order goes on`, async ({ page, store, cart, delivery, texts }) => {
      test.slow();
      await page.addInitScript(([names, value]) => {
        if (sessionStorage.getItem('planted') === null) for (const name of names) localStorage.setItem(name, value);
        sessionStorage.setItem('planted', 'yes');
      }, [everyKey, text] as const);
      await store.open();
      await store.addProduct('Tiramisù');
      await store.openCart();
      await expect(cart.quantity('Tiramisù')).toHaveValue('1');
      await cart.finish();
      await delivery.chooseType('balcony');
      await delivery.orderNow();
      await delivery.fillCustomer();
      await delivery.next();
      await expect(page.getByRole('heading', { level: 1, name: texts('mf-checkout:page.title') })).toBeVisible();
    });
  }
});

test('[DOMAIN-059] a storage that is full to the brim gives up its menus, and the cart outlives the visit', async ({ page, store, cart, texts }) => {
  await store.open();
  await expect(store.card('Tiramisù')).toBeVisible();
  const used = await page.evaluate(() => {
    for (const name of ['cardapio.other', 'cardapio.another']) localStorage.setItem(name, 'm'.repeat(100_000));
    let room = 10_000_000;
    let at = 0;
    while (room >= 1) {
      try {
        localStorage.setItem(`filling-${(at += 1)}`, 'f'.repeat(room));
      } catch {
        room = Math.floor(room / 2);
      }
    }
    return Object.keys(localStorage).filter((name) => name.startsWith('cardapio.')).length;
  });
  expect(used).toBeGreaterThanOrEqual(2);
  for (let times = 0; times < 3; times += 1) await store.addProduct('Tiramisù');
  await expect(store.toast(texts('domain:cart.not-saved'))).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('cardapio.')))).toEqual([]);
  await page.reload();
  await store.openCart();
  await expect(cart.quantity('Tiramisù')).toHaveValue('3');
});

test('a note and a quantity of extreme size in a stored cart are kept within what a line may hold', async ({ page, store, cart }) => {
  const lines = [{ ...line, notes: 'n'.repeat(100_000) }, { ...line, lineId: 'many', id: 'bruschetta-pomodoro', name: 'Bruschetta al Pomodoro', qty: 1_000_000 }];
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [CART, JSON.stringify({ v: 1, value: { lines, deliveryType: null } })] as const);
  await store.open();
  await store.openCart();
  await expect(cart.line('Bruschetta al Pomodoro')).toHaveCount(0);
  expect((await cart.line('Tiramisù').innerText()).length).toBeLessThan(400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
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
