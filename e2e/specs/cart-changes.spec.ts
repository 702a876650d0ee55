import {
  minor,
  type CartLine,
  type Product,
  type RestaurantData,
} from '@storefront/shared-domain/contracts';
import { aGeneralLine, aPrizeLine } from '@storefront/shared-domain/testing';
import { expect, test } from '../fixtures';
import { CartChanges } from '../pages/cart-changes';
import { fillLogin } from '../support/account';
import { DEMO } from '../support/demo-accounts';
import { PENDING_READS } from '../support/pending-reads';
import { plantCart } from '../support/plant-cart';
import { productsOf, restaurantData } from '../support/stored-cart';

let data: RestaurantData;
const product = (name: string): Product => productsOf(data).find((one) => one.name === name)!;
const line = (name: string, over: Partial<ReturnType<typeof aGeneralLine>> = {}): CartLine => {
  const { id, price } = product(name);
  return aGeneralLine({ lineId: id, id, name, price, ...over });
};
const withPrize = (): CartLine[] => {
  const prize = data.menu.prizes[0]!;
  return [
    line('Tiramisù'),
    aPrizeLine({
      lineId: 'prize',
      id: prize.id,
      name: prize.name,
      points_needed: prize.points_needed,
    }),
  ];
};

test.beforeEach(async ({ request }) => {
  data = await restaurantData(request, 'bella-napoli');
});

test('[OPEN-098] a returning customer reads what changed in the cart, once', async ({
  page,
  store,
  cart,
  texts,
}) => {
  await plantCart(page, data.info.id, [
    line('Tiramisù', { qty: 2, price: minor(2500) }),
    aGeneralLine({ lineId: 'gone', id: 'gone', name: 'Risotto de um dia' }),
  ]);
  await page.goto('/bella-napoli');
  const changes = new CartChanges(page, texts);
  await expect(changes.dialog().getByRole('heading')).toBeFocused();
  await expect(changes.rows()).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(changes.dialog()).toHaveCount(0);
  await page.reload();
  await store.openCart();
  await expect(cart.quantity('Tiramisù')).toHaveValue('2');
  await expect(changes.dialog()).toHaveCount(0);
});

test('[OPEN-082] logging out removes prizes from the cart, says so, and leaves the rest', async ({
  page,
  store,
  cart,
  texts,
  failures,
}) => {
  const prize = data.menu.prizes[0]!;
  failures.allow(...PENDING_READS);
  await store.open('bella-napoli', 'login');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
  await plantCart(page, data.info.id, withPrize());
  await page.reload();
  await page.getByRole('button', { name: texts('mf-menu:header.log-out') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('mf-menu:log-out.confirm') })
    .click();
  const changes = new CartChanges(page, texts);
  await expect(changes.row(prize.name)).toContainText(texts('shell:cart-changes.left.signed-out'));
  await changes.read();
  await store.openCart();
  await expect(cart.line('Tiramisù')).toBeVisible();
  await expect(cart.line(prize.name)).toHaveCount(0);
  expect(
    await page.evaluate(
      (id) => [localStorage.getItem(`token-${id}`), localStorage.getItem(`loginMode-${id}`)],
      data.info.id,
    ),
  ).toEqual([null, null]);
});

test('[CART-16] a customer with too few points reads which prizes left', async ({
  page,
  store,
  texts,
}) => {
  const prize = data.menu.prizes[0]!;
  await store.open('bella-napoli', 'login');
  await fillLogin(page, texts, DEMO.poor, DEMO.password);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
  await plantCart(page, data.info.id, withPrize());
  await page.reload();
  const changes = new CartChanges(page, texts);
  await expect(changes.row(prize.name)).toContainText(
    texts('shell:cart-changes.left.too-few-points'),
  );
  await changes.read();
  await expect(store.cartButton()).toContainText('1');
});
