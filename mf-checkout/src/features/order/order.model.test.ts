import { allSettled, fork } from 'effector';
import { checkoutBus, deliveryBus, orderBus, restaurantBus } from '@storefront/shared-domain/bus';
import { minor, type PlacedOrder, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $customer,
  $deliveryType,
  $isCartReady,
  $isPlacing,
  $lastOrder,
  $lines,
  $payment,
  $restaurantData,
  $visitSource,
  connectionChanged,
  restaurantLoaded,
  type OrderCall,
} from '@storefront/shared-domain/models';
import { scheduleDays } from '@storefront/shared-domain/schedule';
import {
  aCustomer,
  aFee,
  aGeneralLine,
  anAddress,
  aPlacedOrder,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import {
  $failure,
  $isPlaced,
  $isWaiting,
  confirmPressed,
  failureClosed,
  orderCanceled,
  pageClosed,
  pageOpened,
  waitingCalledOff,
} from './order.model';
import { placeOrderFx } from './order.api';

const line = aGeneralLine({ lineId: 'a', price: minor(5000), qty: 1, extras: [] });
const info = aRestaurant({
  cash_payment: true,
  pix_settings: { active: true, key: 'k', name: 'n' },
  paymentSettings: [],
});

function ready(handler: (call: OrderCall) => Promise<PlacedOrder>) {
  return fork({
    values: [
      [$restaurantData, { ...restaurantData(), info }],
      [$lines, [line]],
      [$isCartReady, true],
      [$deliveryType, 'balcony'],
      [$customer, aCustomer()],
      [$payment, { method: 'pix', group: 'uponTakeout' }],
      [$visitSource, { src: 'flyer', campaign: 'june', u: '', wpu: '', t: '' }],
    ],
    handlers: [[placeOrderFx, handler]],
  });
}

const refused =
  (text: string, body: unknown = { error: text }) =>
  () =>
    Promise.reject(new ApiError({ kind: 'http', status: 409, text, body }));

test("[CART-19] [SHELL-05] the order has the lines of the cart, the shown total and the visit's origin", async () => {
  const sent: OrderCall[] = [];
  const scope = ready((call) => {
    sent.push(call);
    return Promise.resolve(aPlacedOrder());
  });
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  expect(sent[0]).toMatchObject({
    restaurantId: info.id,
    order: {
      orders: [line],
      details: {
        grandTotal: 5000,
        paymentType: 'pix',
        externalSource: 'flyer',
        campaign: 'june',
        uuid: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    },
  });
});

test('[CHECKOUT-42] a second press while one is in flight sends nothing', async () => {
  const answers: (() => void)[] = [];
  const calls = jest.fn(
    () => new Promise<PlacedOrder>((resolve) => answers.push(() => resolve(aPlacedOrder()))),
  );
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
    return keys.length === 1
      ? Promise.reject(new ApiError({ kind: 'offline' }))
      : Promise.resolve(aPlacedOrder());
  });
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  expect(scope.getState($failure)).toMatchObject({
    kind: 'connection',
    messageKey: 'error.offline',
  });
  expect(scope.getState($lines)).toEqual([line]);
  await allSettled(confirmPressed, { scope });
  expect(keys[0]).toBe(keys[1]);
  expect(scope.getState($failure)).toBeNull();
});

test.each([
  { text: 'Restaurant Closed', kind: 'closed', viewOrder: true },
  { text: 'Already Ordered', kind: 'already-ordered', viewOrder: true },
  { text: 'Online Payment Method is Unavaiable', kind: 'online-method', viewOrder: false },
  { text: 'something unknown', kind: 'generic', viewOrder: false },
])('the refusal "$text" is shown as $kind and can be closed', async ({ text, kind, viewOrder }) => {
  const scope = ready(refused(text));
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  expect(scope.getState($failure)).toMatchObject({ kind, viewOrder });
  expect(scope.getState($isPlacing)).toBe(false);
  await allSettled(failureClosed, { scope });
  expect(scope.getState($failure)).toBeNull();
});

test.each([
  { what: 'a product that is gone', handler: refused('Lasagna is not available') },
  {
    what: 'a changed price',
    handler: refused('The total has changed', {
      error: 'The total has changed',
      code: 'price_changed',
      total: 60,
      grandTotal: 61.5,
    }),
  },
])(
  '[OPEN-097] [ERRORS-07] $what has the menu read again, and nothing leads away until it is read about',
  async ({ handler }) => {
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
  },
);

