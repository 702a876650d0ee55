/** @jest-environment jsdom */
import { allSettled, createEffect, createWatch, fork, type Scope } from 'effector';
import { noticeBus, orderBus } from '../bus';
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
