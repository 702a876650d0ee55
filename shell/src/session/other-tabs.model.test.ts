/** @jest-environment jsdom */
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { cartBus, sessionBus } from '@storefront/shared-domain/bus';
import {
  $client,
  $isLoggedIn,
  $lines,
  $session,
  $signInRequested,
  cartOpened,
  restaurantLoaded,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { aClient, aPrizeLine, restaurantData } from '@storefront/shared-domain/testing';
import { loadHttp } from '../remotes/provide-http';
import { httpPorts, type HttpBases } from './http-ports';
import './session.model';

const getUser = jest.fn();
const publishLogOut = jest.fn();
jest.mock('../remotes/provide-http', () => ({ loadHttp: jest.fn() }));

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

test('a token renewed in one tab changes nothing on the device, and nothing in the other', async () => {
  const [one, two] = [await tab(), await tab()];
  await logIn(one, 'T1');
  await received([two]);
  const before = [stored(), two.getState($session)];
  await allSettled(sessionBus.tokenRefreshed, { scope: one, params: 'T1b' });
  await received([two]);
  expect([stored(), two.getState($session)]).toEqual(before);
  expect(one.getState($session)?.token).toBe('T1b');
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

  test('has stored a token: it becomes a marker when this tab renews it', async () => {
    store('T1');
    requested = 'T1';
    const one = await tab();
    expect([one.getState($session)?.token, stored()]).toEqual(['T1', 'T1']);
    await allSettled(sessionBus.tokenRefreshed, { scope: one, params: 'T2' });
    expect(one.getState($session)?.token).toBe('T2');
    expect(stored()).toMatch(MARKER);
    await allSettled(sessionBus.signedOut, { scope: one });
    expect(stored()).toBeNull();
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

test('[F29] a session that another tab replaced costs neither its login nor the prizes, notified or not', async () => {
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

test('a log-out removes the login of this page only', async () => {
  const one = await tab();
  await logIn(one, 'T1');
  localStorage.setItem('token-7', `{"v":1,"value":"${OTHERS}"}`);
  await allSettled(sessionBus.signedOut, { scope: one });
  expect([one.getState($session), stored()]).toEqual([null, OTHERS]);
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
