import { allSettled, fork, type Scope } from 'effector';
import { cartBus, deliveryBus, orderBus, pizzaBus, recoveryBus, sessionBus } from '../bus';
import type { CartLine } from '../contracts';
import { anExtrasGroup, aPizzaLine, aRestaurant, restaurantData } from '../testing';
import { aClient } from '../testing/customer';
import { aGeneralLine, aPrizeLine } from '../testing/lines';
import { anOrder, aPlacedOrder } from '../testing/order';
import { $cachedOrders, $recommended, cachedOrdersRead, restaurantLoaded } from '.';
import { $lines, cartOpened, readCartFx } from './cart';
import { $cartRecovery, $isCartRecovering, $isRecoveryRequested } from './cart-recovery';
import { $isOnline, connectionChanged } from './connection';
import { $isCoordinatesRequested } from './coordinates-request';
import { $failedRequest, requestFailed } from './failed-request';
import { $itemDraft } from './item-draft';
import { $pointsLeft } from './points';
import { restaurantSelected } from './restaurant';
import {
  $client,
  $clientIsMissing,
  $isLoggedIn,
  $session,
  $signInRequested,
  sessionRestored,
} from './session';
import { $visitor, visitorRecognised } from './visitor';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

const lines = [aGeneralLine(), aPrizeLine({ points_needed: 40, qty: 2 })];
const customer = (client = aClient({ points: 100 })) =>
  fork({
    values: [
      [$client, client],
      [$lines, lines],
    ],
  });

test('[CONFLICTS-05] an order keeps the points of its prizes: the cart it empties gives none back', async () => {
  const scope = customer();
  expect(scope.getState($pointsLeft)).toBe(20);
  await allSettled(orderBus.placed, {
    scope,
    params: aPlacedOrder({ order: anOrder({ orders: lines }) }),
  });
  await allSettled(cartBus.cleared, { scope, params: { by: 'order' } });
  expect(scope.getState($pointsLeft)).toBe(20);
});

test('[CONFLICTS-05] an order never leaves less than no points, and makes no client of a visitor', async () => {
  const poor = customer(aClient({ points: 30 }));
  const placed = aPlacedOrder({ order: anOrder({ orders: lines }) });
  await allSettled(orderBus.placed, { scope: poor, params: placed });
  expect(poor.getState($client)?.points).toBe(0);
  const visitor = fork();
  await allSettled(orderBus.placed, { scope: visitor, params: placed });
  expect(visitor.getState($client)).toBeNull();
});

test('[OPEN-080] a refreshed token belongs to the session; without one there is nothing to refresh', async () => {
  const scope = fork();
  await allSettled(sessionBus.tokenRefreshed, { scope, params: 'T2' });
  expect(scope.getState($session)).toBeNull();
  await allSettled(sessionRestored, { scope, params: { token: 'T1', mode: 'gmail' } });
  await allSettled(sessionBus.tokenRefreshed, { scope, params: 'T2' });
  expect(scope.getState($session)).toEqual({ token: 'T2', mode: 'gmail' });
  await allSettled(sessionBus.signedIn, { scope, params: { token: 'T3', mode: 'email' } });
  expect(scope.getState($session)).toEqual({ token: 'T3', mode: 'email' });
});

test('[DOMAIN-107] a session and its client end with the log-out and with the restaurant', async () => {
  for (const end of [
    (scope: Scope) => allSettled(sessionBus.logOutConfirmed, { scope }),
    (scope: Scope) => allSettled(sessionBus.signedOut, { scope }),
    (scope: Scope) => allSettled(restaurantSelected, { scope, params: 'elsewhere' }),
  ]) {
    const scope = fork();
    await allSettled(sessionRestored, { scope, params: { token: 'T1', mode: 'email' } });
    expect([scope.getState($isLoggedIn), scope.getState($clientIsMissing)]).toEqual([true, true]);
    await allSettled(sessionBus.clientRead, { scope, params: aClient() });
    expect([scope.getState($isLoggedIn), scope.getState($clientIsMissing)]).toEqual([true, false]);
    await end(scope);
    expect([
      scope.getState($isLoggedIn),
      scope.getState($client),
      scope.getState($clientIsMissing),
    ]).toEqual([false, null, false]);
  }
});

test('the login dialog is open until it is dismissed or the customer signs in', async () => {
  const scope = fork();
  expect(scope.getState($signInRequested)).toBe(false);
  await allSettled(sessionBus.signInRequested, { scope });
  expect(scope.getState($signInRequested)).toBe(true);
  await allSettled(sessionBus.signInDismissed, { scope });
  expect(scope.getState($signInRequested)).toBe(false);
  await allSettled(sessionBus.signInRequested, { scope });
  await allSettled(sessionBus.signedIn, { scope, params: { token: 'T1', mode: 'email' } });
  expect(scope.getState($signInRequested)).toBe(false);
});

const findRecord = (scope: Scope) =>
  allSettled(recoveryBus.recoveryFound, { scope, params: 'the-record' });
const readCart = (scope: Scope) => allSettled(cartOpened, { scope, params: 7 });

const device = (lines: CartLine[] = [aGeneralLine()]) =>
  fork({ values: [[$lines, lines]], handlers: [[readCartFx, () => null]] });
const visit = async (lines?: CartLine[]) => {
  const scope = device(lines);
  await readCart(scope);
  await findRecord(scope);
  return scope;
};

test('[CART-27] [OPEN-084] a valid record opens the question about the saved cart', async () => {
  const scope = await visit();
  expect([
    scope.getState($cartRecovery),
    scope.getState($isCartRecovering),
    scope.getState($isRecoveryRequested),
  ]).toEqual(['the-record', true, true]);
});

