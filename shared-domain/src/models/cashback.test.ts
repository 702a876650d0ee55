import { allSettled, fork, type Scope } from 'effector';
import { orderBus, sessionBus } from '../bus';
import { minor, type CashbackBalance } from '../contracts';
import { aClient, aPlacedOrder, aRestaurant, restaurantData } from '../testing';
import { $cashback, $cashbackOwner, $isCashbackOld } from './cashback';
import { $restaurantData, restaurantSelected } from './restaurant';
import { $client } from './session';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

const balance: CashbackBalance = { balance: minor(1250), expirationDate: null };
const known = (scope: Scope) => [scope.getState($cashback), scope.getState($isCashbackOld)];

async function customer(clientId = '31'): Promise<Scope> {
  const scope = fork({ values: [[$client, aClient({ id: '31' })]] });
  await allSettled(sessionBus.cashbackRead, { scope, params: { clientId, balance } });
  return scope;
}

test('a balance is the one of the logged-in customer; a slow answer for another one is dropped', async () => {
  expect(known(await customer())).toEqual([balance, false]);
  expect(known(await customer('32'))).toEqual([null, true]);
  const visitor = fork();
  await allSettled(sessionBus.cashbackRead, {
    scope: visitor,
    params: { clientId: '31', balance },
  });
  expect(known(visitor)).toEqual([null, true]);
});

test('an order may change the balance: it stays, and has to be loaded again', async () => {
  const scope = await customer();
  await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
  expect(known(scope)).toEqual([balance, true]);
});

test('another session or another restaurant has another balance', async () => {
  const signedIn = await customer();
  await allSettled(sessionBus.signedIn, {
    scope: signedIn,
    params: { token: 't', mode: 'email' },
  });
  const signedOut = await customer();
  await allSettled(sessionBus.signedOut, { scope: signedOut });
  const elsewhere = await customer();
  await allSettled(restaurantSelected, { scope: elsewhere, params: 'elsewhere' });
  for (const scope of [signedIn, signedOut, elsewhere]) expect(known(scope)).toEqual([null, true]);
});

test('a balance can be read for a known customer of a restaurant that gives cashback', () => {
  const { cashbackSettings } = aRestaurant();
  const data = (enabled: boolean) =>
    restaurantData({ info: aRestaurant({ cashbackSettings: { ...cashbackSettings, enabled } }) });
  const ownerOf = (...values: [never, unknown][]) => fork({ values }).getState($cashbackOwner);
  const restaurant = (enabled: boolean) => [$restaurantData, data(enabled)] as [never, unknown];
  const client = [$client, aClient({ id: '31' })] as unknown as [never, unknown];
  expect(ownerOf(restaurant(true), client)).toEqual({ restaurantId: 7, clientId: '31' });
  expect(ownerOf(restaurant(false), client)).toBeNull();
  expect(ownerOf(restaurant(true))).toBeNull();
  expect(ownerOf(client)).toBeNull();
});
