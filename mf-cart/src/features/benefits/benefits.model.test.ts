import { allSettled, fork } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import {
  minor,
  type CashbackBalance,
  type CartLine,
  type Client,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $cashback,
  $client,
  $fee,
  $deliveryType,
  $lines,
  $restaurantData,
  $session,
} from '@storefront/shared-domain/models';
import {
  aClient,
  aFee,
  aGeneralLine,
  aPrizeLine,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { readBalanceFx, type BalanceCall } from './balance.api';
import { $cashbackLine, $points, shown } from './benefits.model';

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
  await allSettled(shown, { scope, params: NOON });
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
    expect(await seen({ balance: { balance: minor(2750), expirationDate: until } })).toEqual(shows);
  },
);

test.each<{ case: string; given: Given }>([
  { case: 'a visitor', given: { client: null } },
  { case: 'a restaurant that gives none', given: { info: {} } },
  { case: 'a balance of nothing', given: { balance: { balance: minor(0), expirationDate: null } } },
  {
    case: 'a balance that cannot be read',
    given: { read: () => Promise.reject(new ApiError({ kind: 'timeout' })) },
  },
])('[CART-10] there is no line for $case', async ({ given }) =>
  expect(await seen(given)).toBeNull(),
);

test('the balance is read once, when the cart is in sight and the customer known, and shared', async () => {
  const { scope, requested } = cart({ client: null });
  await allSettled(shown, { scope, params: NOON });
  expect(requested).toEqual([]);
  await allSettled(sessionBus.clientRead, { scope, params: aClient() });
  await allSettled(shown, { scope, params: NOON });
  expect(requested).toEqual([{ restaurantId: 7, clientId: aClient().id }]);
});

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

test.each([
  { case: 'a session', session: null, info: aRestaurant({ cashbackSettings }) },
  { case: 'cashback', session: { token: 't', mode: 'email' }, info: aRestaurant() },
  { case: 'a restaurant', session: { token: 't', mode: 'email' }, info: null },
] as const)('[CART-10] a balance that was read is not shown without $case', ({ session, info }) => {
  const scope = fork({
    values: [
      [$restaurantData, info && restaurantData({ info })],
      [$session, session],
      [$cashback, { balance: minor(2750), expirationDate: null }],
    ],
  });
  expect(scope.getState($cashbackLine)).toBeNull();
});

test('[CART-09] while no restaurant is loaded, a cart earns no points', () => {
  const scope = fork({
    values: [
      [$session, { token: 't', mode: 'email' }],
      [$lines, [aGeneralLine({ price: minor(5250) })]],
    ],
  });
  expect(scope.getState($points)).toBeNull();
});
