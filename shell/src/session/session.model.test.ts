/** @jest-environment jsdom */
import { allSettled, fork, createWatch, type Scope } from 'effector';
import { cartBus, orderBus, sessionBus } from '@storefront/shared-domain/bus';
import type { Client } from '@storefront/shared-domain/contracts';
import {
  $client,
  $lines,
  $session,
  connectionChanged,
  restaurantLoaded,
  $isLoggedIn,
  $signInRequested,
  cartOpened,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import {
  aClient,
  aGeneralLine,
  aPrizeLine,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { loadHttp } from './provide-http';
import { httpPorts, type HttpBases } from './http-ports';
import './session.model';

jest.mock('./provide-http', () => ({ loadHttp: jest.fn() }));

describe('a session', () => {
  const getUser = jest.fn();
  const publishLogOut = jest.fn();

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

  test('a refused order without prizes requests no points', async () => {
    await allSettled(orderBus.settled, { scope: await customerWith(aGeneralLine()) });
    expect(getUser).not.toHaveBeenCalled();
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
});

describe('other tabs', () => {
  const getUser = jest.fn();
  const publishLogOut = jest.fn();

  const pages: Scope[] = [];
  const ids: Record<string, string> = { T1: 'ana', T2: 'ana', T3: 'bia' };
  const MARKER = /^session-[\da-f-]{36}$/;
  /** As stored by another tab. */
  const OTHERS = 'session-00000000-0000-4000-8000-000000000001';
  let requested: string | null = null;

  beforeEach(() => {
    localStorage.clear();
    publishLogOut.mockReset().mockResolvedValue(undefined);
    getUser
      .mockReset()
      .mockImplementation(() =>
        Promise.resolve(aClient({ id: ids[requested ?? ''] ?? 'nobody', points: 100 })),
      );
    jest
      .mocked(loadHttp)
      .mockReset()
      .mockResolvedValue({ getUser, publishLogOut } as never);
  });
  afterEach(() =>
    Promise.all(
      pages.splice(0).map((scope) => allSettled(restaurantSelected, { scope, params: 'left' })),
    ),
  );

  async function tab(): Promise<Scope> {
    const scope = fork();
    pages.push(scope);
    await allSettled(restaurantLoaded, { scope, params: restaurantData() });
    await allSettled(cartOpened, { scope, params: restaurantData().info.id });
    return scope;
  }

  const logIn = (scope: Scope, token: string) => {
    requested = token;
    return allSettled(sessionBus.signedIn, { scope, params: { token, mode: 'gmail' } });
  };

  /** Dispatches the browser's storage event to the other tabs. */
  async function received(scopes: readonly Scope[], key = 'token-7') {
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    await Promise.all(scopes.map((scope) => allSettled(scope)));
  }

  const stored = () =>
    (JSON.parse(localStorage.getItem('token-7') ?? '{}') as { value?: string }).value ?? null;
  const ended = async (scope: Scope) => {
    httpPorts(scope, {} as HttpBases).loggedOut();
    await allSettled(scope);
  };

  test('[F29] a login in one tab is a login in the other, which requested one and writes nothing', async () => {
    const [one, two] = [await tab(), await tab()];
    await allSettled(sessionBus.signInRequested, { scope: two });
    await logIn(one, 'T1');
    const write = jest.spyOn(Storage.prototype, 'setItem');
    await received([two]);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    expect(stored()).toMatch(MARKER);
    expect(two.getState($session)).toEqual({ token: stored(), mode: 'gmail' });
    expect([two.getState($client)?.id, two.getState($signInRequested)]).toEqual(['ana', false]);
  });

  test('[F29] a log-out in one tab is one in the other, and the server is notified once', async () => {
    const [one, two] = [await tab(), await tab()];
    await logIn(one, 'T1');
    await received([two]);
    expect(two.getState($isLoggedIn)).toBe(true);
    await allSettled(sessionBus.logOutConfirmed, { scope: one });
    await received([two]);
    expect([two.getState($session), two.getState($client), stored()]).toEqual([null, null, null]);
    expect(publishLogOut).toHaveBeenCalledTimes(1);
  });

  describe('a tab with a build that stores the token', () => {
    const store = (token: string) => localStorage.setItem('token-7', `{"v":1,"value":"${token}"}`);

    test('[F29] renews it: this tab takes it, writes nothing, and its customer stays', async () => {
      const one = await tab();
      await logIn(one, 'T1');
      const seen: unknown[] = [];
      createWatch({
        unit: $client.updates,
        scope: one,
        fn: (client) => seen.push(client?.id ?? null),
      });
      store('T2');
      requested = 'T2';
      await received([one]);
      expect([one.getState($session)?.token, stored()]).toEqual(['T2', 'T2']);
      expect(seen).not.toContain(null);
    });
  });

  test("another customer's login in the other tab shows no data of the previous one", async () => {
    const [one, two] = [await tab(), await tab()];
    await logIn(one, 'T1');
    await received([two]);
    const comes = jest.fn();
    createWatch({ unit: sessionBus.signedIn, scope: two, fn: comes });
    requested = 'T3';
    localStorage.setItem('token-7', `{"v":1,"value":"${OTHERS}"}`);
    await received([two]);
    expect([two.getState($session)?.token, two.getState($client)?.id, stored()]).toEqual([
      OTHERS,
      'bia',
      OTHERS,
    ]);
    expect(comes).toHaveBeenCalledTimes(1);
  });

  test('[F29] a session that another tab replaced costs neither its login nor prizes, notified or not', async () => {
    const [one, two] = [await tab(), await tab()];
    await logIn(one, 'T1');
    await allSettled(cartBus.lineAdded, {
      scope: one,
      params: aPrizeLine({ lineId: 'p', points_needed: 40 }),
    });
    await logIn(two, 'T2');
    await ended(one);
    expect(one.getState($session)?.token).toBe(stored());
    expect(one.getState($lines).map(({ lineId }) => lineId)).toEqual(['p']);
    await ended(one);
    expect([one.getState($isLoggedIn), stored()]).toEqual([false, null]);
    expect(one.getState($lines)).toEqual([]);
  });

  test('another restaurant’s login, and that of a restaurant that was left, are nothing to this page', async () => {
    const one = await tab();
    localStorage.setItem('token-8', '{"v":1,"value":"T2"}');
    await received([one], 'token-8');
    await allSettled(restaurantSelected, { scope: one, params: 'elsewhere' });
    localStorage.setItem('token-7', '{"v":1,"value":"T2"}');
    await received([one]);
    expect(one.getState($session)).toBeNull();
  });
});
