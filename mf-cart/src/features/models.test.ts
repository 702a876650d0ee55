import { allSettled, fork, createWatch } from 'effector';
import { sessionBus, cartBus, recoveryBus } from '@storefront/shared-domain/bus';
import {
  minor,
  type CashbackBalance,
  type CartLine,
  type Client,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { ApiError, type BalanceCall } from '@storefront/shared-domain/http';
import {
  $client,
  $fee,
  $deliveryType,
  $lines,
  $restaurantData,
  $session,
  $pointsLeft,
  $cachedOrders,
} from '@storefront/shared-domain/models';
import {
  aClient,
  aFee,
  aGeneralLine,
  aPrizeLine,
  aRestaurant,
  restaurantData,
  aCategory,
  aMenu,
  anExtrasGroup,
  anOrder,
  aProduct,
} from '@storefront/shared-domain/testing';
import { $cashbackLine, $points, readBalanceFx, cartShown } from './benefits/benefits.model';
import { clearConfirmed } from './clear/clear.model';
import { $offers, addChosen } from './recommended/recommended.model';
import { startOverChosen } from './recovery/recovery.model';

describe('benefits', () => {
  const NOON = new Date('2026-03-10T15:00:00Z');
  const fidelity: RestaurantInfo['fidelity'] = {
    ...aRestaurant().fidelity,
    enablePoints: true,
    pointMode: 'perMoneySpent',
    moneySpent: minor(1000),
    pointsEarnedPerMoneySpent: 2,
  };
  const cashbackSettings = { enabled: true, maxCashbackValue: minor(0), cashbackPercent: 5 };

  type Given = {
    info?: Partial<RestaurantInfo>;
    client?: Client | null;
    lines?: CartLine[];
    balance?: CashbackBalance;
    read?: () => Promise<CashbackBalance>;
  };
  function cart({
    info = { fidelity, cashbackSettings },
    client = aClient(),
    lines = [aGeneralLine({ price: minor(5250) })],
    balance = { balance: minor(2750), expirationDate: '2026-03-31' },
    read = async () => balance,
  }: Given = {}) {
    const requested: BalanceCall[] = [];
    const scope = fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant(info) })],
        [$lines, lines],
        [$client, client],
        [$session, client && { token: 't', mode: 'email' as const }],
      ],
      handlers: [
        [
          readBalanceFx,
          (call: BalanceCall) => {
            requested.push(call);
            return read();
          },
        ],
      ],
    });
    return { scope, requested };
  }
  const seen = async (given: Given = {}) => {
    const { scope } = cart(given);
    await allSettled(cartShown, { scope, params: NOON });
    return scope.getState($cashbackLine);
  };

  test('[CART-09] [LOYALTY-04] a customer sees the points this cart earns', () =>
    expect(cart().scope.getState($points)).toBe(10));

  test.each<{ case: string; given: Given }>([
    { case: 'a visitor', given: { client: null } },
    {
      case: 'a restaurant without points',
      given: { info: { fidelity: { ...fidelity, enablePoints: false } } },
    },
    {
      case: 'a cart too small for one point',
      given: { lines: [aGeneralLine({ price: minor(999) })] },
    },
    { case: 'a cart of prizes', given: { lines: [aPrizeLine()] } },
  ])('[CART-09] [LOYALTY-01] there is no line for $case', ({ given }) =>
    expect(cart(given).scope.getState($points)).toBeNull(),
  );

  test('[OPEN-061] the fee of an address that is known already earns nothing', () => {
    const scope = fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant({ fidelity }) })],
        [$lines, [aGeneralLine({ price: minor(990) })]],
        [$session, { token: 't', mode: 'email' }],
        [$deliveryType, 'delivery'],
        [$fee, aFee()],
      ],
    });
    expect(scope.getState($points)).toBeNull();
  });

  test.each([
    { until: '2026-03-31', shows: { balance: 2750, until: '31/03/2026', tone: 'success' } },
    { until: '2026-03-17', shows: { balance: 2750, until: '17/03/2026', tone: 'warning' } },
    { until: '2026-03-10', shows: { balance: 2750, until: '10/03/2026', tone: 'danger' } },
    { until: null, shows: { balance: 2750, until: '', tone: 'success' } },
  ])(
    '[CART-10] [API-42] [LOYALTY-14] the balance with its expiry $until',
    async ({ until, shows }) => {
      expect(await seen({ balance: { balance: minor(2750), expirationDate: until } })).toEqual(
        shows,
      );
    },
  );

  test.each<{ case: string; given: Given }>([
    { case: 'a visitor', given: { client: null } },
    { case: 'a restaurant that gives none', given: { info: {} } },
    {
      case: 'a balance of nothing',
      given: { balance: { balance: minor(0), expirationDate: null } },
    },
    {
      case: 'a balance that cannot be read',
      given: { read: () => Promise.reject(new ApiError({ kind: 'timeout' })) },
    },
  ])('[CART-10] there is no line for $case', async ({ given }) =>
    expect(await seen(given)).toBeNull(),
  );

  test('[CART-10] before the cart was shown there is no request; a shared balance has its date', async () => {
    const { scope, requested } = cart();
    await allSettled(sessionBus.clientRead, { scope, params: aClient() });
    expect(requested).toEqual([]);
    await allSettled(sessionBus.cashbackRead, {
      scope,
      params: {
        clientId: aClient().id,
        balance: { balance: minor(500), expirationDate: '2026-03-10' },
      },
    });
    expect(scope.getState($cashbackLine)).toEqual({
      balance: 500,
      until: '10/03/2026',
      tone: 'success',
    });
  });
});

