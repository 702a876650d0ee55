/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { cartBus, orderBus, sessionBus } from '@storefront/shared-domain/bus';
import { $client, $lines, restaurantLoaded } from '@storefront/shared-domain/models';
import { aClient, aGeneralLine, aPlacedOrder, aPrizeLine, restaurantData } from '@storefront/shared-domain/testing';
import { loadHttp } from '../remotes/provide-http';
import './session.model';

const getUser = jest.fn();
jest.mock('../remotes/provide-http', () => ({ loadHttp: jest.fn() }));

beforeEach(() => {
  localStorage.clear();
  getUser.mockReset().mockResolvedValue(aClient({ points: 120 }));
  jest.mocked(loadHttp).mockReset().mockResolvedValue({ getUser } as never);
});

async function customerWith(line: Parameters<typeof cartBus.lineAdded>[0], isLoggedIn = true) {
  const scope = fork();
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  if (isLoggedIn) await allSettled(sessionBus.signedIn, { scope, params: { token: 't', mode: 'email' } });
  await allSettled(cartBus.lineAdded, { scope, params: line });
  getUser.mockClear();
  return scope;
}

test('[OPEN-025] after an order with prizes was refused the points are asked again, and prizes beyond them leave', async () => {
  const scope = await customerWith(aPrizeLine({ points_needed: 40 }));
  getUser.mockResolvedValue(aClient({ points: 10 }));
  await allSettled(orderBus.settled, { scope });
  expect(getUser).toHaveBeenCalledTimes(1);
  expect([scope.getState($client)?.points, scope.getState($lines)]).toEqual([10, []]);
});

test.each([
  { case: 'without prizes', line: aGeneralLine(), isLoggedIn: true }, { case: 'of a visitor', line: aGeneralLine(), isLoggedIn: false },
])('a refused order $case asks for no points', async ({ line, isLoggedIn }) => {
  await allSettled(orderBus.settled, { scope: await customerWith(line, isLoggedIn) });
  expect(getUser).not.toHaveBeenCalled();
});

test('after an order was placed its customer is read again', async () => {
  await allSettled(orderBus.placed, { scope: await customerWith(aGeneralLine()), params: aPlacedOrder() });
  expect(getUser).toHaveBeenCalledTimes(1);
});
