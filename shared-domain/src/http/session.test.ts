import * as z from 'zod/mini';
import { call } from '../contracts/call';
import { ApiError } from './api-error';
import { callApi } from './call-api';
import { type Behaviour, fakePage, json, type Seen, startServer } from './local-server.test-kit';
import { configureHttp, httpPorts } from './ports';

const Thing = z.object({ name: z.string() });
const getThing = call({
  id: 'getThing',
  method: 'GET',
  path: '/things/{id}',
  body: null,
  answer: Thing,
});
const makeThing = call({
  id: 'makeThing',
  method: 'POST',
  path: '/things',
  body: Thing,
  answer: Thing,
});
const logInLike = call({
  id: 'logInLike',
  method: 'POST',
  path: '/log-in',
  body: Thing,
  answer: Thing,
  bearer: false,
});

const REFRESH = '/restaurant/7/public/client/auth/refresh-token';
const expired = json(401, { error: 'Token expired', code: 'token_expired' });
const isRefresh = ({ url }: Seen) => url === REFRESH;

let stop: (() => Promise<void>) | undefined;
let seen: Seen[] = [];
afterEach(async () => {
  jest.useRealTimers();
  await stop?.();
});

/** A server that accepts the token T2 only and issues it on refresh, if `refresh` allows it. */
async function given(
  refresh: Behaviour | ((seen: Seen) => Behaviour | Promise<Behaviour>),
  token: string | null = 'T1',
  things: (seen: Seen) => Behaviour = ({ token: sent }) =>
    sent === 'T2' ? json(200, { name: 'ok' }) : expired,
) {
  const server = await startServer((one) => {
    if (!isRefresh(one)) return things(one);
    return typeof refresh === 'function' ? refresh(one) : refresh;
  });
  ({ stop, seen } = server);
  const { page, ports } = fakePage(server.baseUrl, token);
  configureHttp(ports);
  return page;
}

const afterAWhile = (behaviour: Behaviour) => () =>
  new Promise<Behaviour>((resolve) => {
    setTimeout(() => resolve(behaviour), 50);
  });
const refreshes = () => seen.filter(isRefresh);
const outcomes = async (promises: Promise<unknown>[]) =>
  (await Promise.allSettled(promises)).map((one): unknown =>
    one.status === 'fulfilled' ? one.value : one.reason,
  );
const get = (id: number | string) => callApi(getThing, { params: { id } });

describe('a page that has only the marker of its login', () => {
  const MARKER = 'session-00000000-0000-4000-8000-000000000001';

  test('[ACCOUNT-04] [DOMAIN-107] requests the token before its first calls, once', async () => {
    const page = await given(afterAWhile(json(200, { token: 'T2' })), MARKER);
    expect(await Promise.all([get(1), get(2)])).toEqual([{ name: 'ok' }, { name: 'ok' }]);
    expect(seen.map(({ url, token, body }) => ({ url, token, body }))).toEqual([
      { url: REFRESH, token: null, body: { token: MARKER } },
      { url: '/things/1', token: 'T2', body: undefined },
      { url: '/things/2', token: 'T2', body: undefined },
    ]);
    expect(page).toMatchObject({ token: 'T2', refreshed: ['T2'], loggedOut: 0 });
  });

  test('is logged out when the server refuses it', async () => {
    const page = await given(expired, MARKER);
    await expect(get(1)).rejects.toMatchObject({ status: 401 });
    expect(page).toMatchObject({ refreshed: [], loggedOut: 1 });
    expect(seen.map(({ url }) => url)).toEqual([REFRESH]);
  });

  test('stays logged in when the server is not reached, and requests it again', async () => {
    let isDown = true;
    const page = await given(() => (isDown ? 'cut' : json(200, { token: 'T2' })), MARKER);
    await expect(get(1)).rejects.toMatchObject({ status: 401 });
    expect(page).toMatchObject({ token: MARKER, loggedOut: 0 });
    expect(seen.map(({ url }) => url)).toContain('/things/1'); // fails for the reason of the refresh
    isDown = false;
    expect(await get(1)).toEqual({ name: 'ok' });
    expect(page).toMatchObject({ token: 'T2', loggedOut: 0 });
  });
});

