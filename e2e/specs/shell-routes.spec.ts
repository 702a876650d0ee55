import { expect, test } from '../fixtures';
import { failedRemote, navigate } from '../support/failed-remote';
import { placeOrder } from '../support/placed-order';
import { restaurantData, storeCart } from '../support/stored-cart';

/*
 * One page of each remote by federation. The whole URL map, both prefixes and the guards:
 * e2e/screens/shell.
 */
const ROUTES = [
  { path: '', remote: 'mf-menu', name: 'home' },
  { path: '/shopping-cart', remote: 'mf-cart', name: 'cart' },
  { path: '/delivery', remote: 'mf-delivery', name: 'delivery' },
  { path: '/pizza?product={size}', remote: 'mf-pizza-builder', name: 'pizza' },
  { path: '/track?token={token}', remote: 'mf-tracking', name: 'track' },
  { path: '/login', remote: 'mf-account', name: 'login' },
] as const;

test('[SHELL-08] [SHELL-13] [SHELL-17] [SHELL-23] [SHELL-26] [SHELL-29] each page comes from its remote', async ({
  page,
  api,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  await storeCart(page, data, 'balcony');
  const size = data.menu.pizzas.sizes.find(({ unavailable }) => !unavailable)?.id ?? '';
  const token = (await placeOrder(api)).uuid;
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('/bella-napoli');
  for (const { path, remote, name } of ROUTES) {
    const address = `/bella-napoli${path.replace('{size}', size).replace('{token}', token)}`;
    await navigate(page, address);
    // a rendered page is shown before its scripts are requested
    const script = new RegExp(`/builds/${remote}/[^/]+/page-${name}\\.[^/]*js`);
    await expect.poll(() => loaded.some((url) => script.test(url)), path).toBe(true);
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expect(page.locator('main'), path).toHaveCount(1);
    await expect(failedRemote(page), path).toHaveCount(0);
  }
});
