/** @jest-environment jsdom */
import { allSettled, fork, type Scope } from 'effector';
import { cartBus, restaurantBus } from '@storefront/shared-domain/bus';
import { StoredCart, minor, type CartLine } from '@storefront/shared-domain/contracts';
import {
  $lines,
  $restaurant,
  restaurantSelected,
  $isKitchenLost,
  $restaurantData,
  kitchenRequested,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aGeneralLine, restaurantData } from '@storefront/shared-domain/testing';
import { $cartChanges } from '../notices/cart-changes.model';
import { loadHttp } from '../session/provide-http';
import './kitchen.model';
import {
  $view,
  restaurantOpened,
  restaurantRetried,
  type RestaurantSource,
} from './restaurant.model';

jest.mock('../session/provide-http', () => ({ loadHttp: jest.fn() }));

describe('the restaurant', () => {
  const wire = {
    info: { id: 7, name: 'Bella', restaurant_url: 'bella' },
    menu: {
      categories: [
        {
          id: 'c',
          name: 'C',
          products: [{ id: 'cola', name: 'Cola', price: 6.5 }, { id: 'broken' }],
        },
      ],
    },
  };
  const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
    ({
      ok: status < 400,
      status,
      headers: {
        has: (name: string) => name in headers,
        get: (name: string) => headers[name] ?? null,
      },
      json: () => Promise.resolve().then((): unknown => JSON.parse(body)),
    }) as Response;
  const good = () => answer(200, JSON.stringify(wire));
  const source = (
    early: () => Promise<Response>,
    again: () => Promise<Response> = early,
    ofApi: () => Promise<Response> = again,
  ): RestaurantSource => ({ early: early(), again, ofApi });

  /* Tabs left open would continue to write their state. */
  const tabs: Scope[] = [];
  afterEach(() =>
    Promise.all(
      tabs.splice(0).map((scope) => allSettled(restaurantSelected, { scope, params: 'left' })),
    ),
  );

  const open = async (from: RestaurantSource) => {
    const scope = fork();
    tabs.push(scope);
    await allSettled(restaurantOpened, { scope, params: { restaurantUrl: 'bella', source: from } });
    return scope;
  };

  beforeEach(() => {
    localStorage.clear();
    storage.remove(keys.menuCache('bella'));
  });

  test('[SHELL-01] the restaurant of the address is read, a broken product of its menu left out', async () => {
    const scope = await open(source(() => Promise.resolve(good())));
    expect(scope.getState($view)).toEqual({ kind: 'ready', isStale: false });
    expect(scope.getState($restaurant)?.name).toBe('Bella');
  });

  test.each([
    {
      row: '[SHELL-48] Restaurant not found is no restaurant',
      from: () => Promise.resolve(answer(404, '{"error":"Restaurant not found"}')),
      view: { kind: 'not-found' },
    },
    {
      row: '[SHELL-48] any other refusal is shown as a failure',
      from: () => Promise.resolve(answer(500, '{"error":"oops"}')),
      view: { kind: 'failed', status: 500, requestId: null },
    },
    {
      row: 'a record with wrong types is a failure of its own kind',
      from: () =>
        Promise.resolve(
          answer(200, '{"info":7,"menu":[],"hours":{}}', { 'x-request-id': 'edge-2' }),
        ),
      view: { kind: 'unreadable', status: 200, requestId: 'edge-2' },
    },
    {
      row: 'no connection is shown as such',
      from: () => Promise.reject(new TypeError('Failed to fetch')),
      view: { kind: 'offline' },
    },
  ])('$row', async ({ from, view }) => {
    const scope = await open(source(from));
    expect(scope.getState($view)).toEqual(view);
  });

  test('[OPEN-017] without a response the last good one is shown as stale; not for an unknown restaurant', async () => {
    await open(source(() => Promise.resolve(good())));
    const offline = await open(source(() => Promise.reject(new TypeError('offline'))));
    expect(offline.getState($view)).toEqual({ kind: 'ready', isStale: true });
    const gone = await open(
      source(() => Promise.resolve(answer(404, '{"error":"Restaurant not found"}'))),
    );
    expect(gone.getState($view)).toEqual({ kind: 'not-found' });
  });

  test('[SHELL-51] a reload request on the bus reads the restaurant again, not from the cache', async () => {
    const [again, ofApi] = [jest.fn(async () => good()), jest.fn(async () => good())];
    const scope = await open(source(async () => good(), again, ofApi));
    expect([again, ofApi].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await allSettled(restaurantBus.reloadRequested, { scope });
    expect([again, ofApi].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    await allSettled(restaurantRetried, { scope });
    expect([again, ofApi].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test.each(['no json', '{}', '{"info":7,"menu":[],"hours":{}}'])(
    '[OPEN-017] a cached file %j is a miss: the API is requested',
    async (text) => {
      const bad = async () => answer(200, text);
      const scope = await open(source(bad, bad, async () => good()));
      expect(scope.getState($view)).toEqual({ kind: 'ready', isStale: false });
      expect(scope.getState($restaurant)?.name).toBe('Bella');
    },
  );

  const costing = (price: number) =>
    answer(
      200,
      JSON.stringify({
        ...wire,
        menu: {
          categories: [{ id: 'c', name: 'C', products: [{ id: 'cola', name: 'Cola', price }] }],
        },
      }),
    );
  const cola = aGeneralLine({
    lineId: 'a',
    id: 'cola',
    name: 'Cola',
    price: minor(500),
    extras: [],
    qty: 2,
  });
  const store = (...lines: CartLine[]) =>
    storage.save(keys.cart(7), StoredCart, { lines, deliveryType: null });

  test('[OPEN-098] a stored cart loses lines that left the menu and takes its prices; both are reported', async () => {
    store(cola, aGeneralLine({ lineId: 'b', id: 'gone' }));
    const scope = await open(source(() => Promise.resolve(good())));
    expect(scope.getState($lines)).toMatchObject([{ id: 'cola', price: 650, qty: 2 }]);
    expect(scope.getState($cartChanges)).toMatchObject([
      { kind: 'repriced', from: 1000, to: 1300 },
      { kind: 'left', reason: 'gone', line: { lineId: 'b' } },
    ]);
    expect(storage.read(keys.cart(7), StoredCart)?.lines).toMatchObject([
      { id: 'cola', price: 650 },
    ]);
  });

  test('[OPEN-097] [SHELL-51] the cart follows the menu read after a refused order or from idle', async () => {
    const menus = [good(), costing(7.5), answer(200, JSON.stringify({ ...wire, menu: {} }))];
    const scope = await open(
      source(
        () => Promise.resolve(good()),
        () => Promise.resolve(menus.shift()!),
      ),
    );
    await allSettled(cartBus.lineAdded, { scope, params: { ...cola, price: minor(650) } });
    await allSettled(restaurantBus.reloadRequested, { scope });
    expect(scope.getState($cartChanges)).toEqual([]);
    await allSettled(restaurantBus.reloadRequested, { scope });
    expect(scope.getState($cartChanges)).toMatchObject([
      { kind: 'repriced', from: 1300, to: 1500 },
    ]);
    await allSettled(restaurantBus.reloadRequested, { scope });
    expect(scope.getState($cartChanges)).toMatchObject([{ kind: 'left', reason: 'gone' }]);
    expect(scope.getState($lines)).toEqual([]);
  });
});

describe('the kitchen', () => {
  const callApi = jest.fn();

  beforeEach(() => {
    callApi.mockReset();
    jest
      .mocked(loadHttp)
      .mockReset()
      .mockResolvedValue({ callApi } as never);
  });

  const opened = () => fork({ values: [[$restaurantData, restaurantData()]] });
  const answer = (state: string) => callApi.mockResolvedValueOnce({ state, heartbeatAt: null });

  test('a lost kitchen is reported, and no more when it is connected again', async () => {
    answer('connected');
    answer('lost');
    callApi.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer('connected');
    answer('unknown');
    const scope = opened();
    const seen: boolean[] = [];
    for (let round = 0; round < 5; round += 1) {
      await allSettled(kitchenRequested, { scope });
      seen.push(scope.getState($isKitchenLost));
    }
    expect(seen).toEqual([false, true, true, false, false]);
  });
});
