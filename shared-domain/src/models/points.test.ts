/** @jest-environment jsdom */
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { cartBus, sessionBus } from '../bus';
import { StoredCart, type CartLine } from '../contracts';
import { keys, storage } from '../storage';
import { aClient, aGeneralLine, aPrizeLine, restaurantData } from '../testing';
import {
  $client,
  $lines,
  $pointsLeft,
  cartOpened,
  restaurantLoaded,
  restaurantSelected,
  sessionRestored,
} from '.';

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
const dish = aGeneralLine({ lineId: 'dish', qty: 2, notes: 'no salt' });
const prize = (lineId: string, points_needed: number) => aPrizeLine({ lineId, points_needed });
const idsOf = (scope: Scope) => scope.getState($lines).map(({ lineId }) => lineId);

async function shopping(points: number, lines: CartLine[]): Promise<Scope> {
  const scope = fork();
  await allSettled(restaurantSelected, { scope, params: data.info.restaurant_url });
  await allSettled(restaurantLoaded, { scope, params: data });
  await allSettled(sessionRestored, { scope, params: { token: 't', mode: 'email' } });
  await allSettled(cartOpened, { scope, params: data.info.id });
  await allSettled(sessionBus.clientRead, { scope, params: aClient({ points }) });
  for (const line of lines) await allSettled(cartBus.lineAdded, { scope, params: line });
  return scope;
}

beforeEach(() => localStorage.clear());

test('[OPEN-082] logging out takes the prizes out of the cart, here and in the storage, and nothing else', async () => {
  const scope = await shopping(100, [dish, prize('p', 40)]);
  const dropped = jest.fn();
  const unwatch = cartBus.prizesDropped.watch(dropped);
  await allSettled(sessionBus.signedOut, { scope });
  unwatch();
  expect(scope.getState($lines)).toEqual([dish]);
  expect(storage.read(keys.cart(data.info.id), StoredCart)?.lines).toEqual([dish]);
  expect(dropped.mock.calls).toEqual([[{ removed: [prize('p', 40)], reason: 'signed-out' }]]);
});

test('[CART-16] another account right after has its own points, and none while they are unknown', async () => {
  const scope = await shopping(100, [prize('p', 40)]);
  expect(scope.getState($pointsLeft)).toBe(60);
  await allSettled(sessionBus.signedIn, { scope, params: { token: 'other', mode: 'email' } });
  expect([scope.getState($client), scope.getState($pointsLeft)]).toEqual([null, null]);
  await allSettled(sessionBus.clientRead, { scope, params: aClient({ points: 55 }) });
  expect(scope.getState($pointsLeft)).toBe(15);
});

test("prizes beyond the account's points leave with a message, those within stay", async () => {
  const scope = await shopping(100, [prize('a', 40), dish, prize('b', 40)]);
  const dropped = jest.fn();
  const unwatch = cartBus.prizesDropped.watch(dropped);
  await allSettled(sessionBus.clientRead, { scope, params: aClient({ points: 50 }) });
  unwatch();
  expect(idsOf(scope)).toEqual(['a', 'dish']);
  expect(scope.getState($pointsLeft)).toBe(10);
  expect(dropped.mock.calls).toEqual([[{ removed: [prize('b', 40)], reason: 'too-few-points' }]]);
});

test('a prize that the menu made too dear leaves', async () => {
  const scope = await shopping(50, [prize('a', 40)]);
  await allSettled(cartBus.reconciled, {
    scope,
    params: { lines: [prize('a', 60)], removed: [], repriced: [prize('a', 60)] },
  });
  expect(idsOf(scope)).toEqual([]);
});

test('prizes that a cart was stored with leave after a logout', async () => {
  await shopping(50, [prize('a', 40), dish]);
  const scope = fork();
  await allSettled(restaurantLoaded, { scope, params: data });
  await allSettled(cartOpened, { scope, params: data.info.id });
  expect(idsOf(scope)).toEqual(['dish']);
});

describe('prizes stay, without a message,', () => {
  const watched = (scope: Scope) => {
    const dropped = jest.fn();
    createWatch({ unit: cartBus.prizesDropped, scope, fn: dropped });
    return dropped;
  };

  test('where there are none to drop, and while the points suffice', async () => {
    const scope = await shopping(100, [dish]);
    const dropped = watched(scope);
    await allSettled(sessionBus.clientRead, { scope, params: aClient({ points: 0 }) });
    await allSettled(sessionBus.signedOut, { scope });
    const rich = await shopping(40, [prize('a', 40)]);
    const droppedOfRich = watched(rich);
    await allSettled(sessionBus.clientRead, { scope: rich, params: aClient({ points: 40 }) });
    expect([dropped.mock.calls, droppedOfRich.mock.calls]).toEqual([[], []]);
  });

  test('in a cart that is opened in a session, before and after its client is known', async () => {
    await shopping(50, [prize('a', 40)]);
    for (const begin of [
      (scope: Scope) =>
        allSettled(sessionRestored, { scope, params: { token: 't', mode: 'email' } }),
      (scope: Scope) => allSettled(sessionBus.clientRead, { scope, params: aClient() }),
    ]) {
      const scope = fork();
      const dropped = watched(scope);
      await allSettled(restaurantLoaded, { scope, params: data });
      await begin(scope);
      await allSettled(cartOpened, { scope, params: data.info.id });
      expect([idsOf(scope), dropped.mock.calls]).toEqual([['a'], []]);
    }
  });
});

test('all prizes leave with the log-out, not only the first', async () => {
  const scope = await shopping(100, [prize('a', 40), dish, prize('b', 40)]);
  await allSettled(sessionBus.signedOut, { scope });
  expect(idsOf(scope)).toEqual(['dish']);
});

test('a reconciled cart keeps its prizes while the client of the session is unknown', async () => {
  const scope = await shopping(100, [prize('a', 40)]);
  await allSettled(sessionBus.signedIn, { scope, params: { token: 'other', mode: 'email' } });
  await allSettled(cartBus.reconciled, {
    scope,
    params: { lines: [prize('a', 60)], removed: [], repriced: [prize('a', 60)] },
  });
  expect(idsOf(scope)).toEqual(['a']);
});
