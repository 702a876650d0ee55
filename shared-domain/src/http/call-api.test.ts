import * as z from 'zod/mini';
import { calls, minor, Money } from '../contracts';
import { call } from '../contracts/call';
import { ApiError } from './api-error';
import { send } from './transport';
import { callApi, visitHeaders } from './call-api';
import { getUser } from './get-user';
import { type Behaviour, fakePage, json, type Seen, startServer } from './local-server.test-kit';
import { configureHttp, type Visit } from './ports';

describe('calls', () => {
  const Price = z.object({ price: Money });
  const getPrice = call({
    id: 'getPrice',
    method: 'GET',
    path: '/prices/{name}',
    body: null,
    answer: Price,
  });
  const putPrice = call({
    id: 'putPrice',
    method: 'POST',
    path: '/prices',
    body: Price,
    answer: Price,
  });
  const lookUp = call({
    id: 'lookUp',
    method: 'GET',
    path: '/postal-code',
    body: null,
    answer: Price,
    bearer: false,
  });

  let stop: (() => Promise<void>) | undefined;
  let baseUrl = '';
  let seen: Seen[] = [];

  async function given(
    behave: Behaviour | ((seen: Seen, count: number) => Behaviour),
    token: string | null = null,
  ) {
    const server = await startServer(typeof behave === 'function' ? behave : () => behave);
    ({ stop, baseUrl, seen } = server);
    const { page, ports } = fakePage(baseUrl, token);
    configureHttp(ports);
    return page;
  }

  const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
    const error: unknown = await promise.then(
      () => 'it succeeded',
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  };

  beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(async () => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    await stop?.();
  });

  describe('a call', () => {
    test('decodes the answer at the border', async () => {
      await given(json(200, { price: 12.34 }));
      expect(await callApi(getPrice, { params: { name: 'x' } })).toEqual({ price: minor(1234) });
    });

    test('encodes its body for the wire', async () => {
      await given(json(200, { price: 1 }));
      await callApi(putPrice, { body: { price: minor(1999) } });
      expect(seen[0]).toMatchObject({ method: 'POST', url: '/prices', body: { price: 19.99 } });
      expect(seen[0]!.headers['content-type']).toContain('application/json');
    });

    test('without a body names no type of content', async () => {
      await given(json(200, { price: 1 }));
      await callApi(getPrice, { params: { name: 'x' } });
      expect(seen[0]!.headers['content-type']).toBeUndefined();
    });

    test('[DOMAIN-103] goes to the base with its path parameters encoded', async () => {
      const page = await given(json(200, { price: 1 }));
      configureHttp({ ...fakePage(`${baseUrl}/api`, page.token).ports });
      await callApi(getPrice, {
        params: { name: 'a/b?ç' },
        query: { page: 2, q: 'a&b', none: undefined },
      });
      expect(seen[0]!.url).toBe('/api/prices/a%2Fb%3F%C3%A7?page=2&q=a%26b');
    });

    test.each(['', '.', '..'])('never leaves its path by the parameter %p', async (name) => {
      await given(json(200, { price: 1 }));
      expect(await failure(callApi(getPrice, { params: { name } }))).toMatchObject({
        kind: 'contract',
        path: 'name',
      });
      expect(seen).toHaveLength(0);
    });

    test('[DOMAIN-104] carries the token when one exists', async () => {
      await given(json(200, { price: 1 }), 'T1');
      await callApi(getPrice, { params: { name: 'x' } });
      await callApi(putPrice, { body: { price: minor(1) } });
      expect(seen.map(({ token }) => token)).toEqual(['T1', 'T1']);
    });

    test('[DOMAIN-104] of another service carries none, and its 403 ends no session', async () => {
      const page = await given(json(403, { error: 'no' }), 'T1');
      configureHttp({
        ...fakePage(`${baseUrl}/api`, 'T1').ports,
        loggedOut: () => page.loggedOut++,
      });
      await failure(callApi(getPrice, { params: { name: 'x' }, baseUrl: `${baseUrl}/files` }));
      expect([seen.map(({ token }) => token), page.loggedOut]).toEqual([[null], 0]);
    });

    test('[DOMAIN-104] carries none when none exists, nor on the calls that are exempt', async () => {
      const page = await given(json(200, { price: 1 }));
      await callApi(getPrice, { params: { name: 'x' } });
      page.token = 'T1';
      await callApi(lookUp, {});
      expect(seen.map(({ token }) => token)).toEqual([null, null]);
    });
  });

  describe('a refusal', () => {
    test('[DOMAIN-103] is rethrown with the text of the server, byte for byte', async () => {
      const error = ' This coupom could not be used…\n“ç” ';
      await given(json(409, { error, code: 'price_changed', path: 'details.total', total: 10.5 }));
      const thrown = await failure(callApi(putPrice, { body: { price: minor(1) } }));
      expect(thrown).toMatchObject({
        kind: 'http',
        status: 409,
        text: error,
        code: 'price_changed',
        path: 'details.total',
        message: error,
      });
      expect(thrown.body).toEqual({
        error,
        code: 'price_changed',
        path: 'details.total',
        total: 10.5,
      });
    });
  });

  describe('an answer that breaks the contract', () => {
    test.each([
      ['HTML', '<!doctype html><title>Hello</title>', null],
      ['cut JSON', '{"price": 1', null],
      ['a missing field', '{}', 'price'],
      ['a field of another type', '{"price": "12,50"}', 'price'],
    ])('%s', async (_, body, path) => {
      await given({ status: 200, body, headers: { 'content-type': 'text/html' } });
      expect(await failure(callApi(getPrice, { params: { name: 'x' } }))).toMatchObject({
        kind: 'contract',
        status: 200,
        path,
      });
      expect(seen).toHaveLength(1);
    });

    test('so does a body outside of the contract: it is never sent', async () => {
      await given(json(200, { price: 1 }));
      const wrong = { price: 0.5 } as unknown as { price: ReturnType<typeof minor> };
      expect(await failure(callApi(putPrice, { body: wrong }))).toMatchObject({
        kind: 'contract',
        status: 0,
        path: 'price',
      });
      expect(seen).toHaveLength(0);
    });
  });

  describe('repeating', () => {
    test.each<[string, Behaviour]>([
      ['a 500', json(500, { error: 'x' })],
      ['a lost connection', 'cut'],
      ['half a body', 'half'],
    ])('a GET outlives two times %s', async (_, fault) => {
      await given((_seen, count) => (count <= 2 ? fault : json(200, { price: 1 })));
      expect(await callApi(getPrice, { params: { name: 'x' } })).toEqual({ price: minor(100) });
      expect(seen).toHaveLength(3);
    });

    test('a GET gives up after the third', async () => {
      await given(json(503, { error: 'down' }));
      expect(await failure(callApi(getPrice, { params: { name: 'x' } }))).toMatchObject({
        kind: 'http',
        status: 503,
        text: 'down',
      });
      expect(seen).toHaveLength(3);
    });

    test('a GET that was refused is not repeated', async () => {
      await given(json(404, { error: 'Restaurant not found' }));
      await failure(callApi(getPrice, { params: { name: 'x' } }));
      expect(seen).toHaveLength(1);
    });

    test.each<[string, Behaviour]>([
      ['a 500', json(500, { error: 'x' })],
      ['a lost connection', 'cut'],
    ])('a POST is never repeated, not after %s', async (_, fault) => {
      await given(fault);
      await failure(callApi(putPrice, { body: { price: minor(1) } }));
      expect(seen).toHaveLength(1);
    });
  });

  describe('[API-04] [API-05] an order while the server is busy', () => {
    const busy: Behaviour = {
      ...json(503, { error: 'Too much is going on right now', code: 'busy' }),
      headers: { 'retry-after': '0' },
    };

    test.each([calls.placeOrder.id, calls.placeTableOrder.id])(
      '%s is sent again with the same body, and its caller gets only the final answer',
      async (id) => {
        await given((_seen, count) => (count <= 4 ? busy : json(200, { price: 1 })));
        expect(await callApi({ ...putPrice, id }, { body: { price: minor(123) } })).toEqual({
          price: minor(100),
        });
        expect(seen.map(({ body }) => body)).toEqual(Array(5).fill({ price: 1.23 }));
        expect(new Set(seen.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
      },
    );

    test('fails with the fifth busy answer', async () => {
      await given(busy);
      expect(
        await failure(
          callApi({ ...putPrice, id: calls.placeOrder.id }, { body: { price: minor(1) } }),
        ),
      ).toMatchObject({ status: 503, code: 'busy' });
      expect(seen).toHaveLength(5);
    });

    test.each<[string, Behaviour, typeof putPrice]>([
      [
        'a 503 without Retry-After',
        json(503, { error: 'down' }),
        { ...putPrice, id: calls.placeOrder.id },
      ],
      [
        'a 503 with a Retry-After beyond the bound',
        { ...busy, headers: { 'retry-after': '6' } },
        { ...putPrice, id: calls.placeOrder.id },
      ],
      ['a lost connection', 'cut', { ...putPrice, id: calls.placeOrder.id }],
      ['a busy server, for any other POST,', busy, putPrice],
    ])('is not sent again after %s', async (_, fault, call) => {
      await given(fault);
      await failure(callApi(call, { body: { price: minor(1) } }));
      expect(seen).toHaveLength(1);
    });
  });

  describe('no answer', () => {
    test('a server that is not there is offline', async () => {
      await given(json(200, {}));
      await stop!();
      stop = undefined;
      expect(await failure(callApi(putPrice, { body: { price: minor(1) } }))).toMatchObject({
        kind: 'offline',
        status: 0,
        code: null,
        text: '',
        cause: expect.any(Error) as Error,
      });
    });

    test('the transport reports the parts of an answer, which extend its deadline', async () => {
      await given('part');
      const caller = new AbortController();
      const { signal } = caller;
      const reported = await new Promise<string>((resolve) => {
        const onPart = () => resolve('a part');
        const sent = {
          method: 'GET',
          url: `${baseUrl}/x`,
          token: null,
          body: undefined,
          extra: {},
        };
        send({ ...sent, signal, onPart }).catch(() => resolve('a failure'));
      });
      caller.abort();
      expect(reported).toBe('a part');
    });

    test('the caller may give up', async () => {
      await given('hang');
      const controller = new AbortController();
      const called = failure(
        callApi(getPrice, { params: { name: 'x' }, signal: controller.signal }),
      );
      await until(() => seen.length === 1);
      controller.abort();
      expect(await called).toMatchObject({ kind: 'offline', code: 'aborted' });
      expect(
        await failure(callApi(getPrice, { params: { name: 'x' }, signal: controller.signal })),
      ).toMatchObject({ code: 'aborted' });
    });

    const placeLikeAnOrder = { ...putPrice, id: calls.placeOrder.id };
    test.each([
      ['a call', putPrice, 10_000],
      ['an order', placeLikeAnOrder, 20_000],
    ])('%s times out at its deadline', async (_, slow, deadline) => {
      await given('hang');
      jest.useFakeTimers({
        doNotFake: [
          'nextTick',
          'setImmediate',
          'clearImmediate',
          'queueMicrotask',
          'performance',
          'Date',
        ],
      });
      let thrown: ApiError | undefined;
      const called = failure(callApi(slow, { body: { price: minor(1) } })).then((error) => {
        thrown = error;
      });
      await until(() => seen.length === 1);
      await jest.advanceTimersByTimeAsync(deadline - 1);
      expect(thrown).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1);
      await called;
      expect(thrown).toMatchObject({ kind: 'timeout', status: 0 });
    });
  });

  describe('[DOMAIN-108] getUser', () => {
    test("rejects with 'not logged' and sends no request when there is no token", async () => {
      await given(json(200, { id: 1 }));
      expect(await failure(getUser(7))).toMatchObject({
        message: 'not logged',
        text: 'not logged',
        code: 'not_logged',
      });
      expect(seen).toHaveLength(0);
    });

    test('is the customer of the token otherwise', async () => {
      await given(json(200, { id: 12, name: 'Ana' }), 'T1');
      expect(await getUser(7)).toMatchObject({ id: '12', name: 'Ana' });
      expect(seen[0]).toMatchObject({ url: '/restaurant/7/public/client/auth', token: 'T1' });
    });
  });

  async function until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
  }
});

