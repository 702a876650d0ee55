import { allSettled, createWatch, fork, type Scope } from 'effector';
import { deliveryBus, orderBus, restaurantBus } from '@storefront/shared-domain/bus';
import { minor, type OrderRequest, type PlacedOrder } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $customer,
  $deliveryType,
  $isPlacing,
  $lastOrder,
  $lines,
  $restaurantData,
  $schedule,
} from '@storefront/shared-domain/models';
import {
  aCustomer,
  aGeneralLine,
  aPlacedOrder,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { pageLeft } from '../../lib/page-events.model';
import {
  $failure,
  $isSendShown,
  failureRead,
  confirmationRequested,
  orderConfirmed,
  placeTableOrderFx,
  sendDismissed,
  successClosed,
} from './table-order.model';

type Send = (sent: {
  restaurantId: number;
  order: OrderRequest;
}) => PlacedOrder | Promise<PlacedOrder>;
const visit = (send: Send) =>
  fork({
    values: [
      [$restaurantData, restaurantData()],
      [$deliveryType, 'table'],
      [$lines, [aGeneralLine({ price: minor(2000) })]],
      [$customer, aCustomer({ table: ' 12 ' })],
    ],
    handlers: [[placeTableOrderFx, send]],
  });
const confirm = (scope: Scope) => allSettled(orderConfirmed, { scope });
const refusal = (text: string, body: unknown = undefined) =>
  Promise.reject(new ApiError({ kind: 'http', status: 409, text, body }));

test.each([
  ['it is confirmed', orderConfirmed],
  ['the customer returns', sendDismissed],
  ['the page is left', pageLeft],
])('[DELIVERY-08] the content of an order is shown before it is sent, until %s', async (_, end) => {
  const scope = visit(() => aPlacedOrder());
  await allSettled(confirmationRequested, { scope });
  expect(scope.getState($isSendShown)).toBe(true);
  await allSettled(end, { scope });
  expect(scope.getState($isSendShown)).toBe(false);
});

describe('an order to a table', () => {
  test('[CONFLICTS-10] a table typed on the delivery page is ordered for from there, without a payment', async () => {
    const send = jest.fn(() => aPlacedOrder());
    const scope = visit(send);
    await confirm(scope);
    const [{ restaurantId, order }] = send.mock.calls[0] as unknown as [
      { restaurantId: number; order: OrderRequest },
    ];
    expect(restaurantId).toBe(7);
    expect(order.details).toMatchObject({
      deliveryType: 'table',
      isTable: true,
      table: '12',
      paymentType: '',
      deliveryFee: 0,
      grandTotal: 2000,
    });
    expect(order.user).toMatchObject({ name: 'Ana Lima', phone: '11987654321', address: '' });
  });

  test('placed, it is remembered, the cart is empty, and the page waits until the message is closed', async () => {
    const scope = visit(() => aPlacedOrder());
    const followedUp = jest.fn();
    createWatch({ unit: orderBus.followedUp, scope, fn: followedUp });
    await confirm(scope);
    expect(scope.getState($lastOrder)?.lines).toHaveLength(1);
    expect(scope.getState($lines)).toEqual([]);
    expect(scope.getState($isPlacing)).toBe(true);
    expect(followedUp).not.toHaveBeenCalled();
    await allSettled(successClosed, { scope });
    expect(scope.getState($isPlacing)).toBe(false);
    expect(followedUp.mock.calls).toEqual([[{ uuid: aPlacedOrder().order.uuid }]]);
  });

  test('a second press while it is sent sends nothing', async () => {
    const send = jest.fn(
      () => new Promise<PlacedOrder>((resolve) => setTimeout(() => resolve(aPlacedOrder()), 20)),
    );
    const scope = visit(send);
    const first = confirm(scope);
    await Promise.resolve();
    await Promise.all([first, confirm(scope)]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('sent again after the connection was lost, it keeps its uuid', async () => {
    const uuids: string[] = [];
    const scope = visit(({ order }) => {
      uuids.push(order.details.uuid);
      return Promise.reject(new ApiError({ kind: 'offline' }));
    });
    await confirm(scope);
    expect(scope.getState($failure)).toMatchObject({ messageKey: 'error.offline', canRetry: true });
    await confirm(scope);
    expect(uuids[1]).toBe(uuids[0]);
    expect(scope.getState($lines)).toHaveLength(1);
  });

  test.each([
    {
      text: 'Already Ordered',
      shown: { headerKey: 'order-error.already-ordered.header', viewOrder: true, isMenuOld: false },
    },
    {
      text: 'Restaurant Closed',
      shown: { headerKey: 'order-error.closed.header', viewOrder: true, isMenuOld: false },
    },
    {
      text: 'Bruschetta is not available',
      shown: { headerKey: 'order-error.unavailable.header', isMenuOld: true },
    },
    { text: 'something new', shown: { headerKey: 'order-error.generic.header', isMenuOld: false } },
  ])('a refusal with "$text" is shown in the customer\'s words', async ({ text, shown }) => {
    const scope = visit(() => refusal(text));
    const reload = jest.fn();
    createWatch({ unit: restaurantBus.reloadRequested, scope, fn: reload });
    await confirm(scope);
    expect(scope.getState($failure)).toMatchObject(shown);
    expect(reload).toHaveBeenCalledTimes(shown.isMenuOld ? 1 : 0);
    // a menu that empties the cart must not close the message
    expect(scope.getState($isPlacing)).toBe(shown.isMenuOld);
    await allSettled(failureRead, { scope });
    expect([scope.getState($failure), scope.getState($isPlacing)]).toEqual([null, false]);
  });

  test('a refused order never counts as placed', async () => {
    const scope = visit(() => refusal('Restaurant Closed'));
    const placed = jest.fn();
    createWatch({ unit: orderBus.placed, scope, fn: placed });
    await confirm(scope);
    expect(placed).not.toHaveBeenCalled();
  });
});

describe('an order to a table for later', () => {
  const refusedBy = async (text: string) => {
    const scope = visit(() => refusal(text));
    await allSettled(deliveryBus.scheduleChosen, { scope, params: { kind: 'now' } });
    await confirm(scope);
    return scope.getState($schedule);
  };

  test('[ERRORS-11] loses its time when the API refuses it', async () =>
    expect(await refusedBy('Scheduled time beyond limit or passed')).toBeNull());

  test('keeps its time when the API refuses something else', async () =>
    expect(await refusedBy('Restaurant Closed')).toEqual({ kind: 'now' }));
});

test('nothing is sent before the restaurant is loaded', async () => {
  const send = jest.fn(() => aPlacedOrder());
  const scope = fork({
    values: [[$lines, [aGeneralLine()]]],
    handlers: [[placeTableOrderFx, send]],
  });
  await confirm(scope);
  expect(send).not.toHaveBeenCalled();
});
