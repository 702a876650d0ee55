/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { cartBus, orderBus, sessionBus } from '@storefront/shared-domain/bus';
import type { Client } from '@storefront/shared-domain/contracts';
import {
  $client,
  $lines,
  $session,
  connectionChanged,
  restaurantLoaded,
} from '@storefront/shared-domain/models';
import {
  aClient,
  aGeneralLine,
  aPlacedOrder,
  aPrizeLine,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { loadHttp } from '../remotes/provide-http';
import './session.model';

const getUser = jest.fn();
const publishLogOut = jest.fn();
jest.mock('../remotes/provide-http', () => ({ loadHttp: jest.fn() }));

beforeEach(() => {
  localStorage.clear();
  publishLogOut.mockReset().mockResolvedValue(undefined);
  getUser.mockReset().mockResolvedValue(aClient({ points: 120 }));
  jest
    .mocked(loadHttp)
    .mockReset()
    .mockResolvedValue({ getUser, publishLogOut } as never);
});

async function customerWith(line: Parameters<typeof cartBus.lineAdded>[0], isLoggedIn = true) {
  const scope = fork();
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  if (isLoggedIn)
    await allSettled(sessionBus.signedIn, { scope, params: { token: 't', mode: 'email' } });
  await allSettled(cartBus.lineAdded, { scope, params: line });
  getUser.mockClear();
  return scope;
}

test('[OPEN-025] a refused order with prizes reads the points again and removes prizes beyond them', async () => {
  const scope = await customerWith(aPrizeLine({ points_needed: 40 }));
  getUser.mockResolvedValue(aClient({ points: 10 }));
  await allSettled(orderBus.settled, { scope });
  expect(getUser).toHaveBeenCalledTimes(1);
  expect([scope.getState($client)?.points, scope.getState($lines)]).toEqual([10, []]);
});

test.each([
  { case: 'without prizes', line: aGeneralLine(), isLoggedIn: true },
  { case: 'of a visitor', line: aGeneralLine(), isLoggedIn: false },
])('a refused order $case requests no points', async ({ line, isLoggedIn }) => {
  await allSettled(orderBus.settled, { scope: await customerWith(line, isLoggedIn) });
  expect(getUser).not.toHaveBeenCalled();
});

test('after an order was placed its customer is read again', async () => {
  await allSettled(orderBus.placed, {
    scope: await customerWith(aGeneralLine()),
    params: aPlacedOrder(),
  });
  expect(getUser).toHaveBeenCalledTimes(1);
});

test('[ACCOUNT-05] [OPEN-082] a logout takes effect at once, and the server receives the newest token', async () => {
  publishLogOut.mockReturnValue(new Promise(() => undefined)); // a server that does not answer
  const scope = await customerWith(aPrizeLine());
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine() });
  await allSettled(sessionBus.tokenRefreshed, { scope, params: 'newer' });
  void allSettled(sessionBus.logOutConfirmed, { scope });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(publishLogOut.mock.calls).toEqual([[{ restaurantId: 7, token: 'newer' }]]);
  expect([
    scope.getState($client),
    scope.getState($session),
    localStorage.getItem('token-7'),
    localStorage.getItem('loginMode-7'),
  ]).toEqual([null, null, null, null]);
  expect(scope.getState($lines).map(({ type }) => type)).toEqual(['general']);
});

test('[OPEN-082] a logout removes phone and address from the device, an expired session neither', async () => {
  const stored = ['phone', 'street-7', 'zone_object-7', 'latitude-7', 'placedAddresses-7'];
  const left = () => stored.filter((key) => localStorage.getItem(key) !== null);
  for (const key of stored) localStorage.setItem(key, '{"v":1,"value":"x"}');
  localStorage.setItem('street-8', '{"v":1,"value":"x"}');
  const scope = await customerWith(aGeneralLine());
  await allSettled(sessionBus.signedOut, { scope });
  expect(left()).toEqual(stored);
  await allSettled(sessionBus.signedIn, { scope, params: { token: 't', mode: 'email' } });
  await allSettled(sessionBus.logOutConfirmed, { scope });
  expect(left()).toEqual([]);
  expect(localStorage.getItem('street-8')).not.toBeNull();
});