describe('ids of requests', () => {
  const Price = z.object({ price: z.number() });
  const getPrice = call({
    id: 'getPrice',
    method: 'GET',
    path: '/prices',
    body: null,
    answer: Price,
    bearer: false,
  });
  const ID = /^[0-9a-f]{32}$/;
  let stop: (() => Promise<void>) | undefined;
  let seen: Seen[] = [];
  let failed: string[] = [];

  async function given(behave: (count: number) => Behaviour): Promise<string> {
    const server = await startServer((_, count) => behave(count));
    ({ stop, seen } = server);
    failed = [];
    configureHttp({
      ...fakePage(`${server.baseUrl}/api`, null).ports,
      requestFailed: (id) => void failed.push(id),
    });
    return server.baseUrl;
  }
  const ids = () => seen.map(({ headers }) => headers['x-request-id']);
  beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(async () => {
    jest.restoreAllMocks();
    await stop?.();
  });

  test('[S41] every call has a name of its own, and its repeats the same one', async () => {
    await given((count) => (count < 3 ? json(500, { error: 'x' }) : json(200, { price: 1 })));
    await callApi(getPrice, {});
    await callApi(getPrice, {});
    const [first, second, third, next] = ids();
    expect(first).toMatch(ID);
    expect([second, third]).toEqual([first, first]);
    expect(next).toMatch(ID);
    expect(next).not.toBe(first);
    expect(failed).toEqual([]);
  });

  test.each<[string, Behaviour]>([
    ['a failure of the server', json(500, { error: 'x' })],
    ['an answer that is none', json(200, {})],
  ])('%s names the call to the page and to every handler', async (_, behaviour) => {
    await given(() => behaviour);
    const error: unknown = await callApi(getPrice, {}).catch((reason: unknown) => reason);
    expect(failed).toEqual([ids()[0]]);
    expect(error).toMatchObject({ requestId: ids()[0] });
  });

  test('a refusal says itself why: the page shows no name of it', async () => {
    await given(() => json(404, { error: 'Order not found', code: 'order_not_found' }));
    await expect(callApi(getPrice, {})).rejects.toMatchObject({
      requestId: expect.stringMatching(ID) as string,
    });
    expect(failed).toEqual([]);
  });

  test('a service of another party gets no header of ours', async () => {
    const baseUrl = await given(() => json(200, { price: 1 }));
    await callApi(getPrice, { baseUrl: `${baseUrl}/elsewhere` });
    expect(ids()).toEqual([undefined]);
  });
});

