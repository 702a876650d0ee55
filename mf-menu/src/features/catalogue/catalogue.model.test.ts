import { allSettled, createWatch, fork, type Unit } from 'effector';
import { noticeBus } from '@storefront/shared-domain/bus';
import { $lines, $restaurantData } from '@storefront/shared-domain/models';
import {
  aCategory,
  aMenu,
  anExtrasGroup,
  aProduct,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { $quantities, $withChoices, productChosen } from './catalogue.model';

const data = restaurantData({
  menu: aMenu({
    featuredItems: [aProduct({ id: 'pasta', extras: [anExtrasGroup()] })],
    categories: [
      aCategory({
        products: [aProduct(), aProduct({ id: 'salad', extras: [anExtrasGroup({ options: [] })] })],
      }),
    ],
  }),
});

function scopeWatching<T>(unit: Unit<T>): { scope: ReturnType<typeof fork>; seen: T[] } {
  const scope = fork({ values: [[$restaurantData, data]] });
  const seen: T[] = [];
  createWatch({
    unit,
    scope,
    fn: (value) => {
      seen.push(value);
    },
  });
  return { scope, seen };
}

test('[OPEN-034] a product without extras goes straight into the cart, with a toast', async () => {
  const { scope, seen } = scopeWatching(noticeBus.toastRequested);
  await allSettled(productChosen, {
    scope,
    params: { productId: 'bruschetta', notice: 'Bruschetta added' },
  });
  expect(scope.getState($lines)).toMatchObject([
    { type: 'general', id: 'bruschetta', name: 'Bruschetta', qty: 1, price: 1890, extras: [] },
  ]);
  expect(seen).toEqual([{ text: 'Bruschetta added', tone: 'success' }]);
});

test('each card shows how many of it are in the cart', async () => {
  const { scope } = scopeWatching(noticeBus.toastRequested);
  for (const notice of ['one', 'two'])
    await allSettled(productChosen, { scope, params: { productId: 'bruschetta', notice } });
  expect(scope.getState($quantities)).toEqual({ 'product:bruschetta': 2 });
});

test('a product that left the menu changes nothing and says nothing', async () => {
  const { scope, seen } = scopeWatching(noticeBus.toastRequested);
  await allSettled(productChosen, { scope, params: { productId: 'gone', notice: 'Gone added' } });
  expect(scope.getState($lines)).toEqual([]);
  expect(seen).toEqual([]);
});

test('only products with something to choose open the extras page', () => {
  const { scope } = scopeWatching(noticeBus.toastRequested);
  expect([...scope.getState($withChoices)]).toEqual(['pasta']);
});