describe('[DOMAIN-105] a 401', () => {
  test('[CONFLICTS-02] [OPEN-080] refreshes at the path with {token} and retries with the new token', async () => {
    const page = await given(json(200, { token: 'T2' }));
    expect(await callApi(makeThing, { body: { name: 'pizza' } })).toEqual({ name: 'ok' });
    expect(seen.map(({ method, url, token, body }) => ({ method, url, token, body }))).toEqual([
      { method: 'POST', url: '/things', token: 'T1', body: { name: 'pizza' } },
      { method: 'POST', url: REFRESH, token: null, body: { token: 'T1' } },
      { method: 'POST', url: '/things', token: 'T2', body: { name: 'pizza' } },
    ]);
    expect(page).toMatchObject({ token: 'T2', refreshed: ['T2'], loggedOut: 0 });
  });

  test('of fifty calls at once refreshes once and repeats all fifty', async () => {
    const page = await given(afterAWhile(json(200, { token: 'T2' })));
    const answers = await outcomes(Array.from({ length: 50 }, (_, id) => get(id)));
    expect(answers).toEqual(Array.from({ length: 50 }, () => ({ name: 'ok' })));
    expect(refreshes()).toHaveLength(1);
    expect(seen.filter(({ token }) => token === 'T1')).toHaveLength(50);
    expect(new Set(seen.filter(({ token }) => token === 'T2').map(({ url }) => url)).size).toBe(50);
    expect(seen).toHaveLength(101);
    expect(page).toMatchObject({ refreshed: ['T2'], loggedOut: 0 });
  });

  test('that comes late, after another call was refreshed, takes the new token without a second refresh', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await given(json(200, { token: 'T2' }));
    const server = await startServer(async (one) => {
      if (isRefresh(one)) return json(200, { token: 'T2' });
      if (one.url === '/things/slow' && one.token === 'T1') await held;
      return one.token === 'T2' ? json(200, { name: 'ok' }) : expired;
    });
    await stop!();
    ({ stop, seen } = server);
    configureHttp({
      ...fakePage(server.baseUrl, 'T1').ports,
      getToken: () => page.token,
      tokenRefreshed: (token) => {
        page.token = token;
      },
    });
    const slow = get('slow');
    await get('fast');
    release!();
    expect(await slow).toEqual({ name: 'ok' });
    expect(refreshes()).toHaveLength(1);
  });

  test('after the refresh is final: one repetition, no loop', async () => {
    const page = await given(json(200, { token: 'T3' }));
    await expect(get(1)).rejects.toMatchObject({
      kind: 'http',
      status: 401,
      text: 'Token expired',
    });
    expect(seen).toHaveLength(3);
    expect(page.loggedOut).toBe(0);
  });

  test('of a call that sent no token is an answer like any other', async () => {
    const page = await given(json(200, { token: 'T2' }), 'T1', () =>
      json(401, { error: 'Email or password is wrong.' }),
    );
    await expect(callApi(logInLike, { body: { name: 'x' } })).rejects.toMatchObject({
      status: 401,
      text: 'Email or password is wrong.',
    });
    page.token = null;
    await expect(get(1)).rejects.toMatchObject({ status: 401 });
    expect(refreshes()).toHaveLength(0);
    expect(page.loggedOut).toBe(0);
  });
});

describe('[OPEN-080] a refresh that fails', () => {
  test.each<[string, Behaviour]>([
    ['is refused by 401', expired],
    ['answers nonsense', json(200, { hello: 1 })],
  ])('%s: one logout, every queued call rejected, no loop', async (_, refusal) => {
    const page = await given(afterAWhile(refusal));
    const errors = await outcomes(Array.from({ length: 20 }, (_unused, id) => get(id)));
    for (const error of errors)
      expect(error).toMatchObject({ kind: 'http', status: 401, text: 'Token expired' });
    expect(errors.every((error) => error instanceof ApiError)).toBe(true);
    expect(refreshes()).toHaveLength(1);
    expect(seen).toHaveLength(21);
    expect(page.loggedOut).toBe(1);
  });

  test.each<[string, Behaviour]>([
    ['the connection is lost', 'cut'],
    ['the server is down', json(503, { error: 'x' })],
    ['a limiter stops it', json(429, { error: 'x' })],
  ])('because %s rejects the calls and keeps the session', async (_, fault) => {
    const page = await given(fault);
    await expect(get(1)).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(page).toMatchObject({ token: 'T1', loggedOut: 0 });
  });

  test('because the server is too slow keeps the session', async () => {
    const page = await given('hang');
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    });
    const ended = get(1).catch((error: unknown) => error);
    while (refreshes().length === 0) await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await ended).toMatchObject({ kind: 'timeout' });
    expect(page).toMatchObject({ token: 'T1', loggedOut: 0 });
  });

  test('in a page without a restaurant requests none and ends the session', async () => {
    const page = await given(json(200, { token: 'T2' }));
    configureHttp({ ...httpPorts(), getRestaurantId: () => null });
    await expect(get(1)).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect([refreshes().length, page.loggedOut]).toEqual([0, 1]);
  });

  test('a customer that signs out meanwhile stays signed out', async () => {
    const page = await given(() => {
      page.token = null;
      return json(200, { token: 'T2' });
    });
    await expect(get(1)).rejects.toMatchObject({ status: 401 });
    expect(page).toMatchObject({ token: null, refreshed: [], loggedOut: 0 });
  });

  test('a token that another tab got meanwhile is taken', async () => {
    const page = await given(() => {
      page.token = 'T2';
      return json(401, { error: 'used' });
    });
    expect(await get(1)).toEqual({ name: 'ok' });
    expect(page.loggedOut).toBe(0);
  });
});

describe('[DOMAIN-106] a 403', () => {
  test.each<[string, string | null, unknown, number]>([
    ['with code session_invalid logs out', 'T1', { error: 'no', code: 'session_invalid' }, 1],
    ['without any code logs out', 'T1', { error: 'Forbidden' }, 1],
    ['with any other code logs out', 'T1', { error: 'slow down', code: 'rate_limited' }, 1],
    ['with a code that is no text logs out', 'T1', { error: 'no', code: 7 }, 1],
    ['to a call without a token does not', null, { error: 'no', code: 'session_invalid' }, 0],
  ])('%s', async (_, token, body, times) => {
    const page = await given(json(500, {}), token, () => json(403, body));
    await expect(get(1)).rejects.toMatchObject({ kind: 'http', status: 403 });
    expect(page.loggedOut).toBe(times);
    expect(refreshes()).toHaveLength(0);
  });

  test('about a session that was left meanwhile does not end the next one', async () => {
    const page = await given(json(500, {}), 'T1', () => {
      page.token = 'T2';
      return json(403, { error: 'no', code: 'session_invalid' });
    });
    await expect(get(1)).rejects.toMatchObject({ status: 403 });
    expect(page).toMatchObject({ token: 'T2', loggedOut: 0 });
  });
});
