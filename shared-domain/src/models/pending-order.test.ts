/** @jest-environment jsdom */
import { allSettled, fork, type Scope } from 'effector';
import { orderBus } from '../bus';
import type { CartLine } from '../contracts';
import { keys } from '../storage';
import { aGeneralLine, anOrder, aPlacedOrder, restaurantData } from '../testing';
import { $lines } from './cart';
import { $orderUuid } from './order-draft';
import {
  $pendingOrder,
  forgetPendingFx,
  markReportedFx,
  orderMarksFx,
  readPendingFx,
  rememberSentFx,
} from './pending-order';
import { $restaurantData, restaurantSelected } from './restaurant';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

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

test('an answer before the restaurant is known leaves the record for it', async () => {
  await send(page());
  await allSettled(forgetPendingFx, { scope: fork(), params: uuid });
  expect((await read(page()))?.uuid).toBe(uuid);
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

test('nothing is stored about an order that has no record', async () => {
  await allSettled(markReportedFx, { scope: page(), params: uuid });
  expect(localStorage.getItem(keys.pendingOrder(id))).toBeNull();
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

  test('before the restaurant is known is a new one', async () => {
    await send(page());
    expect(await keyOf(fork({ values: [[$lines, lines]] }))).not.toBe(uuid);
  });
});

test('a record that left the device meanwhile is answered like any other', async () => {
  const scope = page();
  await send(scope);
  localStorage.clear();
  await allSettled(forgetPendingFx, { scope, params: uuid });
  expect(scope.getState($pendingOrder)).toBeNull();
  expect(await allSettled(forgetPendingFx, { scope, params: uuid })).toMatchObject({
    status: 'done',
  });
  expect(await allSettled(markReportedFx, { scope, params: uuid })).toMatchObject({
    status: 'done',
  });
});
