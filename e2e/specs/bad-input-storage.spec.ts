import { expect, test } from '../fixtures';
import { everyKey } from '../support/every-key';

/** Keys of the stored menus start with this. */
const MENUS = 'cardapio.';

test('a later version in every key of the storage: the order goes from the menu to the checkout', async ({
  page,
  store,
  cart,
  delivery,
  checkout,
  failures,
}) => {
  // a key of an abandoned payment names its order
  failures.allow({ method: 'GET', path: '/api/order/uuid/101', status: 404 });
  await page.addInitScript(
    (names) => {
      if (sessionStorage.getItem('planted') === null)
        for (const name of names) localStorage.setItem(name, '{"v":2,"value":{"cart":"all new"}}');
      sessionStorage.setItem('planted', 'yes');
    },
    everyKey(101, 'bella-napoli'),
  );
  await store.open();
  await store.addProduct('Tiramisù');
  await store.openCart();
  await expect(cart.quantity('Tiramisù')).toHaveValue('1');
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
});

test('a browser that forbids storage: a notice is shown once, and orders can be placed all the same', async ({
  page,
  store,
  cart,
  delivery,
  checkout,
  texts,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
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

test('[DOMAIN-059] a storage that is full to the brim gives up its menus, and the cart outlives the visit', async ({
  page,
  store,
  cart,
  texts,
}) => {
  const menus = () =>
    page.evaluate(
      (prefix) => Object.keys(localStorage).filter((name) => name.startsWith(prefix)),
      MENUS,
    );
  await store.open();
  await expect(store.card('Tiramisù')).toBeVisible();
  // written once the page is idle; later the storage would be full, or be cleared
  await expect.poll(menus, { timeout: 20_000 }).toHaveLength(1);
  await page.evaluate((prefix) => {
    for (const name of ['other', 'another'])
      localStorage.setItem(`${prefix}${name}`, 'm'.repeat(100_000));
    let room = 10_000_000;
    let at = 0;
    while (room >= 1) {
      try {
        localStorage.setItem(`filling-${(at += 1)}`, 'f'.repeat(room));
      } catch {
        room = Math.floor(room / 2);
      }
    }
  }, MENUS);
  expect(await menus()).toHaveLength(3);
  for (let times = 0; times < 3; times += 1) await store.addProduct('Tiramisù');
  await expect.poll(menus).toEqual([]);
  await expect(store.toast(texts('domain:cart.not-saved'))).toHaveCount(0);
  await page.reload();
  await store.openCart();
  await expect(cart.quantity('Tiramisù')).toHaveValue('3');
});

test('a stored note of extreme length does not widen the cart', async ({ page, store, cart }) => {
  const line = {
    lineId: 'kept',
    type: 'general',
    id: 'tiramisu',
    name: 'Tiramisù',
    notes: 'n'.repeat(100_000),
    qty: 2,
    price: 29.9,
    extras: [],
  };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    'cart-101',
    JSON.stringify({ v: 1, value: { lines: [line], deliveryType: null } }),
  ] as const);
  await store.open('bella-napoli', 'shopping-cart');
  await expect(cart.line('Tiramisù')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
});
