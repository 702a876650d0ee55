import { expect, test } from '../fixtures';

/** Keys of the stored menus start with this. */
const MENUS = 'cardapio.';

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
