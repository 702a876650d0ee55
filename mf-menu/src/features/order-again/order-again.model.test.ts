/** @jest-environment jsdom */
import { allSettled, createWatch, fork } from 'effector';
import { minor, type Order, type RestaurantData } from '@storefront/shared-domain/contracts';
import { noticeBus } from '@storefront/shared-domain/bus';
import {
  $lines,
  $restaurantData,
  $tableLink,
  cachedOrdersRequested,
  cachedOrdersRead,
  restaurantLoaded,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import {
  aCategory,
  aGeneralLine,
  aMenu,
  anOrder,
  aRestaurant,
  aPrizeLine,
  aProduct,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { $strip, againChosen, againTaken, stripShown, timeFound } from './order-again.model';

const menu = aMenu({
  categories: [
    aCategory({
      products: [
        aProduct({ price: minor(2500) }),
        aProduct({ id: 'soup', name: 'Soup', hasStock: false }),
      ],
    }),
  ],
});
const data = restaurantData({ menu });
const ordered = (...orders: Order[]) =>
  storage.write(keys.deviceOrders, { 7: orders.map(({ uuid }) => uuid) });

async function storefront(orders: Order[] | null, values: [unknown, unknown][] = []) {
  const scope = fork({ values: new Map([[$restaurantData, data], ...values] as never) });
  await allSettled(stripShown, { scope });
  if (orders !== null) await allSettled(cachedOrdersRead, { scope, params: orders });
  return scope;
}
const strip = async (...given: Parameters<typeof storefront>) =>
  (await storefront(...given)).getState($strip);

beforeEach(() => localStorage.clear());

test('[MENU-12] the last order is offered at the prices of now', async () => {
  const last = anOrder({
    orders: [aGeneralLine({ qty: 2, price: minor(1) })],
    created_at: '2026-11-12T22:00:00Z',
  });
  expect(await strip([last, anOrder({ orders: [aGeneralLine({ qty: 9 })] })])).toMatchObject({
    kind: 'offer',
    placedAt: last.created_at,
    leftOut: [],
    isTaken: false,
    lines: [{ id: 'bruschetta', qty: 2, price: 2500 }],
  });
});

test('[OPEN-040] unavailable items are left out with a message; with nothing left there is no strip', async () => {
  const soup = aGeneralLine({ id: 'soup', name: 'Soup' });
  expect(await strip([anOrder({ orders: [soup, aGeneralLine()] })])).toMatchObject({
    kind: 'offer',
    leftOut: ['Soup'],
    lines: [{ id: 'bruschetta' }],
  });
  expect(await strip([anOrder({ orders: [soup, aPrizeLine()] })])).toEqual({ kind: 'none' });
});

test('the strip keeps its room only where this device has ordered, and gives it up when nothing comes', async () => {
  expect(await strip(null)).toEqual({ kind: 'none' });
  ordered(anOrder());
  expect(await strip(null)).toEqual({ kind: 'waiting' });
  expect(await strip([])).toEqual({ kind: 'none' });
});

test('what is sold at tables only is not offered at home', async () => {
  const served = {
    ...data,
    menu: aMenu({ categories: [aCategory({ products: [aProduct({ channels: ['table'] })] })] }),
  } satisfies RestaurantData;
  expect(await strip([anOrder()], [[$restaurantData, served]])).toEqual({ kind: 'none' });
  expect(
    await strip(
      [anOrder()],
      [
        [$restaurantData, served],
        [$tableLink, { mode: 'table', table: '7', token: 't' }],
      ],
    ),
  ).toMatchObject({ kind: 'offer' });
});

test('[MENU-12] one tap puts all of it into the cart under new line ids; a second one does not double it', async () => {
  const messages = jest.fn();
  const lines = [
    aGeneralLine({ lineId: 'old', qty: 2 }),
    aGeneralLine({ lineId: 'old', notes: 'no salt' }),
  ];
  const scope = await storefront([anOrder({ orders: lines })]);
  const unwatch = noticeBus.toastRequested.watch(messages);
  await allSettled(againChosen, { scope, params: { notice: 'Added' } });
  await allSettled(againChosen, { scope, params: { notice: 'Added' } });
  unwatch();
  const cart = scope.getState($lines);
  expect(cart.map(({ qty, notes }) => [qty, notes])).toEqual([
    [2, ''],
    [1, 'no salt'],
  ]);
  expect(new Set(['old', ...cart.map(({ lineId }) => lineId)]).size).toBe(3);
  expect(scope.getState($strip)).toMatchObject({ isTaken: true });
  expect(messages).not.toHaveBeenCalled(); // the checkout shows what is ordered
});

const closed = restaurantData({ menu, info: aRestaurant({ is_closed: true }) });
test.each<{ case: string; values?: [unknown, unknown][]; also?: string; onward: string }>([
  { case: 'all of it, into an empty cart', onward: 'checkout' },
  { case: 'beside other lines', values: [[$lines, [aGeneralLine()]]], onward: 'cart' },
  { case: 'without an item that is gone', also: 'soup', onward: 'cart' },
  {
    case: 'at a table',
    values: [[$tableLink, { mode: 'table', table: '7', token: 't' }]],
    onward: 'cart',
  },
  { case: 'of a closed restaurant', values: [[$restaurantData, closed]], onward: 'cart' },
])(
  '[OPEN-001] [OPEN-002] the order goes on in the checkout unless the cart has something to show: $case',
  async ({ values = [], also, onward }) => {
    const lines = [aGeneralLine(), ...(also ? [aGeneralLine({ id: also, name: also })] : [])];
    const scope = await storefront([anOrder({ orders: lines })], values);
    const [messages, taken] = [jest.fn(), jest.fn()];
    createWatch({ unit: noticeBus.toastRequested, scope, fn: messages });
    createWatch({ unit: againTaken, scope, fn: taken });
    await allSettled(againChosen, { scope, params: { notice: 'Added' } });
    expect(taken.mock.calls).toEqual([[onward]]);
    expect(messages.mock.calls).toEqual(
      onward === 'cart' ? [[{ text: 'Added', tone: 'success' }]] : [],
    );
  },
);

test('the orders are requested on idle', async () => {
  const requested = jest.fn();
  const unwatch = cachedOrdersRequested.watch(requested);
  const scope = await storefront(null);
  expect(requested).not.toHaveBeenCalled();
  await allSettled(timeFound, { scope });
  expect(requested).toHaveBeenCalledTimes(1);
  unwatch();
});

test('a tap without an offer adds nothing and shows no toast', async () => {
  const messages = jest.fn();
  const unwatch = noticeBus.toastRequested.watch(messages);
  const scope = await storefront([]);
  await allSettled(againChosen, { scope, params: { notice: 'Added' } });
  unwatch();
  expect([scope.getState($lines), messages.mock.calls]).toEqual([[], []]);
});

test('orders that come before the menu are offered when it is loaded', async () => {
  const errors = jest.spyOn(console, 'error');
  ordered(anOrder());
  const scope = fork();
  await allSettled(stripShown, { scope });
  await allSettled(cachedOrdersRead, { scope, params: [anOrder()] });
  expect(scope.getState($strip)).toEqual({ kind: 'none' });
  await allSettled(restaurantLoaded, { scope, params: data });
  expect(scope.getState($strip)).toMatchObject({ kind: 'offer' });
  // an error in a store is only printed
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
