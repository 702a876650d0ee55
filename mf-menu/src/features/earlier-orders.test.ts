/** @jest-environment jsdom */
import { allSettled, createWatch, fork } from 'effector';
import { noticeBus } from '@storefront/shared-domain/bus';
import { minor, type Order, type RestaurantData, calls } from '@storefront/shared-domain/contracts';
import { ApiError, callApi } from '@storefront/shared-domain/http';
import {
  $lines,
  $restaurantData,
  $tableLink,
  cachedOrdersRead,
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
import { $unpaidOrder, paymentsQuestioned } from './missing-payment/missing-payment.model';
import * as unpaidOrder from './missing-payment/unpaid-order';
import { $strip, againChosen, againTaken, stripShown } from './order-again/order-again.model';

jest.mock('@storefront/shared-domain/http', () => ({
  ...jest.requireActual<object>('@storefront/shared-domain/http'),
  callApi: jest.fn(),
}));
jest.mock('./missing-payment/unpaid-order', () => {
  const actual = jest.requireActual<typeof unpaidOrder>('./missing-payment/unpaid-order');
  return { findUnpaid: jest.fn(actual.findUnpaid) };
});

describe('order again', () => {
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

  test('[MENU-12] one tap puts all of it into the cart under new line ids; a second one adds nothing', async () => {
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

  test('the strip keeps its room only where this device has ordered, and gives it up when nothing comes', async () => {
    expect(await strip(null)).toEqual({ kind: 'none' });
    ordered(anOrder());
    expect(await strip(null)).toEqual({ kind: 'waiting' });
    expect(await strip([])).toEqual({ kind: 'none' });
  });
});

describe('a missing payment', () => {
  const request = jest.mocked(callApi);
  const find = jest.mocked(unpaidOrder.findUnpaid);

  beforeEach(() => {
    localStorage.clear();
    request.mockReset();
    find.mockClear();
  });

  async function unpaid(orders: Record<string, Order>): Promise<string | undefined> {
    request.mockImplementation((async (_: unknown, { params }: { params: { token: string } }) => {
      const order = orders[params.token];
      if (order === undefined) throw new ApiError({ kind: 'http', status: 404 });
      return order;
    }) as never);
    const scope = fork({ values: [[$restaurantData, restaurantData()]] });
    await allSettled(paymentsQuestioned, { scope });
    return scope.getState($unpaidOrder)?.uuid;
  }
  const left = (...references: string[]): void =>
    references.forEach(
      (reference) => void storage.write(keys.externalReference(reference), 'preference'),
    );

  test('[MENU-10] [OPEN-042] an order that was left for a payment and is still unpaid', async () => {
    left('b');
    expect(await unpaid({ b: anOrder({ uuid: 'b' }) })).toBe('b');
    expect(request).toHaveBeenCalledWith(calls.getOrder, { params: { token: 'b' } });
  });

  test.each([
    ['was taken up', { status: 'CONFIRMED' }],
    ['was canceled', { status: 'CANCELED' }],
    ['is of another restaurant', { restaurantId: 8 }],
  ])('[OPEN-042] no warning for an order that %s', async (_, over) => {
    left('b');
    expect(await unpaid({ b: anOrder({ uuid: 'b', ...over }) })).toBeUndefined();
  });

  test('a device that never left for a payment sends no request', async () => {
    expect(await unpaid({})).toBeUndefined();
    expect([request.mock.calls, find.mock.calls]).toEqual([[], []]);
  });
});
