import { allSettled, fork } from 'effector';
import { checkoutBus, deliveryBus, orderBus, sessionBus } from '@storefront/shared-domain/bus';
import {
  minor,
  ZERO,
  type CashbackBalance,
  type Client,
  type Coupon,
  type PaymentChoice,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { ApiError, type BalanceCall } from '@storefront/shared-domain/http';
import {
  $cashback,
  $client,
  $deliveryType,
  $fee,
  $isCashbackUsed,
  $lines,
  $payment,
  $restaurantData,
  $session,
  $totals,
} from '@storefront/shared-domain/models';
import {
  aClient,
  aFee,
  aGeneralLine,
  aPlacedOrder,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import {
  $balance,
  $generated,
  $hasFailed,
  $isOffered,
  $isRefused,
  $mayUse,
  $spendable,
  readBalanceFx,
  refusalRead,
  retryPressed,
  cashbackShown,
  stopPressed,
  usePressed,
} from './cashback.model';

const NOON = new Date('2026-03-10T15:00:00Z');
const saved: CashbackBalance = { balance: minor(2750), expirationDate: '2026-03-31' };
const settings: RestaurantInfo['cashbackSettings'] = {
  enabled: true,
  maxCashbackValue: minor(3000),
  cashbackPercent: 5,
};
const coupon: Coupon = {
  id: 'c',
  code: 'C',
  type: 'fixDiscount',
  fixDiscount: minor(100),
  percentDiscount: 0,
  minOrderValue: ZERO,
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
};
const pix: PaymentChoice = { method: 'pix', group: 'uponDelivery' };
type Given = {
  cashbackSettings?: RestaurantInfo['cashbackSettings'];
  client?: Client | null;
  balance?: CashbackBalance;
  read?: () => Promise<CashbackBalance>;
  price?: number;
};

async function checkout({
  cashbackSettings = settings,
  client = aClient(),
  balance = saved,
  read = async () => balance,
  price = 8000,
}: Given = {}) {
  const requested: BalanceCall[] = [];
  const scope = fork({
    values: [
      [
        $restaurantData,
        restaurantData({
          info: aRestaurant({
            cashbackSettings,
            paymentSettings: [
              {
                paymentType: 'pix',
                isActive: true,
                value: 10,
                valueType: 'percent',
                operation: 'discount',
              },
            ],
          }),
        }),
      ],
      [$lines, [aGeneralLine({ price: minor(price), extras: [] })]],
      [$client, client],
      [$session, client && { token: 't', mode: 'email' as const }],
      [$deliveryType, 'delivery'],
      [$fee, aFee({ deliveryFee: minor(800) })],
      [$payment, pix],
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
  await allSettled(cashbackShown, { scope, params: NOON });
  return { scope, requested };
}

test('[LOYALTY-09] [LOYALTY-14] a customer sees the balance, its last day and how near that is', async () => {
  const { scope, requested } = await checkout();
  expect(requested).toEqual([{ restaurantId: 7, clientId: '31' }]);
  expect(scope.getState($balance)).toEqual({ balance: 2750, until: '31/03/2026', tone: 'success' });
  for (const [expirationDate, tone] of [
    ['2026-03-17', 'warning'],
    ['2026-03-10', 'danger'],
  ]) {
    expect(
      (await checkout({ balance: { ...saved, expirationDate: expirationDate! } })).scope.getState(
        $balance,
      )?.tone,
    ).toBe(tone);
  }
});

test('[LOYALTY-07] for a visitor no balance is requested or usable; after a login it is read', async () => {
  const { scope, requested } = await checkout({ client: null });
  await allSettled(usePressed, { scope, params: NOON });
  expect([
    scope.getState($isOffered),
    scope.getState($balance),
    scope.getState($mayUse),
    scope.getState($isCashbackUsed),
    requested,
  ]).toEqual([true, null, false, false, []]);
  await allSettled(sessionBus.signedIn, { scope, params: { token: 't', mode: 'email' } });
  await allSettled(sessionBus.clientRead, { scope, params: aClient() });
  expect([scope.getState($balance)?.balance, scope.getState($mayUse)]).toEqual([2750, true]);
});

test.each<{ case: string; given: Given }>([
  { case: 'a balance of nothing', given: { balance: { balance: ZERO, expirationDate: null } } },
  {
    case: 'a restaurant that gives none',
    given: { cashbackSettings: { ...settings, enabled: false } },
  },
])('[LOYALTY-08] there is no use box for $case', async ({ given }) =>
  expect((await checkout(given)).scope.getState($mayUse)).toBe(false),
);

test('[LOYALTY-08] nor while a coupon or cashback is in use', async () => {
  const { scope } = await checkout();
  expect(scope.getState($mayUse)).toBe(true);
  await allSettled(checkoutBus.couponApplied, { scope, params: coupon });
  expect(scope.getState($mayUse)).toBe(false);
  await allSettled(usePressed, { scope, params: NOON });
  expect(scope.getState($isCashbackUsed)).toBe(false);
  await allSettled(checkoutBus.couponRemoved, { scope });
  await allSettled(usePressed, { scope, params: NOON });
  expect([scope.getState($isCashbackUsed), scope.getState($mayUse)]).toEqual([true, false]);
});

test.each([
  { case: 'the balance', given: {}, spends: 2750, total: 6050 },
  {
    case: 'at most maxCashbackValue',
    given: { balance: { ...saved, balance: minor(9000) } },
    spends: 3000,
    total: 5800,
  },
  {
    case: 'without a maximum all of it',
    given: {
      balance: { ...saved, balance: minor(5000) },
      cashbackSettings: { ...settings, maxCashbackValue: ZERO },
    },
    spends: 5000,
    total: 3800,
  },
  { case: 'at most the order', given: { price: 1000 }, spends: 1800, total: 0 },
])('[LOYALTY-11] [LOYALTY-12] an order spends $case', async ({ given, spends, total }) => {
  const { scope } = await checkout(given);
  expect(scope.getState($spendable)).toBe(spends);
  await allSettled(usePressed, { scope, params: NOON });
  expect(scope.getState($totals)).toMatchObject({ cashbackSpent: spends, grandTotal: total });
});

test('[CHECKOUT-15] using cashback, and using it no more, takes the payment back', async () => {
  const { scope } = await checkout();
  expect(scope.getState($payment)).toEqual(pix);
  await allSettled(usePressed, { scope, params: NOON });
  expect(scope.getState($payment)).toBeNull();
  await allSettled(checkoutBus.paymentChosen, { scope, params: pix });
  await allSettled(stopPressed, { scope });
  expect([
    scope.getState($payment),
    scope.getState($isCashbackUsed),
    scope.getState($totals).cashbackSpent,
  ]).toEqual([null, false, 0]);
});

test('[LOYALTY-10] what has expired is refused, on its last day it still counts', async () => {
  const { scope } = await checkout({ balance: { ...saved, expirationDate: '2026-03-10' } });
  await allSettled(usePressed, { scope, params: new Date('2026-03-11T04:00:00Z') });
  expect([scope.getState($isRefused), scope.getState($isCashbackUsed)]).toEqual([true, false]);
  await allSettled(refusalRead, { scope });
  await allSettled(usePressed, { scope, params: NOON });
  expect([scope.getState($isRefused), scope.getState($isCashbackUsed)]).toEqual([false, true]);
});

test('[LOYALTY-13] [OPEN-060] an order earns a share of what is paid without the delivery, adjusted once', async () => {
  const { scope } = await checkout();
  expect(scope.getState($totals)).toMatchObject({ adjustment: -880, grandTotal: 7920 });
  expect(scope.getState($generated)).toBe(356); // 5 % of 71.20
  await allSettled(usePressed, { scope, params: NOON });
  expect(scope.getState($generated)).toBe(263); // 5 % of 52.50, half a hundredth up
  expect(
    (await checkout({ cashbackSettings: { ...settings, enabled: false } })).scope.getState(
      $generated,
    ),
  ).toBe(0);
});

test('[OPEN-082] logged out, no cashback is spent and the payment is to be chosen for the new total', async () => {
  const { scope } = await checkout();
  await allSettled(usePressed, { scope, params: NOON });
  await allSettled(checkoutBus.paymentChosen, { scope, params: pix });
  await allSettled(sessionBus.signedOut, { scope });
  expect([
    scope.getState($isCashbackUsed),
    scope.getState($payment),
    scope.getState($totals).cashbackSpent,
    scope.getState($balance),
  ]).toEqual([false, null, 0, null]);
});

test('a loaded balance is not requested again, one that an order changed is', async () => {
  const { scope, requested } = await checkout();
  await allSettled(cashbackShown, { scope, params: NOON });
  expect(requested).toHaveLength(1);
  await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
  await allSettled(cashbackShown, { scope, params: NOON });
  expect(requested).toHaveLength(2);
});

test('a balance that cannot be read shows a failure, and another attempt reads it', async () => {
  const answers = [() => Promise.reject(new ApiError({ kind: 'timeout' })), async () => saved];
  const { scope } = await checkout({ read: () => answers.shift()!() });
  expect([scope.getState($hasFailed), scope.getState($balance), scope.getState($mayUse)]).toEqual([
    true,
    null,
    false,
  ]);
  await allSettled(retryPressed, { scope });
  expect([scope.getState($hasFailed), scope.getState($balance)?.balance]).toEqual([false, 2750]);
});

describe('before the row is visible', () => {
  const hidden = (cashback: CashbackBalance | null) => {
    const requested: BalanceCall[] = [];
    const scope = fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant({ cashbackSettings: settings }) })],
        [$lines, [aGeneralLine({ price: minor(8000), extras: [] })]],
        [$client, aClient()],
        [$session, { token: 't', mode: 'email' }],
        [$cashback, cashback],
      ],
      handlers: [
        [
          readBalanceFx,
          (call: BalanceCall) => {
            requested.push(call);
            return saved;
          },
        ],
      ],
    });
    return { scope, requested };
  };

  test('no balance is requested', async () => {
    const { scope, requested } = hidden(null);
    await allSettled(sessionBus.clientRead, { scope, params: aClient() });
    await allSettled(retryPressed, { scope });
    expect(requested).toEqual([]);
  });

  test('no balance is shown or usable', () => {
    const { scope } = hidden({ balance: minor(2750), expirationDate: null });
    expect([scope.getState($balance), scope.getState($spendable), scope.getState($mayUse)]).toEqual(
      [null, 2750, false],
    );
  });
});

test('[LOYALTY-08] there is no use box for an order of nothing', async () => {
  const { scope } = await checkout({ price: 0 });
  await allSettled(deliveryBus.typeChosen, { scope, params: 'balcony' });
  expect([scope.getState($balance)?.balance, scope.getState($spendable)]).toEqual([2750, 0]);
  expect(scope.getState($mayUse)).toBe(false);
});
