import { allSettled, fork, type Scope } from 'effector';
import { cartBus, orderBus, sessionBus } from '../bus';
import { aClient } from '../testing/customer';
import { aGeneralLine, aPrizeLine } from '../testing/lines';
import { anOrder, aPlacedOrder } from '../testing/order';
import { $lines } from './cart';
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

test('[CONFLICTS-05] what the customer takes out gives its points back', async () => {
  const scope = customer();
  await allSettled(cartBus.cleared, { scope, params: { by: 'customer' } });
  expect(scope.getState($pointsLeft)).toBe(100);
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

test('a client that is known without a session is not missing', async () => {
  const scope = fork();
  expect(scope.getState($clientIsMissing)).toBe(false);
  await allSettled(sessionBus.clientRead, { scope, params: aClient() });
  expect(scope.getState($clientIsMissing)).toBe(false);
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
