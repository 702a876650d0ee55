import { expect, test } from '../fixtures';
import { restaurantData, storeCart } from '../support/stored-cart';
import { failedRemote } from '../support/failed-remote';

type Route = { row: string; path: string; remote: string; page: string; isDialog?: true };

/** Addresses that a customer with a cart can open at once; checkout and its success need the steps before them. */
const routes: readonly Route[] = [
  { row: 'SHELL-08', path: '', remote: 'mf-menu', page: 'home' },
  { row: 'SHELL-09', path: 'hours', remote: 'mf-menu', page: 'hours' },
  { row: 'SHELL-10', path: 'info', remote: 'mf-menu', page: 'info' },
  { row: 'SHELL-11', path: 'payments', remote: 'mf-menu', page: 'payments' },
  { row: 'SHELL-12', path: 'reviews', remote: 'mf-menu', page: 'reviews' },
  { row: 'SHELL-13', path: 'shopping-cart', remote: 'mf-cart', page: 'cart' },
  { row: 'SHELL-15', path: 'shopping-cart/use-loyalty', remote: 'mf-cart', page: 'use-loyalty', isDialog: true },
  { row: 'SHELL-16', path: 'shopping-cart/restaurant-closed', remote: 'mf-cart', page: 'restaurant-closed', isDialog: true },
  { row: 'SHELL-17', path: 'delivery', remote: 'mf-delivery', page: 'delivery' },
  { row: 'SHELL-18', path: 'delivery/min-value-alert', remote: 'mf-delivery', page: 'min-value-alert', isDialog: true },
  { row: 'SHELL-20', path: 'delivery/schedule', remote: 'mf-delivery', page: 'schedule', isDialog: true },
  { row: 'SHELL-23', path: 'pizza?product={size}', remote: 'mf-pizza-builder', page: 'pizza' },
  { row: 'SHELL-25', path: 'extra?product={extra}', remote: 'mf-pizza-builder', page: 'extra' },
  { row: 'SHELL-26', path: 'track?token={token}', remote: 'mf-tracking', page: 'track' },
  { row: 'SHELL-28', path: 'rate-order?token={token}', remote: 'mf-tracking', page: 'rate-order' },
  { row: 'SHELL-29', path: 'login', remote: 'mf-account', page: 'login' },
  { row: 'SHELL-30', path: 'register', remote: 'mf-account', page: 'register' },
  { row: 'SHELL-31', path: 'forgot-password', remote: 'mf-account', page: 'forgot-password' },
  { row: 'SHELL-32', path: 'reset-password?token={token}', remote: 'mf-account', page: 'reset-password' },
  { row: 'SHELL-33', path: 'cashback', remote: 'mf-account', page: 'cashback' },
  { row: 'SHELL-34', path: 'prizes', remote: 'mf-account', page: 'prizes' },
  { row: 'SHELL-35', path: 'credit-cards', remote: 'mf-account', page: 'credit-cards' },
  { row: 'SHELL-36', path: 'credit-cards/add-card', remote: 'mf-account', page: 'add-card' },
  { row: 'SHELL-37', path: 'tablet/scan', remote: 'mf-menu', page: 'tablet-scan' },
];

for (const { row, path, remote, page: name, isDialog } of routes) {
  test(`[${row}] [SHELL-02] [CONFLICTS-01] /${path} comes from ${remote}, under both prefixes`, async ({ page, api }) => {
    const data = await restaurantData(api, 'bella-napoli');
    await storeCart(page, data, 'balcony'); // times are asked for once it is known how
    const extra = data.menu.categories.flatMap(({ products }) => products).find(({ extras }) => extras.length > 0)?.id ?? '';
    const size = data.menu.pizzas.sizes.find(({ unavailable }) => !unavailable)?.id ?? '';
    const address = path.replace('{extra}', extra).replace('{size}', size).replace('{token}', '4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11');
    for (const base of ['/bella-napoli', '/app/bella-napoli']) {
      const asked: string[] = [];
      page.on('response', (answer) => asked.push(answer.url()));
      await page.goto(address === '' ? base : `${base}/${address}`);
      const place = page.getByRole(isDialog ? 'dialog' : 'main');
      await expect(place).toBeVisible();
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('main')).toHaveCount(1);
      await expect(failedRemote(page)).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === `${base}${address === '' ? '' : `/${address.split('?')[0]}`}`);
      expect(asked.some((url) => new RegExp(`/builds/${remote}/[^/]+/page-${name}\\.[^/]*js`).test(url))).toBe(true);
    }
  });
}

