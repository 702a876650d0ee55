import * as z from 'zod/mini';
import { calls } from '../contracts';
import { anOrder } from '../testing';
import { readCachedOrder, readCachedTracking, readOrderFile } from './cached-order';
import { callApi } from './call-api';
import { cardFrameAddress } from './card-frame-address';
import { deleteCartRecovery, markCartRecovery, readCartRecovery } from './cart-recovery';
import { readCashbackBalance } from './cashback-balance';
import { type Behaviour, fakePage, json, type Seen, startServer } from './local-server.test-kit';
import { publishLogOut } from './log-out';
import { readPhoneItem, readPostalCode } from './places';
import { configureHttp, type HttpPorts } from './ports';

describe('cached orders', () => {
  const order = anOrder({ status: 'PREPARING' });
  const wire = z.encode(calls.getOrder.answer, order);
  const tracking = {
    uuid: order.uuid,
    orderNoText: '#501',
    restaurantId: 7,
    status: 'PREPARING',
    deliveryType: 'delivery',
    history: order.history,
  };
  const missing = json(404, { error: 'Order not found', code: 'order_not_found' });

  let stop: (() => Promise<void>) | undefined;
  let seen: Seen[] = [];
  afterEach(async () => {
    jest.restoreAllMocks();
    await stop?.();
  });

  async function given(answers: Record<string, Behaviour>, { files = false } = {}): Promise<void> {
    const server = await startServer(({ url }) => answers[url] ?? missing);
    ({ stop, seen } = server);
    configureHttp({
      ...fakePage(`${server.baseUrl}/api`, 'token').ports,
      ...(files ? { cacheBase: `${server.baseUrl}/files` } : {}),
    });
  }
  const requested = () => seen.map(({ url }) => url);

  test('[API-14] [OPEN-016] the status of an order is read from the cache of the API, without a token', async () => {
    await given({ [`/api/order/tracking-cache/${order.uuid}`]: json(200, tracking) });
    expect(await readCachedTracking(order.uuid)).toEqual(tracking);
    expect(seen.map(({ token }) => token)).toEqual([null]);
  });

  test('[OPEN-016] where the deployment writes files, the files are read', async () => {
    await given({ [`/files/tracking/${order.uuid}.json`]: json(200, tracking) }, { files: true });
    expect(await readCachedTracking(order.uuid)).toEqual(tracking);
    expect(requested()).toEqual([`/files/tracking/${order.uuid}.json`]);
  });

  test.each([
    ['nothing', missing],
    ['another thing', json(200, { hello: 1 })],
  ])('[OPEN-016] a miss falls back to the order itself: the files hold %s', async (_, answer) => {
    await given(
      {
        [`/files/tracking/${order.uuid}.json`]: answer,
        [`/api/order/uuid/${order.uuid}`]: json(200, wire),
      },
      { files: true },
    );
    expect(await readCachedTracking(order.uuid)).toEqual(tracking);
  });

  test('[API-14] [OPEN-016] the file of an order is read from the API, or where the deployment writes it', async () => {
    await given({ [`/api/order/cache/${order.uuid}`]: json(200, tracking) });
    expect(await readOrderFile(order.uuid)).toEqual(tracking);
    await stop?.();
    await given({ [`/files/orders/${order.uuid}.json`]: json(200, tracking) }, { files: true });
    expect(await readCachedOrder(order.uuid)).toEqual(tracking);
  });

  test('[OPEN-016] a missing file of an order falls back to the order, where this is not read anyway', async () => {
    await given({ [`/api/order/uuid/${order.uuid}`]: json(200, wire) });
    expect(await readCachedOrder(order.uuid)).toEqual(tracking);
    await expect(readOrderFile(order.uuid)).rejects.toMatchObject({ status: 404 });
  });

  test('[API-07] an order that violates the contract is left out of a list; another answer is an error', async () => {
    const list = '/api/restaurant/7/orders/get/1/10';
    const get = () =>
      callApi(calls.getOrders, {
        params: { restaurantId: 7, page: 1, size: 10 },
        body: { ordersUUIDs: [order.uuid], sortSettings: { field: 'created_at', order: 'desc' } },
      });
    await given({ [list]: json(200, [{ hello: 1 }, wire, null]) });
    expect((await get()).map(({ uuid }) => uuid)).toEqual([order.uuid]);
    await stop?.();
    await given({ [list]: json(200, { orders: [wire] }) });
    await expect(get()).rejects.toMatchObject({ kind: 'contract' });
  });

  test('an API that cannot be reached is not requested for the order as well', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    await given({
      [`/api/order/tracking-cache/${order.uuid}`]: 'cut',
      [`/api/order/uuid/${order.uuid}`]: json(200, wire),
    });
    await expect(readCachedTracking(order.uuid)).rejects.toMatchObject({ kind: 'offline' });
    expect(new Set(requested())).toEqual(new Set([`/api/order/tracking-cache/${order.uuid}`]));
  });
});

