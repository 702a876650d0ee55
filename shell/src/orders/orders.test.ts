/** @jest-environment jsdom */
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { minor, type CartLine, type Order } from '@storefront/shared-domain/contracts';
import {
  $lines,
  $pendingOrder,
  cartOpened,
  connectionChanged,
  orderMarksFx,
  rememberSentFx,
  restaurantLoaded,
  type OrderCall,
  $cachedOrders,
  cachedOrdersRequested,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aGeneralLine, anOrder, restaurantData } from '@storefront/shared-domain/testing';
import { loadHttp } from '../session/provide-http';
import './cached-orders.model';
import {
  $isRecovered,
  $pendingUpdate,
  requestedAgain,
  lookUpFx,
  missingRead,
} from './pending-order.model';

jest.mock('../session/provide-http', () => ({ loadHttp: jest.fn() }));

describe('the pending order', () => {
  const data = restaurantData();
  const { id } = data.info;
  const key = keys.pendingOrder(id);
  const line = aGeneralLine({ lineId: 'a', price: minor(5000), qty: 2 });
  const more = aGeneralLine({ lineId: 'b', id: 'other', price: minor(100) });
  const { uuid } = anOrder();
  const placed = anOrder({ restaurantId: id, orders: [line] });

  const sent = (lines: CartLine[] = [line]): OrderCall => {
    const order = anOrder();
    return {
      restaurantId: id,
      order: {
        ...order,
        details: { ...order.details, uuid },
        orders: lines,
        fingerprint: '',
        tableToken: '',
        ratingAvg: null,
      },
    };
  };

  type Answer = () => Promise<unknown>;
  const found =
    (order: Order): Answer =>
    async () => ({ kind: 'found', order });
  const missing =
    (isFinal = true): Answer =>
    async () => ({ kind: 'missing', isFinal });
  const unknown: Answer = () => Promise.reject(new Error('unreachable'));

  /** A later visit of the device. `answers` are the server's responses; the last one repeats. */
  async function visit(
    answers: Answer[],
    lines: CartLine[] = [line],
  ): Promise<{ scope: Scope; requested: () => number }> {
    let requested = 0;
    const scope = fork({
      values: [[$lines, lines]],
      handlers: [
        [
          lookUpFx,
          () => {
            requested += 1;
            return (answers.length > 1 ? answers.shift()! : answers[0]!)();
          },
        ],
      ],
    });
    await allSettled(restaurantLoaded, { scope, params: data });
    void allSettled(cartOpened, { scope, params: id });
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    return { scope, requested: () => requested };
  }
  const send = async (lines?: CartLine[]) =>
    allSettled(rememberSentFx, { scope: fork(), params: sent(lines) });

  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test('a sent order is stored with its key, its lines and its total, and without customer data', async () => {
    await send();
    const stored = localStorage.getItem(key)!;
    expect(JSON.parse(stored)).toMatchObject({
      value: { uuid, total: 26.9, lines: [{ lineId: 'a', qty: 2 }] },
    });
    for (const personal of ['Ana', '11987654321', 'Rua Augusta'])
      expect(stored).not.toContain(personal);
  });

  test('an order that arrived is placed: exactly its lines leave the cart, and the customer is led to it', async () => {
    await send();
    const reported: unknown[] = [];
    const again = fork({ values: [[$lines, [line, more]]], handlers: [[lookUpFx, found(placed)]] });
    createWatch({
      unit: orderBus.placed,
      scope: again,
      fn: ({ order }) => reported.push(order.uuid),
    });
    await allSettled(restaurantLoaded, { scope: again, params: data });
    await allSettled(cartOpened, { scope: again, params: id });
    expect(again.getState($lines).map(({ lineId }) => lineId)).toEqual(['b']);
    expect([
      reported,
      again.getState($isRecovered),
      localStorage.getItem(key),
      again.getState($pendingOrder),
    ]).toEqual([[uuid], true, null, null]);
  });

  test('an order that did not arrive: reported once, and the same cart is sent under the same key', async () => {
    await send();
    const { scope } = await visit([missing()]);
    expect(scope.getState($pendingUpdate)).toBe('missing');
    expect((await allSettled(orderMarksFx, { scope })).status).toBe('done');
    await expect(allSettled(orderMarksFx, { scope })).resolves.toMatchObject({ value: { uuid } });
    await allSettled(missingRead, { scope });
    expect(scope.getState($pendingUpdate)).toBeNull();
    const next = await visit([missing()]);
    expect([next.requested(), next.scope.getState($pendingUpdate)]).toEqual([1, null]);
  });

  test('a cart that changed meanwhile gets a key of its own, and the old one is let go', async () => {
    await send();
    const { scope } = await visit([missing()], [{ ...line, qty: 3 }]);
    expect([scope.getState($pendingUpdate), localStorage.getItem(key)]).toEqual([null, null]);
    const { value } = (await allSettled(orderMarksFx, { scope })) as { value: { uuid: string } };
    expect(value.uuid).not.toBe(uuid);
  });

  test('a server that may still process it is queried again, before anything is shown', async () => {
    await send();
    const { scope, requested } = await visit([missing(false), found(placed)]);
    expect([requested(), scope.getState($pendingUpdate)]).toEqual([1, 'checking']);
    await jest.advanceTimersByTimeAsync(2_000);
    expect([requested(), scope.getState($isRecovered)]).toEqual([2, true]);
  });

  test('no response is reported; the retry is automatic, by the customer, or on reconnection', async () => {
    await send();
    const { scope, requested } = await visit([unknown]);
    expect([requested(), scope.getState($pendingUpdate)]).toEqual([1, 'unreachable']);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(requested()).toBe(2);
    void allSettled(requestedAgain, { scope });
    await jest.advanceTimersByTimeAsync(0);
    expect(requested()).toBe(3);
    void allSettled(connectionChanged, { scope, params: false });
    void allSettled(connectionChanged, { scope, params: true });
    await jest.advanceTimersByTimeAsync(0);
    expect([requested(), scope.getState($pendingUpdate)]).toEqual([4, 'unreachable']);
  });

  test('presses and reconnections replace the wait: four look-ups a minute, however many there were', async () => {
    await send();
    const { scope, requested } = await visit([unknown]);
    for (let press = 0; press < 8; press += 1) {
      void allSettled(requestedAgain, { scope });
      await jest.advanceTimersByTimeAsync(100);
    }
    const before = requested();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requested() - before).toBe(4);
  });

  test('an order whose payment was refused at once was never taken', async () => {
    await send();
    const { scope } = await visit([async () => ({ kind: 'refused' })]);
    expect([
      scope.getState($pendingUpdate),
      localStorage.getItem(key),
      scope.getState($lines),
    ]).toEqual(['missing', null, [line]]);
  });

  test('an order of another restaurant is none of this one', async () => {
    await send();
    const { scope } = await visit([found({ ...placed, restaurantId: id + 1 })]);
    expect([scope.getState($isRecovered), scope.getState($lines)]).toEqual([false, [line]]);
  });
});

