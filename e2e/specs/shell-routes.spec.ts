import { expect, test } from '../fixtures';
import { failedRemote } from '../support/failed-remote';
import { placeOrder } from '../support/placed-order';
import { plantCart } from '../support/plant-cart';
import { plainLines } from '../support/any-lines';
import { restaurantData, storeCart } from '../support/stored-cart';

/*
 * One page of each remote by federation. The whole URL map, both prefixes and the guards:
 * e2e/screens/shell.
 */
const routes = [
  { row: 'SHELL-08', path: '', remote: 'mf-menu', page: 'home' },
  { row: 'SHELL-13', path: '/shopping-cart', remote: 'mf-cart', page: 'cart' },
  { row: 'SHELL-17', path: '/delivery', remote: 'mf-delivery', page: 'delivery' },
  { row: 'SHELL-23', path: '/pizza?product={size}', remote: 'mf-pizza-builder', page: 'pizza' },
  { row: 'SHELL-26', path: '/track?token={token}', remote: 'mf-tracking', page: 'track' },
  { row: 'SHELL-29', path: '/login', remote: 'mf-account', page: 'login' },
] as const;

for (const { row, path, remote, page: name } of routes) {
  test(`[${row}] ${path} loads page ${name} from the build of ${remote}`, async ({ page, api }) => {
    const data = await restaurantData(api, 'bella-napoli');
    await storeCart(page, data, 'balcony');
    const size = data.menu.pizzas.sizes.find(({ unavailable }) => !unavailable)?.id ?? '';
    const token = remote === 'mf-tracking' ? (await placeOrder(api)).uuid : '';
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    await page.goto(`/bella-napoli${path.replace('{size}', size).replace('{token}', token)}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('main')).toHaveCount(1);
    await expect(failedRemote(page)).toHaveCount(0);
    // a rendered page is shown before its scripts are requested
    const script = new RegExp(`/builds/${remote}/[^/]+/page-${name}\\.[^/]*js`);
    await expect.poll(() => loaded.some((url) => script.test(url))).toBe(true);
  });
}

test('[SHELL-21] [SHELL-22] [CONFLICTS-01] an order under /app stays under /app up to payment/success', async ({
  page,
  api,
  delivery,
  checkout,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  await plantCart(page, data.info.id, plainLines(data, 1), 'balcony');
  await page.goto('/app/bella-napoli/delivery');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/bella-napoli\/payment$/);
  await checkout.choose('pix');
  await checkout.placeOrder();
  await expect(page).toHaveURL(/\/app\/bella-napoli\/payment\/success$/);
});