test('[SHELL-21] [SHELL-22] [CONFLICTS-01] an order under /app stays under /app, through payment to payment/success', async ({ page, store, cart, delivery, checkout }) => {
  await store.open('app/bella-napoli');
  await store.addProduct('Bruschetta al Pomodoro');
  await store.openCart();
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/bella-napoli\/payment$/);
  await checkout.choose('pix');
  await checkout.placeOrder();
  await expect(page).toHaveURL(/\/app\/bella-napoli\/payment\/success$/);
});

test.describe('[SHELL-38] guards', () => {
  const toMenu = ['delivery', 'payment', 'pizza', 'pizza?product=none', 'pizza-nep', 'extra', 'extra?product=none', 'track', 'rate-order'];
  for (const path of toMenu) {
    test(`/${path} leads a visitor who has nothing yet to the menu`, async ({ page, store }) => {
      await store.open('bella-napoli', path);
      await expect(page).toHaveURL((url) => url.pathname.replace(/\/$/, '') === '/bella-napoli');
      await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
    });
  }

  test('[OPEN-002] payment with a cart and no delivery data leads to delivery', async ({ page, api, store, delivery }) => {
    await storeCart(page, await restaurantData(api, 'bella-napoli'));
    await store.open('bella-napoli', 'payment');
    await expect(delivery.heading()).toBeVisible();
  });

  test('[SHELL-24] [OPEN-003] the new pizza route leads to the old one where the new module is off, and keeps its params', async ({ page, api, store }) => {
    const { menu } = await restaurantData(api, 'bella-napoli');
    const size = menu.pizzas.sizes.find(({ unavailable }) => !unavailable)?.id ?? '';
    await store.open('bella-napoli', `pizza-nep?product=${size}&menu=pizzas`);
    await expect(page).toHaveURL((url) => url.pathname === '/bella-napoli/pizza' && url.search === `?product=${size}&menu=pizzas`);
  });

  test('[SHELL-24] where the new module is on, the old route leads to the new one', async ({ page, api, store }) => {
    const { menu } = await restaurantData(api, 'bella-napoli');
    const size = menu.pizzas.sizes.find(({ unavailable }) => !unavailable)?.id ?? '';
    await page.route('**/api/restaurant/data/v2/bella-napoli', async (route) => {
      const answer = await route.fetch();
      const wire = (await answer.json()) as { info: { modules: object } };
      Object.assign(wire.info.modules, { new_nep_pizzas: true });
      await route.fulfill({ response: answer, json: wire });
    });
    await store.open('bella-napoli', `pizza?product=${size}`);
    await expect(page).toHaveURL((url) => url.pathname === '/bella-napoli/pizza-nep' && url.search === `?product=${size}`);
    await expect(page.getByRole('main')).toBeVisible();
  });
});

for (const locale of ['pt-BR', 'en-US', 'es-AR']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('a path that does not exist says so and leads to the menu', async ({ page, store, texts, expectAccessible }) => {
      await store.open('bella-napoli', 'sobremesas/de-ontem');
      await expect(page.getByRole('heading', { level: 1, name: texts('shell:page-not-found.title') })).toBeVisible();
      await expectAccessible();
      await page.getByRole('link', { name: texts('shell:page-not-found.menu') }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
    });
  });
}