describe('an order that is wanted later', () => {
  const hours = restaurantData().hours;
  const scheduleSettings = {
    ...info.scheduleSettings,
    enable: true,
    daysForward: 3,
    intervalBetweenTimes: 30,
  };
  const week = Object.fromEntries(
    Object.keys(hours).map((day) => [
      day,
      [{ firstTime: '00:00:00', secondTime: '24:00:00', isClosed: false }],
    ]),
  ) as typeof hours;
  const days = scheduleDays({
    info: aRestaurant({ ...info, scheduleSettings }),
    hours: week,
    template: null,
    type: 'balcony',
    now: new Date(),
  });
  const scheduleTo = days[2]!.slots[4]!.scheduleTo;
  const schedule = async (time: string, handler: (call: OrderCall) => Promise<PlacedOrder>) => {
    const scope = ready(handler);
    await allSettled(restaurantLoaded, {
      scope,
      params: {
        ...restaurantData(),
        info: aRestaurant({ ...info, scheduleSettings }),
        hours: week,
      },
    });
    await allSettled(deliveryBus.scheduleChosen, {
      scope,
      params: { kind: 'later', scheduleTo: time },
    });
    await allSettled(pageOpened, { scope });
    await allSettled(confirmPressed, { scope });
    return scope;
  };

  test('[DELIVERY-05] [DOMAIN-030] says so, and for when', async () => {
    const sent: OrderCall[] = [];
    await schedule(scheduleTo, (call) => {
      sent.push(call);
      return Promise.resolve(aPlacedOrder());
    });
    expect(sent[0]?.order.details).toMatchObject({ schedule: true, scheduleTo });
  });

  test('[ERRORS-11] is not sent once its time has passed, and the reason is shown', async () => {
    const send = jest.fn(() => Promise.resolve(aPlacedOrder()));
    const scope = await schedule('2020-01-01 9:30', send);
    expect(send).not.toHaveBeenCalled();
    expect(scope.getState($failure)).toEqual({ kind: 'passed-time' });
    expect(scope.getState($lines)).toEqual([line]);
    expect(scope.getState($isPlacing)).toBe(false);
  });

  test('[ERRORS-11] shows the same reason when the API refuses the time', async () => {
    const scope = await schedule(scheduleTo, refused('Scheduled time beyond limit or passed'));
    expect(scope.getState($failure)).toMatchObject({ kind: 'schedule-passed', isTimeGone: true });
    expect(scope.getState($lines)).toEqual([line]);
  });
});

describe('[ERRORS-34] a delivery to an address that must be on the map', () => {
  const deliver = async (
    point: { latitude: number; longitude: number } | null,
    more: Partial<RestaurantInfo> = {},
    type: 'delivery' | 'balcony' = 'delivery',
  ) => {
    const send = jest.fn(() => Promise.resolve(aPlacedOrder()));
    const scope = ready(send);
    await allSettled(restaurantLoaded, {
      scope,
      params: {
        ...restaurantData(),
        info: aRestaurant({ ...info, delivery_fee_with_gps: true, ...more }),
      },
    });
    await allSettled(deliveryBus.addressConfirmed, {
      scope,
      params: { address: anAddress({ coordinates: point }), fee: aFee() },
    });
    await allSettled(deliveryBus.typeChosen, { scope, params: type });
    await allSettled(checkoutBus.paymentChosen, {
      scope,
      params: { method: 'pix', group: 'uponDelivery' },
    });
    await allSettled(pageOpened, { scope });
    await allSettled(confirmPressed, { scope });
    return { failure: scope.getState($failure), sent: send.mock.calls.length };
  };

  test('is not sent without its point', async () =>
    expect(await deliver(null)).toEqual({ failure: { kind: 'lost-address' }, sent: 0 }));
  test('is sent with it', async () =>
    expect(await deliver({ latitude: -23.55, longitude: -46.69 })).toEqual({
      failure: null,
      sent: 1,
    }));
  test('elsewhere the field is not required', async () =>
    expect(await deliver(null, { delivery_fee_with_gps: false })).toEqual({
      failure: null,
      sent: 1,
    }));
  test('nor for what is picked up', async () =>
    expect(await deliver(null, {}, 'balcony')).toEqual({ failure: null, sent: 1 }));
});

test('a changed price is shown with the new total', async () => {
  const scope = ready(
    refused('The total has changed', {
      error: 'The total has changed',
      code: 'price_changed',
      total: 60,
      grandTotal: 61.5,
    }),
  );
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  expect(scope.getState($failure)).toMatchObject({ kind: 'price-changed', total: 6150 });
});

test('[ERRORS-06] an order that is given up loses its draft once its page is left', async () => {
  const scope = ready(refused('Online Payment Method is Unavaiable'));
  const reset = jest.fn();
  const stop = orderBus.draftReset.watch(reset);
  await allSettled(pageOpened, { scope });
  await allSettled(confirmPressed, { scope });
  await allSettled(orderCanceled, { scope });
  expect(reset).not.toHaveBeenCalled();
  await allSettled(pageClosed, { scope });
  await allSettled(pageClosed, { scope });
  stop();
  expect(reset).toHaveBeenCalledTimes(1);
});

describe('without a connection', () => {
  const offline = async (scope: ReturnType<typeof ready>, isOnline: boolean) =>
    allSettled(connectionChanged, { scope, params: isOnline });

  test('the order waits, and is sent once when the connection is back', async () => {
    const send = jest.fn(() => Promise.resolve(aPlacedOrder()));
    const scope = ready(send);
    await allSettled(pageOpened, { scope });
    await offline(scope, false);
    await allSettled(confirmPressed, { scope });
    await allSettled(confirmPressed, { scope });
    expect([scope.getState($isWaiting), send.mock.calls.length]).toEqual([true, 0]);
    await offline(scope, true);
    await offline(scope, false);
    await offline(scope, true);
    expect([scope.getState($isWaiting), send.mock.calls.length, scope.getState($isPlaced)]).toEqual(
      [false, 1, true],
    );
  });

  test.each([
    ['called off', (scope: ReturnType<typeof ready>) => allSettled(waitingCalledOff, { scope })],
    ['left with its page', (scope: ReturnType<typeof ready>) => allSettled(pageClosed, { scope })],
    [
      'left without its payment',
      (scope: ReturnType<typeof ready>) =>
        allSettled(checkoutBus.paymentChosen, { scope, params: null }),
    ],
  ])('an order that was %s is not sent', async (_, end) => {
    const send = jest.fn(() => Promise.resolve(aPlacedOrder()));
    const scope = ready(send);
    await allSettled(pageOpened, { scope });
    await offline(scope, false);
    await allSettled(confirmPressed, { scope });
    await end(scope);
    await offline(scope, true);
    expect([scope.getState($isWaiting), send.mock.calls.length]).toEqual([false, 0]);
  });
});