describe('records of cart recovery', () => {
  const record = { uuid: 'u-1', created_at: '2026-03-10T15:00:00Z', is_cart_recovering: 1 };
  let stop: (() => Promise<void>) | undefined;
  afterEach(() => stop?.());

  async function given(base: 'api' | 'own') {
    const server = await startServer(() => json(200, record));
    stop = server.stop;
    const { ports } = fakePage(`${server.baseUrl}/api`, 'a token');
    configureHttp({
      ...ports,
      ...(base === 'own' ? { recoveryBase: `${server.baseUrl}/recovery` } : {}),
    });
    return server.seen;
  }

  test.each([
    ['[API-17] reading a record', () => readCartRecovery('u-1'), '/get?uuid=u-1', 'GET'],
    [
      '[API-18] marking it',
      () => markCartRecovery('u-1', true),
      '/update?uuid=u-1&is-cart-recovering=1',
      'POST',
    ],
    [
      '[API-18] taking the mark back',
      () => markCartRecovery('u-1', false),
      '/update?uuid=u-1&is-cart-recovering=0',
      'POST',
    ],
    ['[API-19] deleting it', () => deleteCartRecovery('u-1'), '/delete?uuid=u-1', 'POST'],
  ])('%s requests the API, without a token', async (_row, send, path, method) => {
    const seen = await given('api');
    await send();
    expect(seen.map((it) => [it.method, it.url, it.headers['authorization']])).toEqual([
      [method, `/api${path}`, undefined],
    ]);
  });

  test('[OPEN-018] a configured service is called in its place', async () => {
    const seen = await given('own');
    expect(await readCartRecovery('u-1')).toEqual({ ...record, is_cart_recovering: true });
    expect(seen[0]!.url).toBe('/recovery/get?uuid=u-1');
  });

  test('[OPEN-018] [API-18] [API-19] it is called by GET, as the specification has it', async () => {
    const seen = await given('own');
    await markCartRecovery('u-1', true);
    await deleteCartRecovery('u-1');
    expect(seen.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/recovery/update?uuid=u-1&is-cart-recovering=1'],
      ['GET', '/recovery/delete?uuid=u-1'],
    ]);
  });
});

