import { allSettled, createWatch, fork } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { minor } from '@storefront/shared-domain/contracts';
import {
  $cachedOrders,
  $lines,
  $restaurantData,
  cachedOrdersRequested,
} from '@storefront/shared-domain/models';
import {
  aCategory,
  aGeneralLine,
  aMenu,
  anExtrasGroup,
  anOrder,
  aProduct,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { $offers, addChosen, timeFound } from './recommended.model';

const products = [
  aProduct({ id: 'cola', name: 'Cola', price: minor(700) }),
  aProduct({ id: 'calzone', name: 'Calzone', extras: [anExtrasGroup()] }),
  aProduct(),
];
const orders = [
  anOrder({ orders: [aGeneralLine({ id: 'cola' }), aGeneralLine({ id: 'calzone' })] }),
];
const cart = (show_recommended_products = true) =>
  fork({
    values: [
      [
        $restaurantData,
        restaurantData({
          info: aRestaurant({ show_recommended_products }),
          menu: aMenu({ categories: [aCategory({ products })] }),
        }),
      ],
      [$lines, [aGeneralLine()]],
      [$cachedOrders, orders],
    ],
  });

test('[OPEN-040] the cart recommends what was ordered before; what has options is opened first', () => {
  expect(
    cart()
      .getState($offers)
      .map(({ id, hasOptions }) => [id, hasOptions]),
  ).toEqual([
    ['cola', false],
    ['calzone', true],
  ]);
});

test('[OPEN-040] it recommends nothing where the restaurant does not', () =>
  expect(cart(false).getState($offers)).toEqual([]));

test('[OPEN-040] one tap puts a product into the cart, and it is recommended no more', async () => {
  const scope = cart();
  await allSettled(addChosen, { scope, params: 'cola' });
  await allSettled(addChosen, { scope, params: 'cola' });
  expect(scope.getState($lines).map(({ id, qty }) => [id, qty])).toEqual([
    ['bruschetta', 1],
    ['cola', 1],
  ]);
  expect(scope.getState($offers).map(({ id }) => id)).toEqual(['calzone']);
});

test.each([true, false])(
  'earlier orders are requested only where the restaurant recommends: %s',
  async (recommends) => {
    const scope = cart(recommends);
    const requested = jest.fn();
    createWatch({ unit: cachedOrdersRequested, scope, fn: requested });
    await allSettled(timeFound, { scope });
    expect(requested).toHaveBeenCalledTimes(recommends ? 1 : 0);
  },
);

test('[OPEN-040] a product whose groups have no option needs no choice', () => {
  const scope = fork({
    values: [
      [
        $restaurantData,
        restaurantData({
          info: aRestaurant({ show_recommended_products: true }),
          menu: aMenu({
            categories: [
              aCategory({
                products: [aProduct({ id: 'cola', extras: [anExtrasGroup({ options: [] })] })],
              }),
            ],
          }),
        }),
      ],
      [$cachedOrders, [anOrder({ orders: [aGeneralLine({ id: 'cola' })] })]],
    ],
  });
  expect(scope.getState($offers).map(({ id, hasOptions }) => [id, hasOptions])).toEqual([
    ['cola', false],
  ]);
});

test('while no restaurant is loaded there is no offer, and no request of earlier orders', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  const scope = fork({ values: [[$cachedOrders, orders]] });
  const requested = jest.fn();
  createWatch({ unit: cachedOrdersRequested, scope, fn: requested });
  await allSettled(timeFound, { scope });
  const logged = [...errors.mock.calls];
  errors.mockRestore();
  expect(requested).not.toHaveBeenCalled();
  expect(scope.getState($offers)).toEqual([]);
  expect(logged).toEqual([]);
});

test('[OPEN-040] a product that is no longer recommended is not added; another has no extras', async () => {
  const scope = cart();
  const added = jest.fn();
  createWatch({ unit: cartBus.lineAdded, scope, fn: (line) => added(line) });
  await allSettled(addChosen, { scope, params: 'gone' });
  expect(added).not.toHaveBeenCalled();
  await allSettled(addChosen, { scope, params: 'cola' });
  expect(added.mock.calls).toEqual([
    [expect.objectContaining({ id: 'cola', price: 700, extras: [], notes: '', qty: 1 })],
  ]);
});
