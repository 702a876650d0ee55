import { allSettled, createWatch, fork, type Scope } from 'effector';
import {
  cartBus,
  orderBus,
  restaurantBus,
  tableBus,
  tabletBus,
} from '@storefront/shared-domain/bus';
import { minor, type CartLine, type PlacedOrder } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $customer,
  $deliveryType,
  $fee,
  $isPlacing,
  $lastOrder,
  $lines,
  $orderUuid,
  $restaurantData,
  orderMarksFx,
  tableLinkRead,
  type OrderCall,
} from '@storefront/shared-domain/models';
import {
  aCustomer,
  aFee,
  aGeneralLine,
  anOrder,
  aPlacedOrder,
  aPrizeLine,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import {
  $isTableOrderSending,
  tableOrderRequested,
  sendConfirmationRequested,
} from '../../lib/table-order-requested';
import { $isSendShown, sendDismissed } from './send-to-kitchen.model';
import { placeTableOrderFx } from './table-order.api';
import { $failure, $placed, failureRead, successClosed } from './table-order.model';

type Send = (call: OrderCall) => PlacedOrder | Promise<PlacedOrder>;
const LINES: CartLine[] = [aGeneralLine({ price: minor(2000) })];

async function atTable(
  send: Send,
  { lines = LINES, mode = 'table' as 'table' | 'tablet', info = aRestaurant() } = {},
) {
  const scope = fork({
    values: [
      [$restaurantData, restaurantData({ info })],
      [$lines, lines],
      [$deliveryType, 'delivery'],
      [$fee, aFee()],
      [$customer, aCustomer({ table: '99' })],
    ],
    handlers: [[placeTableOrderFx, send]],
  });
  await allSettled(tableLinkRead, { scope, params: { mode, table: '7', token: 'the-code' } });
  return scope;
}
const order = (scope: Scope) => allSettled(tableOrderRequested, { scope });
const refusal = (text: string, body: unknown = undefined) =>
  Promise.reject(new ApiError({ kind: 'http', status: 409, text, body }));

test('[CART-21] [API-05] the order has table and code of the link, no fee or payment of an earlier plan', async () => {
  const calls: OrderCall[] = [];
  const scope = await atTable((call) => {
    calls.push(call);
    return aPlacedOrder();
  });
  await order(scope);
  expect(calls).toHaveLength(1);
  const {
    restaurantId,
    order: { details, tableToken, orders },
  } = calls[0]!;
  expect([restaurantId, tableToken, orders.map(({ lineId }) => lineId)]).toEqual([
    7,
    'the-code',
    [LINES[0]!.lineId],
  ]);
  expect(details).toMatchObject({
    deliveryType: 'table',
    isTable: true,
    table: '7',
    paymentType: '',
    deliveryFee: 0,
    total: 2000,
    grandTotal: 2000,
  });
});

test('the service fee of the table is part of the order and its total', async () => {
  const calls: OrderCall[] = [];
  const scope = await atTable(
    (call) => {
      calls.push(call);
      return aPlacedOrder();
    },
    { info: aRestaurant({ table_service_fee: 10 }) },
  );
  await order(scope);
  expect(calls[0]?.order.details).toMatchObject({
    serviceFee: 200,
    total: 2000,
    grandTotal: 2200,
  });
});

test('[CART-24] [TABLE-06] once placed, the uuid is published, the cart empty, the message shown', async () => {
  const scope = await atTable(() => aPlacedOrder());
  const messages: string[] = [];
  createWatch({ unit: tableBus.tableOrderPlaced, scope, fn: ({ uuid }) => messages.push(uuid) });
  await order(scope);
  expect(messages).toEqual([anOrder().uuid]);
  expect(scope.getState($lines)).toEqual([]);
  expect(scope.getState($placed)).toMatchObject({
    isTablet: false,
    placed: { order: { uuid: anOrder().uuid } },
  });
  await allSettled(successClosed, { scope });
  expect([scope.getState($placed), scope.getState($orderUuid)]).toEqual([null, null]);
});

test('[CONFLICTS-06] the redirect of an empty cart is off from sending until the message is closed', async () => {
  const seen: boolean[] = [];
  const scope = await atTable(() => aPlacedOrder());
  createWatch({ unit: cartBus.cleared, scope, fn: () => seen.push(scope.getState($isPlacing)) });
  await order(scope);
  expect(seen).toEqual([true]);
  expect(scope.getState($isPlacing)).toBe(true);
  await allSettled(successClosed, { scope });
  expect(scope.getState($isPlacing)).toBe(false);
});

test('[CONFLICTS-05] an order gives no points back, its copy keeps the prizes', async () => {
  const scope = await atTable(() => aPlacedOrder(), {
    lines: [...LINES, aPrizeLine({ points_needed: 40 })],
  });
  const cleared: unknown[] = [];
  createWatch({ unit: cartBus.cleared, scope, fn: ({ by }) => cleared.push(by) });
  await order(scope);
  expect(cleared).toEqual(['order']);
  expect(scope.getState($lastOrder)?.lines).toHaveLength(2);
});

test('[CART-24] from a tablet, its cart closes with the message', async () => {
  const scope = await atTable(() => aPlacedOrder(), { mode: 'tablet' });
  const closed = jest.fn();
  createWatch({ unit: cartBus.tableCartClosed, scope, fn: closed });
  await order(scope);
  expect(scope.getState($placed)?.isTablet).toBe(true);
  await allSettled(successClosed, { scope });
  expect(closed).toHaveBeenCalledTimes(1);
});

test('[CART-21] sent again after the connection was lost it keeps its uuid, and nothing is lost', async () => {
  const uuids: string[] = [];
  const scope = await atTable(({ order: { details } }) => {
    uuids.push(details.uuid);
    return Promise.reject(new ApiError({ kind: 'offline' }));
  });
  await order(scope);
  expect(scope.getState($failure)).toMatchObject({ messageKey: 'error.offline', canRetry: true });
  expect(scope.getState($isPlacing)).toBe(false);
  await order(scope);
  expect(uuids[1]).toBe(uuids[0]);
  expect(scope.getState($lines)).toEqual(LINES);
});

test.each([
  { text: 'Already Ordered', shown: { viewOrder: true, isMenuOld: false } },
  {
    text: 'Bruschetta is not available',
    shown: { headerKey: 'order-error.unavailable.header', isMenuOld: true },
  },
  {
    text: 'The table code is not valid',
    shown: { headerKey: 'order-error.table-code.header', canRetry: false },
  },
])(
  'a refusal with "$text" is shown in the customer\'s words and places nothing',
  async ({ text, shown }) => {
    const scope = await atTable(() => refusal(text));
    const [reload, placed] = [jest.fn(), jest.fn()];
    createWatch({ unit: restaurantBus.reloadRequested, scope, fn: reload });
    createWatch({ unit: tableBus.tableOrderPlaced, scope, fn: placed });
    await order(scope);
    expect(scope.getState($failure)).toMatchObject(shown);
    expect(reload).toHaveBeenCalledTimes('isMenuOld' in shown && shown.isMenuOld ? 1 : 0);
    expect(placed).not.toHaveBeenCalled();
    // a menu that empties the cart must not close the message
    expect(scope.getState($isPlacing)).toBe('isMenuOld' in shown && shown.isMenuOld);
    await allSettled(failureRead, { scope });
    expect([scope.getState($failure), scope.getState($isPlacing)]).toEqual([null, false]);
  },
);

test('the next guest of a tablet does not see the result of the previous order', async () => {
  const placed = await atTable(() => aPlacedOrder(), { mode: 'tablet' });
  await order(placed);
  await allSettled(tabletBus.leftAlone, { scope: placed });
  expect([
    placed.getState($placed),
    placed.getState($isPlacing),
    placed.getState($orderUuid),
  ]).toEqual([null, false, null]);
  const refused = await atTable(() => refusal('Restaurant closed'), { mode: 'tablet' });
  await order(refused);
  await allSettled(tabletBus.leftAlone, { scope: refused });
  expect(refused.getState($failure)).toBeNull();
  expect(refused.getState($lines)).toHaveLength(1);
});

test.each([
  { mode: 'table', followed: [[{ uuid: aPlacedOrder().order.uuid }]] },
  { mode: 'tablet', followed: [] },
] as const)(
  'after an order of a $mode, more is offered only on a device of its own',
  async ({ mode, followed }) => {
    const scope = await atTable(() => aPlacedOrder(), { mode });
    const messages = jest.fn();
    createWatch({ unit: orderBus.followedUp, scope, fn: messages });
    await order(scope);
    await allSettled(successClosed, { scope });
    expect(messages.mock.calls).toEqual(followed);
  },
);

test('[CART-21] the total of a currency without hundredths is whole; no name is needed', async () => {
  const sent: [number, string][] = [];
  const scope = fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant({ currency: 'PYG' }) })],
      [$lines, [aGeneralLine({ price: minor(2050) })]],
    ],
    handlers: [
      [
        placeTableOrderFx,
        (call: OrderCall) => {
          sent.push([call.order.details.grandTotal, call.order.user.name]);
          return aPlacedOrder();
        },
      ],
    ],
  });
  await order(scope);
  expect(sent).toEqual([[2100, '']]);
});