describe('an answer of the server about a customer', () => {
  /** Logs a customer in; the test decides when the client's response arrives. */
  async function requested() {
    const answers: ((client: Client) => void)[] = [];
    getUser.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const scope = fork();
    await allSettled(restaurantLoaded, { scope, params: restaurantData() });
    void allSettled(sessionBus.signedIn, { scope, params: { token: 'a', mode: 'email' } });
    const answer = async (at: number, client: Client) => {
      await moment();
      answers[at]!(client);
      await moment();
      return scope.getState($client)?.id ?? null;
    };
    return { scope, answer };
  }
  const moment = () =>
    new Promise((resolve) => {
      setTimeout(resolve);
    });

  test('that comes after the log-out is dropped', async () => {
    const { scope, answer } = await requested();
    await moment();
    void allSettled(sessionBus.logOutConfirmed, { scope });
    expect(await answer(0, aClient({ id: 'a' }))).toBeNull();
  });

  test('that comes after another has logged in is not theirs', async () => {
    const { scope, answer } = await requested();
    await moment();
    void allSettled(sessionBus.signedOut, { scope });
    void allSettled(sessionBus.signedIn, { scope, params: { token: 'b', mode: 'email' } });
    expect(await answer(1, aClient({ id: 'b' }))).toBe('b');
    expect(await answer(0, aClient({ id: 'a' }))).toBe('b');
  });

  test('is theirs all the same when their token was renewed meanwhile', async () => {
    const { scope, answer } = await requested();
    await moment();
    void allSettled(sessionBus.tokenRefreshed, { scope, params: 'newer' });
    expect(await answer(0, aClient({ id: 'a' }))).toBe('a');
  });
});

test('[ACCOUNT-05] a visitor sends no log-out, nor does a session ended by the server', async () => {
  const visitor = await customerWith(aGeneralLine(), false);
  await allSettled(sessionBus.logOutConfirmed, { scope: visitor });
  await allSettled(sessionBus.signedOut, { scope: await customerWith(aGeneralLine()) });
  expect(publishLogOut).not.toHaveBeenCalled();
});

describe('a log-out that did not reach the server', () => {
  const reported = () =>
    publishLogOut.mock.calls.map(([{ token }]: [{ token: string | null }]) => token);

  async function loggedOutOffline() {
    publishLogOut.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const scope = await customerWith(aGeneralLine());
    await allSettled(sessionBus.logOutConfirmed, { scope });
    return scope;
  }

  test('is sent once when the connection is back', async () => {
    const scope = await loggedOutOffline();
    await allSettled(connectionChanged, { scope, params: false });
    await allSettled(connectionChanged, { scope, params: true });
    await allSettled(connectionChanged, { scope, params: true });
    expect(reported()).toEqual(['t', null]);
  });

  test('is sent at the next visit, of that restaurant only', async () => {
    await loggedOutOffline();
    await allSettled(restaurantLoaded, {
      scope: fork(),
      params: restaurantData({ info: aRestaurant({ id: 8 }) }),
    });
    expect(reported()).toEqual(['t']);
    await allSettled(restaurantLoaded, { scope: fork(), params: restaurantData() });
    expect(reported()).toEqual(['t', null]);
  });

  test('is not sent after another login', async () => {
    const scope = await loggedOutOffline();
    await allSettled(sessionBus.signedIn, { scope, params: { token: 'new', mode: 'email' } });
    await allSettled(connectionChanged, { scope, params: true });
    await allSettled(restaurantLoaded, { scope: fork(), params: restaurantData() });
    expect(reported()).toEqual(['t']);
  });
});