test('[CART-27] no question opens before the saved cart was looked up', async () => {
  const scope = device();
  await findRecord(scope);
  expect(scope.getState($isRecoveryRequested)).toBe(false);
  await readCart(scope);
  expect(scope.getState($isRecoveryRequested)).toBe(true);
});

test('[CART-27] where nothing was saved, later additions open no question', async () => {
  const scope = await visit([]);
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine() });
  await readCart(scope);
  expect([scope.getState($isRecoveryRequested), scope.getState($isCartRecovering)]).toEqual([
    false,
    true,
  ]);
});

test.each([
  { case: 'starting over', end: (scope: Scope) => allSettled(recoveryBus.startedOver, { scope }) },
  {
    case: 'an order that was placed',
    end: (scope: Scope) => allSettled(orderBus.placed, { scope, params: aPlacedOrder() }),
  },
])('$case ends it', async ({ end }) => {
  const scope = await visit();
  await end(scope);
  expect([scope.getState($isCartRecovering), scope.getState($isRecoveryRequested)]).toEqual([
    false,
    false,
  ]);
});

test('[CART-27] a cart that is emptied, or another restaurant, leaves no question', async () => {
  const emptied = await visit();
  await allSettled(cartBus.cleared, { scope: emptied, params: { by: 'customer' } });
  const left = await visit();
  await allSettled(restaurantSelected, { scope: left, params: 'elsewhere' });
  expect(
    [emptied, left].map((scope) => [
      scope.getState($isRecoveryRequested),
      scope.getState($isCartRecovering),
    ]),
  ).toEqual([
    [false, true],
    [false, false],
  ]);
});

test('[OPEN-084] another record opens the question again', async () => {
  const scope = await visit();
  await allSettled(recoveryBus.cartContinued, { scope });
  await allSettled(recoveryBus.recoveryFound, { scope, params: 'another-record' });
  expect([scope.getState($cartRecovery), scope.getState($isRecoveryRequested)]).toEqual([
    'another-record',
    true,
  ]);
});

const data = restaurantData({ info: aRestaurant({ show_recommended_products: true }) });
const names = (scope: ReturnType<typeof fork>) =>
  scope.getState($recommended).map(({ name }) => name);

test('[MENU-34] what was ordered before is recommended until the cart holds it', async () => {
  const scope = fork();
  await allSettled(restaurantLoaded, { scope, params: data });
  expect(names(scope)).toEqual([]);
  await allSettled(cachedOrdersRead, { scope, params: [anOrder()] });
  expect(names(scope)).toEqual(['Bruschetta']);
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine() });
  expect(names(scope)).toEqual([]);
});

test('an order of this visit is the newest of them; another restaurant starts anew', async () => {
  const scope = fork();
  await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
  expect(scope.getState($cachedOrders)).toBeNull();
  await allSettled(cachedOrdersRead, {
    scope,
    params: ['1', '2', '3', '4', '5'].map((id) => anOrder({ id })),
  });
  await allSettled(orderBus.placed, {
    scope,
    params: aPlacedOrder({ order: anOrder({ id: 'new' }) }),
  });
  expect(scope.getState($cachedOrders)?.map(({ id }) => id)).toEqual(['new', '1', '2', '3', '4']);
  await allSettled(restaurantSelected, { scope, params: 'other' });
  expect(scope.getState($cachedOrders)).toBeNull();
});

test('a device is online until it reports that it is not', async () => {
  const scope = fork();
  expect(scope.getState($isOnline)).toBe(true);
  await allSettled(connectionChanged, { scope, params: false });
  expect(scope.getState($isOnline)).toBe(false);
  await allSettled(connectionChanged, { scope, params: true });
  expect(scope.getState($isOnline)).toBe(true);
});

test('support gets the id of the last failed call', async () => {
  const scope = fork();
  expect(scope.getState($failedRequest)).toBeNull();
  await allSettled(requestFailed, { scope, params: 'first' });
  await allSettled(requestFailed, { scope, params: 'second' });
  expect(scope.getState($failedRequest)).toBe('second');
});

test('[DELIVERY-49] the point on the map is requested until it is answered or the restaurant changes', async () => {
  const scope = fork();
  await allSettled(deliveryBus.coordinatesRequested, { scope });
  expect(scope.getState($isCoordinatesRequested)).toBe(true);
  await allSettled(deliveryBus.coordinatesAnswered, { scope });
  expect(scope.getState($isCoordinatesRequested)).toBe(false);
  await allSettled(deliveryBus.coordinatesRequested, { scope });
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($isCoordinatesRequested)).toBe(false);
});

test('[OPEN-004] a built pizza waits for its extras until its own line is in the cart', async () => {
  const draft = { line: aPizzaLine({ lineId: 'p' }), groups: [anExtrasGroup()] };
  const scope = fork();
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId: 'early' }) });
  expect(scope.getState($itemDraft)).toBeNull();
  await allSettled(pizzaBus.itemBuilt, { scope, params: draft });
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId: 'other' }) });
  expect(scope.getState($itemDraft)).toEqual(draft);
  await allSettled(cartBus.lineAdded, { scope, params: draft.line });
  expect(scope.getState($itemDraft)).toBeNull();
  await allSettled(pizzaBus.itemBuilt, { scope, params: draft });
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($itemDraft)).toBeNull();
});

test('a visitor is the one recognized last', async () => {
  const scope = fork();
  expect(scope.getState($visitor)).toBeNull();
  for (const composition of ['a', 'b']) {
    const visitor = { id: 'v', arms: [], composition };
    await allSettled(visitorRecognised, { scope, params: visitor });
    expect(scope.getState($visitor)).toEqual(visitor);
  }
});