describe('earlier orders', () => {
  const callApi = jest.fn();
  type OrdersCall = { params: { size: number }; body: { ordersUUIDs: string[] } };
  const uuid = (last: number): string => `00000000-0000-4000-8000-00000000000${last}`;

  beforeEach(() => {
    localStorage.clear();
    callApi
      .mockReset()
      .mockImplementation(async (_call: unknown, { body: { ordersUUIDs } }: OrdersCall) =>
        ordersUUIDs.map((one) => anOrder({ uuid: one })),
      );
    jest
      .mocked(loadHttp)
      .mockReset()
      .mockResolvedValue({ callApi } as never);
  });

  async function requested(times = 1) {
    const scope = fork();
    await allSettled(restaurantLoaded, { scope, params: restaurantData() });
    for (let count = 0; count < times; count += 1)
      await allSettled(cachedOrdersRequested, { scope });
    return scope.getState($cachedOrders)?.map(({ uuid }) => uuid);
  }

  test('[MENU-34] [API-07] the last 5 orders of this device here are read, newest first, and once', async () => {
    const placed = [6, 5, 4, 3, 2, 1].map(uuid);
    storage.write(keys.deviceOrders, { 7: ['../hostile', ...placed], 8: ['x'] });
    expect(await requested(2)).toEqual(placed.slice(0, 5));
    expect(callApi).toHaveBeenCalledTimes(1);
    expect(callApi.mock.calls[0]).toMatchObject([
      { id: 'getOrders' },
      { params: { restaurantId: 7, page: 1, size: 5 }, body: { ordersUUIDs: placed.slice(0, 5) } },
    ]);
  });

  test('orders of another restaurant are left out; without an answer there are none', async () => {
    storage.write(keys.deviceOrders, { 7: [uuid(1), uuid(2)] });
    callApi.mockResolvedValueOnce([
      anOrder({ uuid: uuid(1) }),
      anOrder({ uuid: uuid(2), restaurantId: 8 }),
    ]);
    expect(await requested()).toEqual([uuid(1)]);
    callApi.mockRejectedValueOnce(new Error('the call is missing'));
    expect(await requested()).toEqual([]);
  });
});
