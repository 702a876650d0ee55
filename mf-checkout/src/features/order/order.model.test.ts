import { allSettled, fork } from 'effector';
import { orderBus, restaurantBus } from '@storefront/shared-domain/bus';
import { minor, type PlacedOrder } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $customer, $deliveryType, $isCartReady, $isPlacing, $lastOrder, $lines, $orderUuid, $payment, $restaurantData, $visitSource,
} from '@storefront/shared-domain/models';
import { aCustomer, aGeneralLine, aPlacedOrder, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { $failure, $isPlaced, confirmPressed, failureClosed, pageOpened } from './order.model';
import { placeOrderFx, type OrderCall } from './order.api';

const line = aGeneralLine({ lineId: 'a', price: minor(5000), qty: 1, extras: [] });
const info = aRestaurant({ cash_payment: true, pix_settings: { active: true, key: 'k', name: 'n' }, paymentSettings: [] });

function ready(handler: (call: OrderCall) => Promise<PlacedOrder>) {
  return fork({
    values: [
      [$restaurantData, { ...restaurantData(), info }], [$lines, [line]], [$isCartReady, true], [$deliveryType, 'balcony'], [$customer, aCustomer()],
      [$payment, { method: 'pix', group: 'uponTakeout' }], [$visitSource, { src: 'flyer', campaign: 'june', u: '', wpu: '', t: '' }],
    ],
    handlers: [[placeOrderFx, handler]],
  });
}

const refused = (text: string, body: unknown = { error: text }) => () => Promise.reject(new ApiError({ kind: 'http', status: 409, text, body }));

test('[CART-19] [SHELL-05] the order carries the lines of the cart, the total of the screen and where the visit came from', async () => {
  const sent: OrderCall[] = [];
  const scope = ready((call) => { sent.push(call); return Promise.resolve(aPlacedOrder()); });
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  expect(sent[0]).toMatchObject({
    restaurantId: info.id,
    order: { orders: [line], details: { grandTotal: 5000, paymentType: 'pix', externalSource: 'flyer', campaign: 'june', uuid: expect.stringMatching(/^[\da-f-]{36}$/) } },
  });
});

test('[CHECKOUT-42] a second press while one is in flight sends nothing', async () => {
  const answers: (() => void)[] = [];
  const calls = jest.fn(() => new Promise<PlacedOrder>((resolve) => answers.push(() => resolve(aPlacedOrder()))));
  const scope = ready(calls);
  await allSettled(pageOpened, { scope });
  const presses = [1, 2, 3].map(() => allSettled(confirmPressed, { scope }));
  answers.forEach((answer) => answer());
  await Promise.all(presses);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('[CONFLICTS-06] from sending until the order is settled the empty cart means nothing', async () => {
  const scope = ready(() => Promise.resolve(aPlacedOrder()));
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  expect(scope.getState($lines)).toEqual([]);
  expect(scope.getState($lastOrder)?.lines).toEqual([line]);
  expect([scope.getState($isPlacing), scope.getState($isPlaced)]).toEqual([true, true]);
  await allSettled(orderBus.settled, { scope });
  expect([scope.getState($isPlacing), scope.getState($isPlaced)]).toEqual([false, false]);
});

test('a lost answer keeps cart and key, so that the same order is sent again', async () => {
  const keys: string[] = [];
  const scope = ready(({ order }) => {
    keys.push(order.details.uuid);
    return keys.length === 1 ? Promise.reject(new ApiError({ kind: 'offline' })) : Promise.resolve(aPlacedOrder());
  });
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  expect(scope.getState($failure)).toEqual({ kind: 'connection', reason: 'offline' });
  expect(scope.getState($lines)).toEqual([line]);
  await allSettled(confirmPressed, { scope });
  expect(keys[0]).toBe(keys[1]);
  expect(scope.getState($failure)).toBeNull();
  expect(scope.getState($orderUuid)).toBeNull();
});

test.each([
  { text: 'Restaurant Closed', kind: 'closed', viewOrder: true },
  { text: 'Already Ordered', kind: 'already-ordered', viewOrder: true },
  { text: 'Online Payment Method is Unavaiable', kind: 'online-method', viewOrder: false },
  { text: 'something nobody knows', kind: 'generic', viewOrder: false },
])('the refusal "$text" is told as $kind and may be closed', async ({ text, kind, viewOrder }) => {
  const scope = ready(refused(text));
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  expect(scope.getState($failure)).toMatchObject({ kind: 'refused', view: { kind, viewOrder } });
  expect(scope.getState($isPlacing)).toBe(false);
  await allSettled(failureClosed, { scope });
  expect(scope.getState($failure)).toBeNull();
});

test.each([
  { what: 'a product that is gone', handler: refused('Lasagna is not available') },
  { what: 'a changed price', handler: refused('The total has changed', { error: 'The total has changed', code: 'price_changed', total: 60, grandTotal: 61.5 }) },
])('[OPEN-097] [ERRORS-07] $what has the menu read again, and nothing leads away until it is read about', async ({ handler }) => {
  const scope = ready(handler);
  const reload = jest.fn();
  const stop = restaurantBus.reloadRequested.watch(reload);
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  stop();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(scope.getState($isPlacing)).toBe(true);
  await allSettled(failureClosed, { scope });
  expect(scope.getState($isPlacing)).toBe(false);
});

test('a changed price is told with the new total', async () => {
  const scope = ready(refused('The total has changed', { error: 'The total has changed', code: 'price_changed', total: 60, grandTotal: 61.5 }));
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  expect(scope.getState($failure)).toEqual({ kind: 'price-changed', grandTotal: 6150 });
});