const visit: Visit = {
  id: '00000000-0000-4000-8000-000000000001',
  arms: [
    { experiment: 'pizzas', arm: 'nep', how: 'assigned' },
    { experiment: 'buttons', arm: 'control', how: 'assigned' },
    { experiment: 'forced', arm: 'on', how: 'forced' },
    { experiment: 'tried', arm: 'on', how: 'override' },
  ],
};

test('an order is counted for the arms its visitor was assigned, control included, and for no others', () =>
  expect(visitHeaders(visit)).toEqual({
    'x-storefront-visitor': visit.id,
    'x-storefront-arms': 'pizzas=nep,buttons=control',
  }));

test('an order carries the stamp of its visit', () =>
  expect(visitHeaders({ ...visit, arms: [], stamp: 'signed' })).toEqual({
    'x-storefront-visitor': visit.id,
    'x-storefront-stamp': 'signed',
  }));

test('orders carry the caller, other calls do not', async () => {
  const server = await startServer(() => json(200, { price: 1 }));
  configureHttp({ ...fakePage(server.baseUrl, null).ports, getVisit: () => visit });
  const small = call({
    id: 'somethingElse',
    method: 'POST',
    path: '/prices',
    body: null,
    answer: z.object({ price: z.number() }),
  });
  await callApi(small, {});
  await callApi({ ...small, id: calls.placeOrder.id }, {});
  await callApi({ ...small, id: calls.placeTableOrder.id }, {});
  await server.stop();
  expect(server.seen.map(({ headers }) => headers['x-storefront-visitor'] ?? null)).toEqual([
    null,
    visit.id,
    visit.id,
  ]);
});

test('only calls that depend on the device send it, and only with getDevice', async () => {
  const server = await startServer(() => json(200, { price: 1 }));
  const small = call({
    id: 'somethingElse',
    method: 'POST',
    path: '/prices',
    body: null,
    answer: z.object({ price: z.number() }),
  });
  const { ports } = fakePage(server.baseUrl, null);
  for (const page of [{ ...ports, getDevice: () => 'a-device' }, ports]) {
    configureHttp(page);
    for (const { id } of [small, calls.placeOrder, calls.getDeliveryFee, calls.logIn])
      await callApi({ ...small, id }, {});
  }
  await server.stop();
  expect(server.seen.map(({ headers }) => headers['x-storefront-device'] ?? null)).toEqual([
    null,
    null,
    'a-device',
    'a-device',
    null,
    null,
    null,
    null,
  ]);
});
