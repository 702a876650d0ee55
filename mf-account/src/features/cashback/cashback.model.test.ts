import { allSettled } from 'effector';
import { orderBus, sessionBus } from '@storefront/shared-domain/bus';
import {
  minor,
  type CashbackBalance,
  type RestaurantData,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $cashback } from '@storefront/shared-domain/models';
import {
  aClient,
  aPlacedOrder,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { payloadsOf } from '../../testing/payloads.test-kit';
import { storefront } from '../../testing/render-page.test-kit';
import { readBalanceFx, type BalanceCall } from './balance.api';
import { $failure, hidden, refreshRequested, shown } from './cashback.model';

const saved: CashbackBalance = { balance: minor(2750), expirationDate: '2026-01-05' };
const withCashback = restaurantData({
  info: aRestaurant({
    cashbackSettings: { enabled: true, maxCashbackValue: minor(0), cashbackPercent: 5 },
  }),
});

async function page({
  data = withCashback,
  client = aClient(),
  answer = async () => saved,
}: {
  data?: RestaurantData;
  client?: ReturnType<typeof aClient> | null;
  answer?: () => Promise<CashbackBalance>;
} = {}) {
  const requested: BalanceCall[] = [];
  const scope = await storefront({
    data,
    client,
    handlers: [
      [
        readBalanceFx,
        (call: BalanceCall) => {
          requested.push(call);
          return answer();
        },
      ],
    ],
  });
  return { scope, requested };
}

test('the balance is read when it is first shown, and not again while nothing happened', async () => {
  const { scope, requested } = await page();
  for (let times = 0; times < 3; times += 1) {
    await allSettled(shown, { scope });
    await allSettled(hidden, { scope });
  }
  expect(requested).toEqual([{ restaurantId: 7, clientId: '31' }]);
  expect(scope.getState($cashback)).toEqual(saved);
});

test('an order, or an explicit request, makes it be read again', async () => {
  const { scope, requested } = await page();
  await allSettled(shown, { scope });
  await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
  await allSettled(shown, { scope });
  await allSettled(refreshRequested, { scope });
  expect(requested).toHaveLength(3);
});

test('it waits for the customer to be known', async () => {
  const { scope, requested } = await page({ client: null });
  await allSettled(shown, { scope });
  expect(requested).toEqual([]);
  await allSettled(sessionBus.clientRead, { scope, params: aClient() });
  expect(requested).toHaveLength(1);
});

test('nothing is requested at a restaurant without prizes', async () => {
  const { scope, requested } = await page({ data: restaurantData() });
  await allSettled(shown, { scope });
  expect(requested).toEqual([]);
});

test('a failure is shown, and another attempt repairs it', async () => {
  const answers = [() => Promise.reject(new ApiError({ kind: 'timeout' })), async () => saved];
  const { scope } = await page({ answer: () => answers.shift()!() });
  await allSettled(shown, { scope });
  expect([scope.getState($cashback), scope.getState($failure)]).toEqual([null, 'timeout']);
  await allSettled(refreshRequested, { scope });
  expect([scope.getState($cashback), scope.getState($failure)]).toEqual([saved, null]);
});

test('nothing of the customer before is left, not even a slow answer', async () => {
  let answer = (_: CashbackBalance): void => undefined;
  const errors = jest.spyOn(console, 'error');
  const { scope } = await page({
    answer: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const showing = allSettled(shown, { scope });
  const leaving = allSettled(sessionBus.signedOut, { scope });
  answer(saved);
  await Promise.all([showing, leaving]);
  expect(scope.getState($cashback)).toBeNull();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('a slow answer for the customer before is not the balance of the next one', async () => {
  let answer = (_: CashbackBalance): void => undefined;
  const { scope } = await page({
    answer: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const balances = payloadsOf(sessionBus.cashbackRead, scope);
  const showing = allSettled(shown, { scope });
  void allSettled(sessionBus.signedIn, { scope, params: { token: 'T2', mode: 'email' } });
  const next = allSettled(sessionBus.clientRead, { scope, params: aClient({ id: '32' }) });
  answer(saved);
  await Promise.all([showing, next]);
  expect([balances, scope.getState($cashback)]).toEqual([[], null]);
});
