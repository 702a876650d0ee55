import { allSettled, fork, type Scope } from 'effector';
import { orderBus, cartBus, recoveryBus } from '@storefront/shared-domain/bus';
import {
  $isCartReady,
  $lines,
  readCartFx,
  restaurantLoaded,
  visitSourceRead,
  $isCartRecovering,
  cartOpened,
} from '@storefront/shared-domain/models';
import {
  aGeneralLine,
  aPlacedOrder,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import {
  $leadsToCart,
  readRecoveryFx,
  markRecoveryFx,
  cartShown,
  deleteRecoveryFx,
} from './cart-recovery.model';
import { menuShown, readLastOrderFx, readTokenFx } from './last-order.model';
import { toSiteSettings } from './site-settings';
import { startVerdict, type StartFacts, type StartVerdict } from './start-target';
import { $isStarted, $startFacts, startVerdictReached } from './start.model';
import { readVisitSource } from './visit.model';

describe('the target', () => {
  const plain: StartFacts = {
    pathname: '/',
    search: '',
    tabletToken: null,
    isCodeOpening: false,
    isLoaded: true,
    isAtTable: false,
    recovery: 'none',
    lastOrder: { kind: 'none' },
    hasActed: false,
  };
  const rate = { kind: 'rate', uuid: 'o-1' } as const;

  /** One-line text: `stay`, `wait for …`, `go to …`. */
  const said = (verdict: StartVerdict): string =>
    verdict.kind === 'go'
      ? `go to ${verdict.to}`
      : verdict.kind === 'wait'
        ? `wait for ${verdict.for}`
        : 'stay';
  const of = (facts: Partial<StartFacts>): string => said(startVerdict({ ...plain, ...facts }));

  test.each([
    { at: '/tablet', search: '', tablet: null, says: 'stay' },
    { at: '/tablet/kitchen', search: '', tablet: null, says: 'go to /tablet' },
    { at: '/tablet/kitchen/', search: '?x=1', tablet: 'CODE', says: 'go to /tablet' },
    { at: '/tablet/scan', search: '', tablet: 'CODE', says: 'stay' },
    { at: '/tablet/scan', search: '?t=CODE', tablet: 'CODE', says: 'go to /tablet' },
    { at: '/tablet/scan', search: '?t=FOREIGN', tablet: 'CODE', says: 'stay' },
  ])(
    '[SHELL-39] [OPEN-030] a start at $at$search on a tablet of $tablet: $says',
    ({ at, search, tablet, says }) =>
      expect(of({ pathname: at, search, tabletToken: tablet })).toBe(says),
  );

  test('[SHELL-39] the page that reads codes waits for the code it was opened with', () =>
    expect(of({ pathname: '/tablet/scan', search: '?t=CODE', isCodeOpening: true })).toBe(
      'wait for table',
    ));

  test.each(['/track', '/track/', '/rate-order', '/reset-password', '/x/track/y'])(
    '[OPEN-008] [SHELL-40] %s reads its token from the query and stays, whatever else holds',
    (pathname) => {
      for (const search of ['?token=x', '', '?token=x&cid=1&oid=2', '?cid=1&oid=2', '?u=1&t=2']) {
        expect(of({ pathname, search, recovery: 'found', lastOrder: rate, isLoaded: false })).toBe(
          'stay',
        );
      }
    },
  );

  test('[OPEN-008] [SHELL-45] a return from an external payment leads to that order, from every other path', () => {
    expect(of({ search: '?cid=12&oid=34&collection_status=approved' })).toBe(
      'go to /track?cid=12&oid=34',
    );
    expect(of({ pathname: '/payment/success', search: '?cid=12&oid=34', recovery: 'found' })).toBe(
      'go to /track?cid=12&oid=34',
    );
    expect(of({ search: '?cid=12' })).toBe('stay');
  });

  test("[SHELL-41] [SHELL-42] the last order is requested at the menu's home alone, so that Back leads there", () => {
    expect(startVerdict({ ...plain, lastOrder: rate })).toEqual({
      kind: 'go',
      to: '/rate-order?token=o-1',
      isStored: true,
    });
    expect(of({ pathname: '/hours', lastOrder: rate })).toBe('stay');
    expect(of({ lastOrder: { kind: 'waiting' } })).toBe('wait for order');
    expect(of({ lastOrder: { kind: 'none' } })).toBe('stay');
  });

  test('a customer that has begun to use the page is not led away from it, but to the requested target', () => {
    expect([
      of({ hasActed: true, lastOrder: rate }),
      of({ hasActed: true, lastOrder: { kind: 'waiting' } }),
      of({ hasActed: true, recovery: 'waiting' }),
    ]).toEqual(['stay', 'stay', 'stay']);
    expect([
      of({ hasActed: true, search: '?cid=1&oid=2' }),
      of({ hasActed: true, pathname: '/tablet/x' }),
      of({ hasActed: true, recovery: 'found' }),
    ]).toEqual(['go to /track?cid=1&oid=2', 'go to /tablet', 'go to /shopping-cart']);
  });
});

describe('the start', () => {
  const data = restaurantData({
    info: aRestaurant({ review_settings: { enabled: true, show_in_order_page: true } }),
  });
  const at = { pathname: '/', search: '', hasActed: false };

  test('once where the visit goes is decided, it is decided', async () => {
    const scope = fork();
    expect(scope.getState($isStarted)).toBe(false);
    await allSettled(startVerdictReached, { scope, params: { kind: 'stay' } });
    expect(scope.getState($isStarted)).toBe(true);
  });

  test('[SHELL-43] a cart that is continued leads to the cart, once', async () => {
    const scope = fork({
      values: [
        [$lines, [aGeneralLine()]],
        [$isCartReady, true],
      ],
      handlers: [
        [
          readRecoveryFx,
          () => ({ uuid: 'u', created_at: new Date().toISOString(), is_cart_recovering: false }),
        ],
        [markRecoveryFx, () => undefined],
        [readCartFx, () => null],
        [readTokenFx, () => null],
      ],
    });
    await allSettled(restaurantLoaded, { scope, params: data });
    await allSettled(readCartFx, { scope, params: 1 });
    await allSettled(visitSourceRead, {
      scope,
      params: { src: '', campaign: '', u: 'u', wpu: '', t: '' },
    });
    const verdict = startVerdict({ ...at, ...scope.getState($startFacts) });
    expect(verdict).toEqual({ kind: 'go', to: '/shopping-cart', isStored: false });
    await allSettled(startVerdictReached, { scope, params: verdict });
    expect(scope.getState($leadsToCart)).toBe(false);
  });

  test('[SHELL-41] the review that was shown is not shown again', async () => {
    const { order } = aPlacedOrder();
    const last = { ...order, restaurantId: data.info.id, status: 'OVER', askReview: true };
    const scope = fork({
      handlers: [
        [readTokenFx, () => ({ uuid: order.uuid, isRequested: false, isClosed: false })],
        [readLastOrderFx, () => ({ order: last, at: 1 })],
      ],
    });
    const verdict = () => startVerdict({ ...at, ...scope.getState($startFacts) });
    await allSettled(restaurantLoaded, { scope, params: data });
    expect(verdict()).toEqual({ kind: 'wait', for: 'order' });
    await allSettled(menuShown, { scope });
    const toReview = verdict();
    expect(toReview).toMatchObject({ kind: 'go', to: `/rate-order?token=${order.uuid}` });
    await allSettled(startVerdictReached, { scope, params: { kind: 'stay' } });
    expect(verdict()).toEqual(toReview);
    await allSettled(startVerdictReached, { scope, params: toReview });
    expect(verdict()).toEqual({ kind: 'stay' });
  });
});

describe('parameters', () => {
  test('[SHELL-03] [SHELL-04] [SHELL-05] [SHELL-06] [SHELL-07] the parameters of a visit are read once', () => {
    expect(readVisitSource('?t=TBL&src=flyer&campaign=june&u=1f&wpu=2e')).toEqual({
      t: 'TBL',
      src: 'flyer',
      campaign: 'june',
      u: '1f',
      wpu: '2e',
    });
  });

  test('missing parameters are empty, over-long ones are cut, repeated ones count once', () => {
    const visit = readVisitSource(`?src=${'x'.repeat(10_000)}&campaign=a&campaign=b`);
    expect(visit).toEqual({ t: '', src: 'x'.repeat(512), campaign: 'a', u: '', wpu: '' });
  });
});

describe('settings of the site', () => {
  const API = 'https://api.pizza.example/v1';
  const OWN = { tiles: `${API}/tiles/{z}/{x}/{y}.png`, attribution: '' };
  const WORLD = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Somebody' };

  test('[OPEN-049] a page that says nothing has the map of its API, wherever that is, and no counter', () =>
    expect(toSiteSettings({ apiBase: API })).toEqual({
      maps: { '': OWN },
      counterPickupRestaurants: [],
    }));

  test('[OPEN-055] a provider has tiles and a link of its own, and for what it has not those of every map', () => {
    const { maps } = toSiteSettings({
      apiBase: API,
      maps: {
        '': WORLD,
        google_maps: { link: 'https://maps.example/?q={lat},{lng}' },
        here: { tiles: 'https://here.example/{z}/{x}/{y}', attribution: 'Here' },
      },
    });
    expect(maps).toEqual({
      '': WORLD,
      google_maps: { ...WORLD, link: 'https://maps.example/?q={lat},{lng}' },
      here: { tiles: 'https://here.example/{z}/{x}/{y}', attribution: 'Here' },
    });
  });
});

describe('recovery of a cart', () => {
  const NOW = Date.parse('2026-03-10T15:00:00Z');
  const ago = (milliseconds: number) => ({
    uuid: 'u-1',
    created_at: new Date(NOW - milliseconds).toISOString(),
    is_cart_recovering: false,
  });

  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
  afterEach(() => jest.restoreAllMocks());

  async function opened({
    u = 'u-1',
    read = async () => ago(60_000) as ReturnType<typeof ago>,
    mark = async () => undefined,
    lines = [aGeneralLine()],
  } = {}) {
    const seen: string[][] = [];
    const scope = fork({
      values: [[$lines, lines]],
      handlers: [
        [readCartFx, () => null],
        [
          readRecoveryFx,
          (uuid: string) => {
            seen.push(['get', uuid]);
            return read();
          },
        ],
        [
          markRecoveryFx,
          (uuid: string) => {
            seen.push(['update 1', uuid]);
            return mark();
          },
        ],
        [deleteRecoveryFx, async (uuid: string) => void seen.push(['delete', uuid])],
      ],
    });
    await allSettled(cartOpened, { scope, params: 7 });
    await allSettled(visitSourceRead, {
      scope,
      params: { src: '', campaign: '', u, wpu: '', t: '' },
    });
    return { scope, seen };
  }
  const state = (scope: Scope) => [scope.getState($isCartRecovering), scope.getState($leadsToCart)];

  test('[SHELL-06] [CART-26] [API-17] [API-18] [OPEN-084] a new record is marked as used; its cart opens', async () => {
    const { scope, seen } = await opened();
    expect(seen).toEqual([
      ['get', 'u-1'],
      ['update 1', 'u-1'],
    ]);
    expect(state(scope)).toEqual([true, true]);
  });

  test('a record that cannot be read is none', async () => {
    const { scope } = await opened({ read: () => Promise.reject(new Error('gone')) });
    expect(state(scope)).toEqual([false, false]);
  });

  test('[SHELL-43] an empty cart leads nowhere, and the mark goes with the order all the same', async () => {
    const { scope } = await opened({ lines: [] });
    expect(state(scope)).toEqual([true, false]);
  });

  test('[SHELL-43] the start-up is led to the cart once', async () => {
    const { scope } = await opened();
    await allSettled(cartShown, { scope });
    expect(scope.getState($leadsToCart)).toBe(false);
    await allSettled(cartBus.cleared, { scope, params: { by: 'customer' } });
    await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine() });
    expect(scope.getState($leadsToCart)).toBe(false);
  });

  test.each([
    {
      case: '[API-19] [OPEN-084] starting over',
      end: (scope: Scope) => allSettled(recoveryBus.startedOver, { scope }),
    },
    {
      case: '[CHECKOUT-45] [API-19] an order that was placed',
      end: (scope: Scope) => allSettled(orderBus.placed, { scope, params: aPlacedOrder() }),
    },
  ])('$case deletes the record, once', async ({ end }) => {
    const { scope, seen } = await opened();
    await end(scope);
    await end(scope);
    expect(seen.filter(([what]) => what === 'delete')).toEqual([['delete', 'u-1']]);
    expect(scope.getState($isCartRecovering)).toBe(false);
  });
});