describe('clearing', () => {
  test.each([
    { case: 'a customer', client: aClient({ points: 100 }), before: 20, after: 100 },
    { case: 'a visitor, who has none,', client: null, before: null, after: null },
  ])(
    '[CART-17] [CONFLICTS-05] clearing the cart gives $case the points of the prizes back',
    async ({ client, before, after }) => {
      const scope = fork({
        values: [
          [$client, client],
          [$lines, [aGeneralLine(), aPrizeLine({ points_needed: 40, qty: 2 })]],
        ],
      });
      const by = jest.fn();
      createWatch({ unit: cartBus.cleared, scope, fn: (event) => by(event.by) });
      expect(scope.getState($pointsLeft)).toBe(before);
      await allSettled(clearConfirmed, { scope });
      expect([scope.getState($lines), scope.getState($pointsLeft)]).toEqual([[], after]);
      expect(by).toHaveBeenCalledWith('customer');
    },
  );
});

describe('recommended products', () => {
  const products = [
    aProduct({ id: 'cola', name: 'Cola', price: minor(700) }),
    aProduct({ id: 'calzone', name: 'Calzone', extras: [anExtrasGroup()] }),
    aProduct(),
  ];
  const orders = [
    anOrder({ orders: [aGeneralLine({ id: 'cola' }), aGeneralLine({ id: 'calzone' })] }),
  ];
  const cart = (show_recommended_products = true) =>
    fork({
      values: [
        [
          $restaurantData,
          restaurantData({
            info: aRestaurant({ show_recommended_products }),
            menu: aMenu({ categories: [aCategory({ products })] }),
          }),
        ],
        [$lines, [aGeneralLine()]],
        [$cachedOrders, orders],
      ],
    });

  test('[OPEN-040] the cart recommends what was ordered before; what has options is opened first', () => {
    expect(
      cart()
        .getState($offers)
        .map(({ id, hasOptions }) => [id, hasOptions]),
    ).toEqual([
      ['cola', false],
      ['calzone', true],
    ]);
  });

  test('[OPEN-040] it recommends nothing where the restaurant does not', () =>
    expect(cart(false).getState($offers)).toEqual([]));

  test('[OPEN-040] one tap puts a product into the cart, and it is recommended no more', async () => {
    const scope = cart();
    await allSettled(addChosen, { scope, params: 'cola' });
    await allSettled(addChosen, { scope, params: 'cola' });
    expect(scope.getState($lines).map(({ id, qty }) => [id, qty])).toEqual([
      ['bruschetta', 1],
      ['cola', 1],
    ]);
    expect(scope.getState($offers).map(({ id }) => id)).toEqual(['calzone']);
  });
});

describe('recovery', () => {
  test('[OPEN-084] [CART-17] starting over discards record and cart and returns the points of its prizes', async () => {
    const client = aClient({ points: 100 });
    const scope = fork({
      values: [
        [$client, client],
        [$lines, [aGeneralLine(), aPrizeLine({ points_needed: 40 })]],
      ],
    });
    const givenUp = jest.fn();
    const cleared = jest.fn();
    createWatch({ unit: cartBus.cleared, scope, fn: (event) => cleared(event) });
    createWatch({ unit: recoveryBus.startedOver, scope, fn: givenUp });
    expect(scope.getState($pointsLeft)).toBe(60);
    await allSettled(startOverChosen, { scope });
    expect([scope.getState($lines), scope.getState($pointsLeft)]).toEqual([[], 100]);
    expect(givenUp).toHaveBeenCalledTimes(1);
    expect(cleared.mock.calls).toEqual([[{ by: 'customer' }]]);
  });
});
