/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { restaurantBus } from '@storefront/shared-domain/bus';
import { StoredCart, minor } from '@storefront/shared-domain/contracts';
import { $lines, $restaurant } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aGeneralLine } from '@storefront/shared-domain/testing';
import { $view, opened, retried, type RestaurantSource } from './restaurant.model';

const wire = {
  info: { id: 7, name: 'Bella', restaurant_url: 'bella' },
  menu: { categories: [{ id: 'c', name: 'C', products: [{ id: 'cola', name: 'Cola', price: 6.5 }, { id: 'broken' }] }] },
};
const answer = (status: number, body: string) => ({ ok: status < 400, status, json: () => Promise.resolve().then((): unknown => JSON.parse(body)) }) as Response;
const good = () => answer(200, JSON.stringify(wire));
const source = (early: () => Promise<Response>, again: () => Promise<Response> = early): RestaurantSource => ({ early: early(), again });

const open = async (from: RestaurantSource) => {
  const scope = fork();
  await allSettled(opened, { scope, params: { restaurantUrl: 'bella', source: from } });
  return scope;
};

beforeEach(() => {
  localStorage.clear();
  storage.remove(keys.menuCache('bella'));
});

test('[SHELL-01] the restaurant of the address is read, a broken product of its menu left out', async () => {
  const scope = await open(source(() => Promise.resolve(good())));
  expect(scope.getState($view)).toEqual({ kind: 'ready', isStale: false });
  expect(scope.getState($restaurant)?.name).toBe('Bella');
});

test.each([
  { row: '[SHELL-48] Restaurant not found is no restaurant', from: () => Promise.resolve(answer(404, '{"error":"Restaurant not found"}')), view: { kind: 'not-found' } },
  { row: '[SHELL-48] any other refusal is told as a failure', from: () => Promise.resolve(answer(500, '{"error":"oops"}')), view: { kind: 'failed', status: 500 } },
  { row: 'nonsense instead of a restaurant is a failure', from: () => Promise.resolve(answer(200, '{"hello":1}')), view: { kind: 'failed', status: 200 } },
  { row: 'HTML instead of JSON is a failure', from: () => Promise.resolve(answer(200, '<html>')), view: { kind: 'failed', status: 200 } },
  { row: 'no connection is told as such', from: () => Promise.reject(new TypeError('Failed to fetch')), view: { kind: 'offline' } },
])('$row', async ({ from, view }) => {
  const scope = await open(source(from));
  expect(scope.getState($view)).toEqual(view);
});

test('[OPEN-017] when nothing answers, the last good answer of this device serves and says so; an unknown restaurant never does', async () => {
  await open(source(() => Promise.resolve(good())));
  const offline = await open(source(() => Promise.reject(new TypeError('offline'))));
  expect(offline.getState($view)).toEqual({ kind: 'ready', isStale: true });
  const gone = await open(source(() => Promise.resolve(answer(404, '{"error":"Restaurant not found"}'))));
  expect(gone.getState($view)).toEqual({ kind: 'not-found' });
});

test('Retry asks again without a reload', async () => {
  const scope = await open(source(() => Promise.reject(new TypeError('offline')), () => Promise.resolve(good())));
  await allSettled(retried, { scope });
  expect(scope.getState($view)).toEqual({ kind: 'ready', isStale: false });
});

test('[SHELL-51] a reload request on the bus reads the restaurant again', async () => {
  const again = jest.fn(() => Promise.resolve(good()));
  const scope = await open(source(() => Promise.resolve(good()), again));
  expect(again).not.toHaveBeenCalled();
  await allSettled(restaurantBus.reloadRequested, { scope });
  expect(again).toHaveBeenCalledTimes(1);
});

test('[OPEN-098] a stored cart loses what is gone from the menu and takes its prices', async () => {
  const line = aGeneralLine({ lineId: 'a', id: 'cola', name: 'Cola', price: minor(500), extras: [], qty: 2 });
  storage.save(keys.cart(7), StoredCart, { lines: [line, aGeneralLine({ lineId: 'b', id: 'gone' })], deliveryType: null });
  const scope = await open(source(() => Promise.resolve(good())));
  expect(scope.getState($lines)).toMatchObject([{ id: 'cola', price: 650, qty: 2 }]);
});