describe('the content before the order', () => {
  test.each([
    ['the confirmation', tableOrderRequested],
    ['a return to the cart', sendDismissed],
    ['a tablet that was left alone', tabletBus.leftAlone],
  ])('[CART-21] the content is shown until %s', async (_, end) => {
    const scope = fork();
    await allSettled(sendConfirmationRequested, { scope });
    expect(scope.getState($isSendShown)).toBe(true);
    await allSettled(end, { scope });
    expect(scope.getState($isSendShown)).toBe(false);
  });

  test('[CART-21] another table needs another confirmation', async () => {
    const scope = fork();
    await allSettled(sendConfirmationRequested, { scope });
    await allSettled(tableLinkRead, { scope, params: { mode: 'table', table: '9', token: 'c' } });
    expect(scope.getState($isSendShown)).toBe(false);
  });
});

test('[CART-21] while it is on its way it says so', async () => {
  let answer = (_: PlacedOrder): void => undefined;
  const scope = await atTable(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const ordering = order(scope);
  expect(scope.getState($isTableOrderSending)).toBe(true);
  answer(aPlacedOrder());
  await ordering;
  expect(scope.getState($isTableOrderSending)).toBe(false);
});

test('an empty cart orders nothing, and no data of the device is read for it', async () => {
  const [send, marks] = [jest.fn(() => aPlacedOrder()), jest.fn()];
  const scope = fork({
    values: [[$restaurantData, restaurantData()]],
    handlers: [
      [placeTableOrderFx, send],
      [orderMarksFx, marks],
    ],
  });
  await order(scope);
  expect(send).not.toHaveBeenCalled();
  expect(marks).not.toHaveBeenCalled();
});
