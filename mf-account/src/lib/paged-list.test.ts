import { allSettled } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { calls, minor, type CashbackEntry } from '@storefront/shared-domain/contracts';
import { ApiError, callApi } from '@storefront/shared-domain/http';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aClient, anOrder } from '@storefront/shared-domain/testing';
import { $readAt, statement } from '../features/cashback/statement.model';
import { deviceOrders, ownOrders, visitorCame } from '../features/orders/orders.model';
import { storefront } from '../testing/render-page.test-kit';
import { $customerOwner, pagedList, type PageRequested } from './paged-list';

jest.mock('@storefront/shared-domain/http', () => ({
  ...jest.requireActual<object>('@storefront/shared-domain/http'),
  callApi: jest.fn(),
}));
beforeEach(() => void jest.mocked(callApi).mockReset());

describe('a list', () => {
  const list = pagedList({
    name: 'readFx',
    owner: $customerOwner,
    size: 2,
    read: async (): Promise<string[]> => [],
    keyOf: (item) => item,
  });

  async function open(
    answers: (string[] | Error | Promise<string[]>)[],
    client: ReturnType<typeof aClient> | null = aClient(),
  ) {
    const requested: PageRequested[] = [];
    const handler = async (params: PageRequested) => {
      requested.push(params);
      const answer = answers.shift() ?? [];
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const scope = await storefront({ client, handlers: [[list.readFx, handler]] });
    await allSettled(list.opened, { scope });
    return { scope, requested, state: () => scope.getState(list.$list) };
  }

  test('it is read page by page until there is no more', async () => {
    const { scope, requested, state } = await open([['a', 'b'], ['c']]);
    expect(state()).toEqual({ items: ['a', 'b'], page: 1, hasMore: true });
    await allSettled(list.moreRequested, { scope });
    expect(state()).toEqual({ items: ['a', 'b', 'c'], page: 2, hasMore: false });
    await allSettled(list.moreRequested, { scope });
    expect(requested).toEqual(
      [1, 2].map((page) => ({
        restaurantId: 7,
        clientId: '31',
        page,
        size: 2,
        run: requested[0]?.run,
      })),
    );
  });

  test('a failure is shown and leaves the loaded items; the next attempt goes on from there', async () => {
    const { scope, state } = await open([['a', 'b'], new ApiError({ kind: 'offline' }), ['c']]);
    await allSettled(list.moreRequested, { scope });
    expect([state()?.items, scope.getState(list.$failure)]).toEqual([['a', 'b'], 'offline']);
    await allSettled(list.moreRequested, { scope });
    expect([state()?.items, scope.getState(list.$failure)]).toEqual([['a', 'b', 'c'], null]);
  });

  test('nothing is read for a visitor, and a slow response for the previous customer is dropped', async () => {
    expect((await open([['a']], null)).requested).toEqual([]);
    let answer = (_: string[]): void => undefined;
    const { scope, state } = await open([
      ['a', 'b'],
      new Promise((resolve) => {
        answer = resolve;
      }),
    ]);
    const reading = allSettled(list.moreRequested, { scope });
    const leaving = allSettled(sessionBus.signedOut, { scope });
    answer(['c']);
    await Promise.all([reading, leaving]);
    expect(state()).toBeNull();
  });
});

describe('the statement', () => {
  const entries = (first: number, count: number): CashbackEntry[] =>
    Array.from({ length: count }, (_, index) => ({
      date: '2026-01-05',
      type: 'credit',
      value: minor(first + index),
      orderUUID: 'an-order',
      expirationDate: null,
    }));

  test('[API-43] the statement is fetched twenty lines at a time', async () => {
    const call = jest.mocked(callApi);
    call.mockResolvedValueOnce(entries(1, 20)).mockResolvedValueOnce(entries(20, 2));
    const scope = await storefront();
    expect(scope.getState($readAt)).toBeNull();
    await allSettled(statement.opened, { scope });
    expect(scope.getState($readAt)).toBeInstanceOf(Date);
    await allSettled(statement.moreRequested, { scope });
    const request = (page: number) => [
      calls.getCashbackExtract,
      { params: { restaurantId: 7, clientId: '31' }, body: { page, pageSize: 20 } },
    ];
    expect(call.mock.calls).toEqual([request(1), request(2)]);
    expect(scope.getState(statement.$list)?.items).toEqual(entries(1, 21));
  });
});

describe('the orders', () => {
  const orders = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => anOrder({ uuid: `order-${first + index}` }));

  test('[OPEN-028] [API-07] a visitor gets the orders of the device ten at a time, a customer none', async () => {
    const uuids = Array.from(
      { length: 12 },
      (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    );
    storage.write(keys.deviceOrders, { 7: ['no uuid', ...uuids], 8: ['other'] });
    const call = jest.mocked(callApi);
    const placed = uuids.map((uuid) => anOrder({ uuid }));
    // one was erased, another one is of another restaurant
    call.mockResolvedValueOnce([anOrder({ restaurantId: 8 }), ...placed.slice(0, 8)]);
    call.mockResolvedValueOnce(placed.slice(10));
    const scope = await storefront({ client: null });
    await allSettled(deviceOrders.opened, { scope });
    expect(call).not.toHaveBeenCalled();
    await allSettled(visitorCame, { scope });
    await allSettled(deviceOrders.opened, { scope });
    await allSettled(deviceOrders.moreRequested, { scope });
    await allSettled(deviceOrders.moreRequested, { scope });
    const request = (page: number) => [
      calls.getOrders,
      {
        params: { restaurantId: 7, page, size: 10 },
        body: { ordersUUIDs: uuids, sortSettings: { field: 'created_at', order: 'desc' } },
      },
    ];
    expect(call.mock.calls).toEqual([request(1), request(2)]);
    expect(scope.getState(deviceOrders.$list)?.items.map(({ uuid }) => uuid)).toEqual([
      ...uuids.slice(0, 8),
      ...uuids.slice(10),
    ]);
    call.mockClear();
    const own = await storefront();
    await allSettled(visitorCame, { scope: own });
    await allSettled(deviceOrders.opened, { scope: own });
    expect(call).not.toHaveBeenCalled();
  });

  test('[API-06] the orders of the account are fetched ten at a time, the newest first', async () => {
    const call = jest.mocked(callApi);
    // an order placed in the meantime moves the last one to the next page
    call.mockResolvedValueOnce(orders(1, 10)).mockResolvedValueOnce(orders(10, 3));
    const scope = await storefront();
    await allSettled(ownOrders.opened, { scope });
    await allSettled(ownOrders.moreRequested, { scope });
    await allSettled(ownOrders.moreRequested, { scope });
    const request = (page: number) => [
      calls.getOwnOrders,
      {
        params: { restaurantId: 7, clientId: '31', page, size: 10 },
        body: { sortSettings: { field: 'created_at', order: 'desc' } },
      },
    ];
    expect(call.mock.calls).toEqual([request(1), request(2)]);
    expect(scope.getState(ownOrders.$list)?.items.map(({ uuid }) => uuid)).toEqual(
      orders(1, 12).map(({ uuid }) => uuid),
    );
  });
});
