/** @jest-environment jsdom */
import { allSettled, createEffect, createWatch, fork, type Scope } from 'effector';
import * as z from 'zod/mini';
import { cartBus, noticeBus, orderBus, restaurantBus } from '../bus';
import { type CartLine, minor, type OrderPayment, type PlacedOrder } from '../contracts';
import { ApiError } from '../http';
import { linesUnavailable } from '../rules/cart/unavailable-lines';
import { DeviceOrders, keys, placedAddress, storage } from '../storage';
import { aGeneralLine, anOrder, aPlacedOrder, restaurantData } from '../testing';
import {
  $isPlacing,
  $lastOrder,
  $lines,
  $orderUuid,
  $restaurantData,
  cartOpened,
  lastOrderOf,
  type OrderCall,
  orderMarksFx,
  orderSending,
  restaurantLoaded,
  restaurantSelected,
} from '.';
import {
  $pendingOrder,
  forgetPendingFx,
  markReportedFx,
  readPendingFx,
  rememberSentFx,
} from './pending-order';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

describe('sending an order', () => {
  const placeFx = createEffect<OrderCall, PlacedOrder, ApiError>(() => aPlacedOrder());
  const { send, failureRead, namedRemoved, $failure } = orderSending(placeFx, linesUnavailable);

  const data = restaurantData();
  const { id } = data.info;
  const { uuid } = anOrder();
  const lines: CartLine[] = [
    aGeneralLine({ lineId: 'a', name: 'Coca-Cola', price: minor(900) }),
    aGeneralLine({ lineId: 'b', id: 'pizza', name: 'Lasanha' }),
  ];
  const order = anOrder();
  const call: OrderCall = {
    restaurantId: id,
    order: { ...order, orders: lines, fingerprint: '', tableToken: '', ratingAvg: null },
  };

  const page = (handler: () => PlacedOrder | Promise<PlacedOrder>): Scope =>
    fork({
      values: [
        [$restaurantData, data],
        [$lines, lines],
        [$orderUuid, uuid],
      ],
      handlers: [[placeFx, handler]],
    });
  const fails =
    (status: number, text: string, body: unknown = { error: text }, code: string | null = null) =>
    () =>
      Promise.reject(new ApiError({ kind: 'http', status, text, body, code }));
  const stored = () => localStorage.getItem(keys.pendingOrder(id));

  async function sent(handler: () => PlacedOrder | Promise<PlacedOrder>) {
    const scope = page(handler);
    const logged: unknown[] = [];
    const requested = jest.fn();
    createWatch({ unit: noticeBus.failedQuietly, scope, fn: (failure) => logged.push(failure) });
    createWatch({ unit: orderBus.outcomeUnknown, scope, fn: requested });
    await allSettled(send, { scope, params: call });
    return { scope, logged, requested };
  }
  const nextKey = async (scope: Scope) =>
    ((await allSettled(orderMarksFx, { scope })) as { value: { uuid: string } }).value.uuid;

  beforeEach(() => localStorage.clear());

  test('[CHECKOUT-42] while one is on its way another sends nothing', async () => {
    const answers: (() => void)[] = [];
    const handler = jest.fn(
      () => new Promise<PlacedOrder>((resolve) => answers.push(() => resolve(aPlacedOrder()))),
    );
    const scope = page(handler);
    const sending = [1, 2, 3].map(() => allSettled(send, { scope, params: call }));
    expect(stored()).toContain(uuid);
    answers.forEach((answer) => answer());
    await Promise.all(sending);
    expect(handler).toHaveBeenCalledTimes(1);
    expect([stored(), scope.getState($lines)]).toEqual([null, []]);
  });

  test.each([
    ['a lost connection', () => Promise.reject(new ApiError({ kind: 'offline' }))],
    ['a passed deadline', () => Promise.reject(new ApiError({ kind: 'timeout' }))],
    [
      'an answer that cannot be read',
      () => Promise.reject(new ApiError({ kind: 'contract', status: 200 })),
    ],
    ['a server that failed', fails(503, '')],
  ])(
    'after %s the record stays, its key is used again, and the state of the order is requested',
    async (_, handler) => {
      const { scope, requested } = await sent(handler);
      expect(stored()).toContain(uuid);
      expect(requested).toHaveBeenCalledTimes(1);
      expect(scope.getState($failure)).toMatchObject({ canRetry: true, isLost: true });
      expect(await nextKey(scope)).toBe(uuid);
      expect(scope.getState($isPlacing)).toBe(false);
    },
  );

  test('a refusal is an answer: the record goes, and the next order has a key of its own', async () => {
    const { scope, requested } = await sent(
      fails(422, 'This card was refused', {}, 'card_declined'),
    );
    expect(stored()).toBeNull();
    expect(requested).not.toHaveBeenCalled();
    expect(await nextKey(scope)).not.toBe(uuid);
  });

  test('[ERRORS-02] a key that was used for another request names its own order, which is requested', async () => {
    const { scope, requested } = await sent(fails(422, 'used', {}, 'key_reused'));
    expect(scope.getState($failure)).toMatchObject({
      kind: 'already-ordered',
      uuid,
      viewOrder: true,
    });
    expect(requested).toHaveBeenCalledTimes(1);
  });

  test('[ERRORS-08] what is out of stock leaves the cart, and is named', async () => {
    const { scope } = await sent(
      fails(409, 'coca-cola não possui quantidade suficiente em estoque'),
    );
    expect(scope.getState($lines).map(({ lineId }) => lineId)).toEqual(['b']);
    expect(scope.getState($failure)).toMatchObject({ kind: 'out-of-stock', items: ['coca-cola'] });
    // the message is read before the redirect of the empty cart
    expect(scope.getState($isPlacing)).toBe(true);
    await allSettled(failureRead, { scope });
    expect([scope.getState($failure), scope.getState($isPlacing)]).toEqual([null, false]);
  });

  test("[OPEN-069] names that match no line do not change the cart; the server's text is stored", async () => {
    const text = 'Molho da casa não possui quantidade suficiente';
    const { scope } = await sent(fails(409, text));
    expect(scope.getState($lines)).toEqual(lines);
    expect(scope.getState($failure)).toMatchObject({ items: [], text });
  });

  test('[ERRORS-07] what is unavailable leaves the cart only when the customer removes it', async () => {
    const { scope } = await sent(fails(422, 'Coca-Cola is not available'));
    expect(scope.getState($lines)).toEqual(lines);
    expect(scope.getState($failure)).toMatchObject({ items: ['Coca-Cola'], gone: [lines[0]] });
    await allSettled(namedRemoved, { scope });
    expect(scope.getState($lines)).toEqual([lines[1]]);
    expect(scope.getState($isPlacing)).toBe(true);
    await allSettled(failureRead, { scope });
    await allSettled(namedRemoved, { scope });
    expect(scope.getState($lines)).toEqual([lines[1]]);
    const other = await sent(fails(422, 'Sopa is not available'));
    await allSettled(namedRemoved, { scope: other.scope });
    expect([other.scope.getState($lines), other.scope.getState($failure)?.items]).toEqual([
      lines,
      [],
    ]);
  });

  test('[ERRORS-12] an unknown error is logged by its status and code, without customer data', async () => {
    const { logged } = await sent(fails(422, 'Ana Lima, 11987654321: no', {}, 'strange'));
    expect(logged).toEqual([{ what: 'order', reason: '422 strange' }]);
    expect((await sent(fails(409, 'Restaurant Closed'))).logged).toEqual([]);
  });

  test("[CHECKOUT-41] the push service's id of the device goes with the order", async () => {
    localStorage.setItem(keys.oneSignalId, JSON.stringify({ v: 1, value: 'push-7' }));
    const { value } = (await allSettled(orderMarksFx, { scope: page(() => aPlacedOrder()) })) as {
      value: { oneSignalId: string; fingerprint: string };
    };
    expect(value).toMatchObject({
      oneSignalId: 'push-7',
      fingerprint: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test('an order without lines is not sent', async () => {
    const handler = jest.fn(() => aPlacedOrder());
    const scope = page(handler);
    await allSettled(send, { scope, params: { ...call, order: { ...call.order, orders: [] } } });
    expect(handler).not.toHaveBeenCalled();
    expect([stored(), scope.getState($isPlacing)]).toEqual([null, false]);
  });

  test('[ERRORS-07] only a failure of the menu reloads it; any other one is over at once', async () => {
    const outcomeOf = async (handler: () => Promise<PlacedOrder>) => {
      const scope = page(handler);
      const reloaded = jest.fn();
      createWatch({ unit: restaurantBus.reloadRequested, scope, fn: reloaded });
      await allSettled(send, { scope, params: call });
      return [reloaded.mock.calls.length, scope.getState($isPlacing)];
    };
    const stock = 'coca-cola não possui quantidade suficiente em estoque';
    expect(await outcomeOf(fails(409, stock))).toEqual([1, true]);
    expect(await outcomeOf(fails(409, 'Restaurant Closed'))).toEqual([0, false]);
  });

  test('the next attempt, and another restaurant, take the failure away', async () => {
    const { scope } = await sent(fails(409, 'Restaurant Closed'));
    expect(scope.getState($failure)).not.toBeNull();
    await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
    expect(scope.getState($failure)).toBeNull();
    const answers: (() => Promise<PlacedOrder>)[] = [
      fails(409, 'Restaurant Closed'),
      () => new Promise(() => undefined),
    ];
    const again = page(() => answers.shift()!());
    await allSettled(send, { scope: again, params: call });
    expect(again.getState($failure)).not.toBeNull();
    void allSettled(send, { scope: again, params: call });
    expect(again.getState($failure)).toBeNull();
  });
});

describe('a pending order', () => {
  const data = restaurantData();
  const { id } = data.info;
  const order = anOrder();
  const { uuid } = order;
  const other = '00000000-0000-4000-8000-000000000009';
  const lines: CartLine[] = [aGeneralLine({ lineId: 'a' })];

  const page = (cart: CartLine[] = lines, known: string | null = null): Scope =>
    fork({
      values: [
        [$restaurantData, data],
        [$lines, cart],
        [$orderUuid, known],
      ],
    });
  const send = (scope: Scope) =>
    allSettled(rememberSentFx, {
      scope,
      params: {
        restaurantId: id,
        order: { ...order, orders: lines, fingerprint: '', tableToken: '', ratingAvg: null },
      },
    });
  const read = async (scope: Scope) => {
    await allSettled(readPendingFx, { scope });
    return scope.getState($pendingOrder);
  };
  const keyOf = async (scope: Scope) =>
    ((await allSettled(orderMarksFx, { scope })) as { value: { uuid: string } }).value.uuid;

  beforeEach(() => localStorage.clear());

  test('a sent order is found by the next visit, with its lines and its total', async () => {
    await send(page());
    const found = await read(page());
    expect(found).toEqual({
      uuid,
      sentAt: expect.any(Number) as number,
      lines,
      total: order.details.grandTotal,
      isTold: false,
    });
  });

  test('no order is found without a record or before the restaurant is known', async () => {
    expect(await read(page())).toBeNull();
    await send(page());
    expect(await read(fork())).toBeNull();
  });

  test('an answer removes the record of its own order only, and uses up its key', async () => {
    const scope = page(lines, uuid);
    await send(scope);
    await allSettled(forgetPendingFx, { scope, params: other });
    expect([scope.getState($pendingOrder)?.uuid, (await read(page()))?.uuid]).toEqual([uuid, uuid]);
    await allSettled(forgetPendingFx, { scope, params: uuid });
    expect([scope.getState($pendingOrder), scope.getState($orderUuid)]).toEqual([null, null]);
    expect(await read(page())).toBeNull();
  });

  test('a placed order has no record any more', async () => {
    const scope = page();
    await send(scope);
    await allSettled(orderBus.placed, { scope, params: aPlacedOrder({ order }) });
    expect([scope.getState($pendingOrder), await read(page())]).toEqual([null, null]);
  });

  test('another restaurant has other orders: the record stays on the device', async () => {
    const scope = page();
    await send(scope);
    await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
    expect(scope.getState($pendingOrder)).toBeNull();
    expect((await read(page()))?.uuid).toBe(uuid);
  });

  test('a customer sees once that an order did not arrive; its record and its key stay', async () => {
    await send(page());
    await allSettled(markReportedFx, { scope: page(), params: other });
    await allSettled(markReportedFx, { scope: fork(), params: uuid });
    expect((await read(page()))?.isTold).toBe(false);
    await allSettled(markReportedFx, { scope: page(), params: uuid });
    expect(await read(page())).toMatchObject({ uuid, lines, isTold: true });
    expect(await keyOf(page())).toBe(uuid);
  });

  describe('the key of an order', () => {
    const changed = [aGeneralLine({ lineId: 'a', qty: 2 })];

    test('is the one of the checkout, or a new one', async () => {
      expect(await keyOf(page(lines, other))).toBe(other);
      const first = await keyOf(page());
      expect(first).toMatch(/^[\da-f-]{36}$/);
      expect(await keyOf(page())).not.toBe(first);
    });

    test('is the one of the unanswered order while the cart is the sent one', async () => {
      await send(page());
      expect(await keyOf(page(lines, other))).toBe(uuid);
      expect(await keyOf(page(lines, null))).toBe(uuid);
    });

    test('of a changed cart is never the one of the unanswered order', async () => {
      await send(page());
      expect(await keyOf(page(changed, other))).toBe(other);
      for (const known of [null, uuid]) {
        const made = await keyOf(page(changed, known));
        expect(made).toMatch(/^[\da-f-]{36}$/);
        expect([uuid, other]).not.toContain(made);
      }
    });
  });
});

describe('the last order', () => {
  const data = restaurantData();
  const { id } = data.info;

  beforeEach(() => localStorage.clear());

  test('[CHECKOUT-43] [CHECKOUT-44] an order is copied and its uuid stored before the cart is cleared', async () => {
    const scope = fork();
    const line = aGeneralLine({ lineId: 'a' });
    const placed = aPlacedOrder();
    await allSettled(restaurantLoaded, { scope, params: data });
    await allSettled(cartOpened, { scope, params: id });
    await allSettled(cartBus.lineAdded, { scope, params: line });
    await allSettled(orderBus.placed, { scope, params: placed });
    expect(scope.getState($lastOrder)).toEqual({ placed, lines: [line] });
    expect(scope.getState($lines)).toEqual([]);
    expect(storage.read(keys.lastOrderToken(id), z.string())).toBe(placed.order.uuid);
    expect(storage.read(keys.deviceOrders, DeviceOrders)?.[id]).toEqual([placed.order.uuid]);
  });

  test('the address of a placed delivery is stored on the device, and none of a pickup', async () => {
    const scope = fork();
    await allSettled(restaurantLoaded, { scope, params: data });
    const order = anOrder({ uuid: 'delivery' });
    const pickup = anOrder({
      uuid: 'pickup',
      details: { ...order.details, deliveryType: 'balcony' },
    });
    for (const placed of [order, pickup])
      await allSettled(orderBus.placed, { scope, params: { ...aPlacedOrder(), order: placed } });
    expect(placedAddress(id, 'delivery')).toMatchObject({ address: order.user.address });
    expect(placedAddress(id, 'pickup')).toBeNull();
  });

  test.each(['reviewed', 'reviewDismissed'] as const)(
    '[OPEN-024] %s: the order is not requested any more, a later one still is',
    async (fact) => {
      const scope = fork();
      const { order } = aPlacedOrder();
      await allSettled(restaurantLoaded, { scope, params: data });
      await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
      await allSettled(orderBus[fact], { scope, params: { uuid: 'an earlier order' } });
      expect(lastOrderOf(id)).toBe(order.uuid);
      await allSettled(orderBus[fact], { scope, params: { uuid: order.uuid } });
      expect(lastOrderOf(id)).toBeNull();
      // can still be tracked on request
      expect(storage.read(keys.deviceOrders, DeviceOrders)?.[id]).toEqual([order.uuid]);
    },
  );

  test('a payment that is read belongs to its own order', async () => {
    const scope = fork();
    const placed = aPlacedOrder();
    const { uuid } = placed.order;
    const payment: OrderPayment = {
      status: 'paid',
      kind: 'pix',
      method: 'pix',
      amount: minor(2690),
      link: '',
      pixCode: '',
      expiresAt: null,
      isViewOnly: false,
    };
    await allSettled(orderBus.paymentRead, { scope, params: { uuid, payment } });
    expect(scope.getState($lastOrder)).toBeNull();
    await allSettled(orderBus.placed, { scope, params: placed });
    const before = scope.getState($lastOrder);
    await allSettled(orderBus.paymentRead, { scope, params: { uuid: 'another', payment } });
    expect(scope.getState($lastOrder)).toBe(before);
    await allSettled(orderBus.paymentRead, { scope, params: { uuid, payment } });
    expect(scope.getState($lastOrder)).toEqual({
      ...before,
      placed: { ...placed, order: { ...placed.order, payment } },
    });
  });

  test('orders of this device stand in their order, newest first', async () => {
    const scope = fork();
    await allSettled(restaurantLoaded, { scope, params: data });
    for (const uuid of ['first', 'second'])
      await allSettled(orderBus.placed, {
        scope,
        params: aPlacedOrder({ order: anOrder({ uuid }) }),
      });
    expect(storage.read(keys.deviceOrders, DeviceOrders)?.[id]).toEqual(['second', 'first']);
    expect(lastOrderOf(id)).toBe('second');
    await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
    expect(scope.getState($lastOrder)).toBeNull();
  });
});
