/** @jest-environment jsdom */
import { allSettled, createEffect, createWatch, fork, type Scope } from 'effector';
import { cartBus, noticeBus, orderBus, restaurantBus } from '../bus';
import { minor, type CartLine, type PlacedOrder } from '../contracts';
import { ApiError } from '../http';
import { keys } from '../storage';
import { aGeneralLine, anOrder, aPlacedOrder, restaurantData } from '../testing';
import {
  $isPlacing,
  $lines,
  $orderUuid,
  $restaurantData,
  orderMarksFx,
  orderSending,
  restaurantSelected,
  type OrderCall,
} from '.';

const placeFx = createEffect<OrderCall, PlacedOrder, ApiError>(() => aPlacedOrder());
const { send, failureRead, $failure } = orderSending(placeFx);

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
  const { scope, requested } = await sent(fails(422, 'This card was refused', {}, 'card_declined'));
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
  const { scope } = await sent(fails(409, 'coca-cola não possui quantidade suficiente em estoque'));
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

test('[ERRORS-12] an unknown error without a code is logged by its status alone', async () => {
  const { logged } = await sent(fails(422, 'strange'));
  expect(logged).toEqual([{ what: 'order', reason: '422' }]);
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

test('[ERRORS-08] all that is out of stock leaves the cart in one change, other failures change nothing', async () => {
  const changeOf = async (text: string) => {
    const scope = page(fails(409, text));
    const changes: unknown[] = [];
    createWatch({ unit: cartBus.reconciled, scope, fn: (change) => changes.push(change) });
    await allSettled(send, { scope, params: call });
    return changes;
  };
  expect(await changeOf('coca-cola não possui quantidade suficiente em estoque')).toStrictEqual([
    { lines: [lines[1]], removed: [lines[0]], repriced: [] },
  ]);
  expect(await changeOf('Coca-Cola, Lasanha não possui quantidade suficiente')).toStrictEqual([
    { lines: [], removed: lines, repriced: [] },
  ]);
  expect(await changeOf('Restaurant Closed')).toEqual([]);
});
