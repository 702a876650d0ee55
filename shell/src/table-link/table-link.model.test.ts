/** @jest-environment jsdom */
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { tableBus } from '@storefront/shared-domain/bus';
import { ApiError, type callApi } from '@storefront/shared-domain/http';
import {
  $isAtTable,
  $tableLink,
  restaurantLoaded,
  restaurantSelected,
  visitSourceRead,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { loadHttp } from '../session/provide-http';
import { $isSeating, CODE_DEADLINE_MS } from './table-code.model';
import './table-upkeep.model';

jest.mock('../session/provide-http');

const ID = 7;
const HOUR = 3_600_000;
const NOT_FOUND = new ApiError({ kind: 'http', status: 404 });
const OFFLINE = new ApiError({ kind: 'offline' });

type Answers = { link?: unknown; order?: unknown; table?: unknown };
type Sent = { params: object; query?: { t: string } };
const requested: string[] = [];

/**
 * Mocks the response of every call; an error is thrown, and a 404 means that the server has no such
 * record.
 */
function serverSays({
  link = NOT_FOUND,
  order = NOT_FOUND,
  table = NOT_FOUND,
}: Answers = {}): void {
  const answers: Record<string, unknown> = {
    getTableLink: link,
    getTableOrderByUuid: order,
    getTableOrder: table,
  };
  const call = jest.fn(async ({ id }: { id: string }, { params, query }: Sent) => {
    requested.push(`${id} ${JSON.stringify({ ...params, ...query })}`);
    const answer = await answers[id];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  jest.mocked(loadHttp).mockResolvedValue({
    callApi: call as unknown as typeof callApi,
    isApiError: (error: unknown) => error instanceof ApiError,
  } as never);
}

const restaurant = (own: object = {}) => ({
  ...restaurantData(),
  info: aRestaurant({ id: ID, is_closed: false, table_self_service_enabled: true, ...own }),
});
const stored = () =>
  [
    localStorage.getItem(keys.table(ID)),
    localStorage.getItem(keys.tableExpiry(ID)),
    localStorage.getItem(keys.tablet(ID)),
    localStorage.getItem(keys.tableOrder(ID)),
  ].map((text) => (text === null ? null : (JSON.parse(text) as { value: unknown }).value));

async function visit(path: string, own: object = {}, scope: Scope = fork()): Promise<Scope> {
  window.history.replaceState(null, '', path);
  await allSettled(restaurantSelected, { scope, params: 'cantina' });
  await allSettled(visitSourceRead, {
    scope,
    params: {
      src: '',
      campaign: '',
      u: '',
      wpu: '',
      t: new URLSearchParams(window.location.search).get('t') ?? '',
    },
  });
  await allSettled(restaurantLoaded, { scope, params: restaurant(own) });
  return scope;
}
const linkOf = (scope: Scope) => scope.getState($tableLink);
const seven = { table: '7', token: 'CODE' };
const atSeven = { mode: 'table', ...seven };
const nowhere = { mode: 'delivery', table: null, token: null };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'], now: 1_800_000_000_000 });
  localStorage.clear();
  requested.length = 0;
  serverSays();
});
afterEach(() => jest.useRealTimers());

describe('a code in the address', () => {
  test('[TABLE-01] [TABLE-03] [TABLE-04] [SHELL-03] [DOMAIN-056] is opened and stored for 4 hours', async () => {
    serverSays({ link: { table: '7' } });
    const scope = await visit('/cantina?t=CODE&src=flyer#top');
    expect(linkOf(scope)).toEqual(atSeven);
    expect(scope.getState($isAtTable)).toBe(true);
    expect(stored()).toEqual([seven, Date.now() + 4 * HOUR, null, null]);
    expect(window.location.href).toMatch(/\/cantina\?src=flyer#top$/);
    expect(requested).toEqual(['getTableLink {"restaurantId":7,"t":"CODE"}']);
  });

  test('[OPEN-029] that opens nothing is ignored, and so is the link', async () => {
    const scope = await visit('/cantina?t=FOREIGN');
    expect([linkOf(scope), stored()]).toEqual([nowhere, [null, null, null, null]]);
    expect(window.location.search).toBe('');
  });

  test('[TABLE-05] that fails to open leaves the stored table and is requested with the restaurant', async () => {
    await visit('/cantina?t=CODE', {}, fork());
    serverSays({ link: { table: '7' } });
    await visit('/cantina?t=CODE');
    serverSays({ link: OFFLINE, table: OFFLINE });
    const scope = await visit('/cantina?t=NEWER');
    expect(linkOf(scope)).toEqual(atSeven);
    expect(window.location.search).toBe('?t=NEWER');
    serverSays({ link: { table: '9' } });
    await allSettled(restaurantLoaded, { scope, params: restaurant() });
    expect(linkOf(scope)).toEqual({ mode: 'table', table: '9', token: 'NEWER' });
  });

  test.each([
    ['closed', { is_closed: true }],
    [
      'open for schedule',
      {
        is_closed: true,
        scheduleSettings: {
          ...aRestaurant().scheduleSettings,
          enable: true,
          allowSchedulingWhileClosed: true,
        },
      },
    ],
    ['without self-service', { table_self_service_enabled: false }],
  ])(
    '[OPEN-031] [TABLE-08] is ignored in a restaurant that is %s, and counts when it opens',
    async (_case, own) => {
      serverSays({ link: { table: '7' } });
      const scope = await visit('/cantina?t=CODE', own);
      expect([linkOf(scope), stored()]).toEqual([nowhere, [null, null, null, null]]);
      await allSettled(restaurantLoaded, { scope, params: restaurant() });
      expect(linkOf(scope)).toEqual(atSeven);
    },
  );

  test('[OPEN-030] [TABLE-07] [CONFLICTS-26] under tablet gives a tablet its table, without an expiry', async () => {
    serverSays({ link: { table: '7' } });
    const scope = await visit('/app/cantina/tablet/scan?t=CODE');
    expect(linkOf(scope)).toEqual({ mode: 'tablet', ...seven });
    expect(stored()).toEqual([null, null, seven, null]);
  });

  test('holds the menu back until it is opened, and never for longer than its deadline', async () => {
    let open: (answer: unknown) => void = () => undefined;
    serverSays({
      link: new Promise((resolve) => {
        open = resolve;
      }),
    });
    const scope = fork();
    const shown: boolean[] = [];
    createWatch({ unit: $isSeating, scope, fn: (is) => shown.push(is) });
    const done = visit('/cantina?t=CODE', {}, scope);
    await jest.advanceTimersByTimeAsync(0);
    expect(scope.getState($isSeating)).toBe(true);
    jest.advanceTimersByTime(CODE_DEADLINE_MS);
    expect(scope.getState($isSeating)).toBe(false);
    open({ table: '7' });
    await done;
    expect(linkOf(scope)).toEqual(atSeven);
    expect(shown).toEqual([true, false]);
  });
});

describe('a stored table', () => {
  const saveSeven = (more: Partial<Record<'expiry' | 'uuid', unknown>> = {}): void => {
    storage.write(keys.table(ID), seven);
    if (more.expiry !== undefined) storage.write(keys.tableExpiry(ID), more.expiry);
    if (more.uuid !== undefined) storage.write(keys.tableOrder(ID), more.uuid);
  };

  test('[TABLE-05] [TABLE-06] [API-10] is there at once, and its order ends its end', async () => {
    saveSeven({ expiry: Date.now() + HOUR });
    serverSays({ table: { status: 'CREATED', table: '7' } });
    const scope = await visit('/cantina');
    expect(linkOf(scope)).toEqual(atSeven);
    expect(stored()).toEqual([seven, null, null, null]);
    expect(requested).toEqual(['getTableOrder {"restaurantId":7,"table":"7"}']);
  });

  test('[CONFLICTS-07] [API-10] without an order stays until its end; a confirmed one leaves at once', async () => {
    saveSeven({ expiry: Date.now() + HOUR });
    expect(linkOf(await visit('/cantina'))).toEqual(atSeven);
    localStorage.clear();
    saveSeven();
    expect(linkOf(await visit('/cantina'))).toEqual(nowhere);
    expect(stored()).toEqual([null, null, null, null]);
  });

  test.each([
    ['the server fails', new ApiError({ kind: 'http', status: 500 }), nowhere],
    ['without an answer', OFFLINE, atSeven],
  ])('[API-10] a confirmed one when %s', async (_case, table, link) => {
    saveSeven();
    serverSays({ table });
    expect(linkOf(await visit('/cantina'))).toEqual(link);
  });

  test.each([
    ['missing', NOT_FOUND, null],
    ['CANCELED', { status: 'CANCELED', table: '7' }, null],
    ['CREATED', { status: 'CREATED', table: '7' }, 'uuid-1'],
  ])('[TABLE-02] [API-09] an order that is %s', async (_case, order, saved) => {
    saveSeven({ expiry: Date.now() + HOUR, uuid: 'uuid-1' });
    serverSays({ order });
    await visit('/cantina');
    expect(stored()[3]).toBe(saved);
  });

  test('[TABLE-05] ends while the page is open', async () => {
    saveSeven({ expiry: Date.now() + HOUR });
    const scope = await visit('/cantina');
    jest.advanceTimersByTime(HOUR);
    expect(linkOf(scope)).toEqual(atSeven);
    jest.advanceTimersByTime(1);
    expect([linkOf(scope), stored()]).toEqual([nowhere, [null, null, null, null]]);
  });

  test('that another tab stores or ends counts here', async () => {
    const scope = await visit('/cantina');
    localStorage.setItem(keys.table(ID), JSON.stringify({ v: 1, value: seven }));
    localStorage.setItem(keys.tableExpiry(ID), JSON.stringify({ v: 1, value: Date.now() + HOUR }));
    window.dispatchEvent(new StorageEvent('storage', { key: keys.tableExpiry(ID) }));
    window.dispatchEvent(new StorageEvent('storage', { key: keys.table(ID) }));
    expect(linkOf(scope)).toEqual(atSeven);
    await allSettled(scope);
  });
});

describe('reports of the pages', () => {
  test('[CART-24] [TABLE-06] after an order the end is taken away and the order remembered', async () => {
    serverSays({ link: { table: '7' } });
    const scope = await visit('/cantina?t=CODE');
    await allSettled(tableBus.tableOrderPlaced, { scope, params: { uuid: 'uuid-2' } });
    expect(stored()).toEqual([seven, null, null, 'uuid-2']);
    expect(linkOf(scope)).toEqual(atSeven);
  });

  test('[TABLE-07] [OPEN-030] a tablet that was scanned is one', async () => {
    const scope = await visit('/cantina/tablet/scan');
    await allSettled(tableBus.tabletScanned, { scope, params: seven });
    expect([linkOf(scope), stored()]).toEqual([
      { mode: 'tablet', ...seven },
      [null, null, seven, null],
    ]);
    expect(linkOf(await visit('/cantina/tablet'))).toEqual({ mode: 'tablet', ...seven });
  });
});