describe('places', () => {
  let stop: (() => Promise<void>) | undefined;
  let seen: Seen[] = [];
  afterEach(() => stop?.());

  async function given(
    behaviour: Behaviour,
    bases: (server: string) => Partial<HttpPorts> = () => ({}),
  ): Promise<void> {
    const server = await startServer(() => behaviour);
    ({ stop, seen } = server);
    const { ports } = fakePage(`${server.baseUrl}/api`, 'T1');
    configureHttp({ ...ports, ...bases(server.baseUrl) });
  }
  const requested = () => seen.map(({ url, token }) => [url, token]);

  const street = json(200, { logradouro: 'Rua A', bairro: 'Centro', localidade: 'SP', uf: 'SP' });

  test('[OPEN-020] [DOMAIN-104] the API looks a postal code up by its digits, without a token', async () => {
    await given(street);
    expect(await readPostalCode('01310-100')).toMatchObject({ logradouro: 'Rua A', erro: false });
    expect(requested()).toEqual([['/api/postal-code/01310100/json/', null]]);
  });

  test('[OPEN-020] [DOMAIN-104] a service of its own is requested at its root, without a token', async () => {
    await given(street, (server) => ({ cepBase: `${server}/cep` }));
    expect(await readPostalCode('01310-100')).toMatchObject({ logradouro: 'Rua A' });
    expect(requested()).toEqual([['/cep/01310100/json/', null]]);
  });

  test('a stored phone is read from its own service, or from the API without one', async () => {
    const phone = json(200, { phone: '11987654321' });
    await given(phone);
    expect(await readPhoneItem('i-1')).toMatchObject({ phone: '11987654321' });
    expect(requested()).toEqual([['/api/item/i-1', null]]);
    await stop?.();
    await given(phone, (server) => ({ phoneBase: `${server}/phones` }));
    await readPhoneItem('i-1');
    expect(requested()).toEqual([['/phones/item/i-1', null]]);
  });

  test('[DOMAIN-040] a cashback balance is the one of this client in this restaurant', async () => {
    await given(json(200, { balance: 12.5, expirationDate: null }));
    expect(await readCashbackBalance({ restaurantId: 7, clientId: '12' })).toEqual({
      balance: 1250,
      expirationDate: null,
    });
    expect(requested()).toEqual([['/api/restaurant/7/public/client/12/cashback/balance', 'T1']]);
  });
});

describe('log-out', () => {
  let stop: (() => Promise<void>) | undefined;
  let seen: Seen[] = [];
  afterEach(async () => {
    jest.restoreAllMocks();
    await stop?.();
  });

  async function given(behaviour: Behaviour): Promise<void> {
    const server = await startServer(() => behaviour);
    ({ stop, seen } = server);
    configureHttp(fakePage(`${server.baseUrl}/api`, null).ports);
  }

  test('a log-out names its restaurant and its token, and outlives the page', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await given(json(200, {}));
    await publishLogOut({ restaurantId: 7, token: 'T1' });
    expect(seen).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: '/api/restaurant/7/public/client/auth/log-out',
        token: 'T1',
        body: {},
      }),
    ]);
    expect(seen[0]?.headers['content-type']).toBe('application/json');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  });

  test('an answer that leaves the session open is an error, a refusal is not', async () => {
    for (const status of [429, 500, 503]) {
      await given(json(status, {}));
      await expect(publishLogOut({ restaurantId: 7, token: 'T1' })).rejects.toThrow(String(status));
      await stop?.();
    }
    for (const status of [401, 428, 499]) {
      await given(json(status, {}));
      await expect(publishLogOut({ restaurantId: 7, token: 'T1' })).resolves.toBeUndefined();
      await stop?.();
    }
  });
});

const PAGE = 'https://pizza.example/bella-napoli/checkout';
const addressWith = (bases: { baseUrl?: string; cardBase?: string }) => {
  configureHttp({ ...fakePage(bases.baseUrl ?? '/api', null).ports, ...bases });
  return cardFrameAddress(PAGE, 'n-1');
};

test.each([
  [{}, 'https://pizza.example/api/card-form/#n-1', 'https://pizza.example'],
  [
    { baseUrl: 'https://api.pizza.example/v1' },
    'https://api.pizza.example/v1/card-form/#n-1',
    'https://api.pizza.example',
  ],
  [
    { cardBase: 'https://cards.pizza.example' },
    'https://cards.pizza.example/card-form/#n-1',
    'https://cards.pizza.example',
  ],
])('with %p the card document is %s', (bases, url, origin) =>
  expect(addressWith(bases)).toEqual({ url, origin }),
);
