import { allSettled, fork } from 'effector';
import { orderBus, sessionBus, cartBus, noticeBus } from '@storefront/shared-domain/bus';
import {
  minor,
  type CashbackBalance,
  type RestaurantData,
} from '@storefront/shared-domain/contracts';
import type { BalanceCall } from '@storefront/shared-domain/http';
import { $cashback, $client, $lines, $pointsLeft } from '@storefront/shared-domain/models';
import {
  aClient,
  aPlacedOrder,
  aRestaurant,
  restaurantData,
  aGeneralLine,
  aMenu,
  aPrize,
  aPrizeLine,
  aCategory,
  anOrder,
  aProduct,
} from '@storefront/shared-domain/testing';
import { payloadsOf } from '../testing/payloads.test-kit';
import { storefront } from '../testing/render-page.test-kit';
import {
  balanceHidden,
  readBalanceFx,
  refreshRequested,
  balanceShown,
} from './cashback/cashback.model';
import { $pointsToSpend, $taken, prizeChosen, quantityChosen } from './prizes/prizes.model';
import {
  $plan,
  reorderRequested,
  reorderConfirmed,
  reorderDismissed,
  linesAdded,
} from './reorder/reorder.model';

describe('cashback', () => {
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
      await allSettled(balanceShown, { scope });
      await allSettled(balanceHidden, { scope });
    }
    expect(requested).toEqual([{ restaurantId: 7, clientId: '31' }]);
    expect(scope.getState($cashback)).toEqual(saved);
  });

  test('an order, or an explicit request, makes it be read again', async () => {
    const { scope, requested } = await page();
    await allSettled(balanceShown, { scope });
    await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
    await allSettled(balanceShown, { scope });
    await allSettled(refreshRequested, { scope });
    expect(requested).toHaveLength(3);
  });

  test('it waits for the customer to be known', async () => {
    const { scope, requested } = await page({ client: null });
    await allSettled(balanceShown, { scope });
    expect(requested).toEqual([]);
    await allSettled(sessionBus.clientRead, { scope, params: aClient() });
    expect(requested).toHaveLength(1);
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
    const showing = allSettled(balanceShown, { scope });
    void allSettled(sessionBus.signedIn, { scope, params: { token: 'T2', mode: 'email' } });
    const next = allSettled(sessionBus.clientRead, { scope, params: aClient({ id: '32' }) });
    answer(saved);
    await Promise.all([showing, next]);
    expect([balances, scope.getState($cashback)]).toEqual([[], null]);
  });
});

describe('prizes', () => {
  const data = restaurantData({
    menu: aMenu({ prizes: [aPrize(), aPrize({ id: 'wine', name: 'Wine', points_needed: 100 })] }),
  });
  const choose = (prizeId = 'tiramisu') => ({ prizeId, added: 'Added', refused: 'Too few points' });

  async function customer(points: number | null) {
    const scope = await storefront({ data, client: points === null ? null : aClient({ points }) });
    const messages: string[] = [];
    let signIns = 0;
    noticeBus.toastRequested.watch(({ text }) => messages.push(text));
    sessionBus.signInRequested.watch(() => {
      signIns += 1;
    });
    return { scope, messages, signIns: () => signIns };
  }

  test('[OPEN-025] a prize goes into the cart for its points and no money, and lowers the points', async () => {
    const { scope, messages, signIns } = await customer(120);
    await allSettled(prizeChosen, { scope, params: choose() });
    expect(scope.getState($lines)).toEqual([
      {
        type: 'prize',
        lineId: expect.any(String),
        id: 'tiramisu',
        name: 'Tiramisu',
        notes: '',
        qty: 1,
        price: 0,
        points_needed: 40,
        pointsSpent: 40,
      },
    ]);
    expect(scope.getState($pointsLeft)).toBe(80);
    expect([messages, signIns()]).toEqual([['Added'], 0]);
  });

  test('[OPEN-025] the same prize again counts its line up, up to the last point', async () => {
    const { scope, messages } = await customer(120);
    for (let count = 0; count < 4; count += 1)
      await allSettled(prizeChosen, { scope, params: choose() });
    expect(scope.getState($lines)).toMatchObject([{ id: 'tiramisu', qty: 3 }]);
    expect(scope.getState($pointsLeft)).toBe(0);
    expect(messages).toEqual(['Added', 'Added', 'Added', 'Too few points']);
  });

  test.each([
    ['too few points', 39, 'tiramisu'],
    ['points that another prize took', 120, 'wine'],
    ['a prize that is gone', 120, 'cake'],
  ])('[OPEN-025] refused: %s', async (_, points, prizeId) => {
    const { scope, messages } = await customer(points);
    if (prizeId === 'wine') await allSettled(prizeChosen, { scope, params: choose() });
    const before = scope.getState($lines);
    await allSettled(prizeChosen, { scope, params: choose(prizeId) });
    expect(scope.getState($lines)).toEqual(before);
    expect(messages.at(-1)).toBe('Too few points');
  });

  test('[OPEN-025] a visitor is offered the login and gets nothing', async () => {
    const { scope, messages, signIns } = await customer(null);
    await allSettled(prizeChosen, { scope, params: choose() });
    expect([scope.getState($lines), messages, signIns()]).toEqual([[], [], 1]);
  });

  test('[OPEN-025] points come back when a prize is taken out, one by one or whole', async () => {
    const { scope } = await customer(120);
    await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine() });
    await allSettled(prizeChosen, { scope, params: choose() });
    await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 3 } });
    expect([scope.getState($taken), scope.getState($pointsLeft)]).toEqual([{ tiramisu: 3 }, 0]);
    await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 1 } });
    expect(scope.getState($pointsLeft)).toBe(80);
    await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 0 } });
    expect([scope.getState($taken), scope.getState($pointsLeft)]).toEqual([{}, 120]);
    expect(scope.getState($lines)).toMatchObject([{ type: 'general' }]);
  });

  test('a balance below the points of the cart lets the customer return prizes, and add none', async () => {
    const scope = fork({
      values: [
        [$client, aClient({ points: 10 })],
        [$lines, [aPrizeLine({ id: 'tiramisu', points_needed: 40, qty: 3 })]],
      ],
    });
    await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 4 } });
    expect(scope.getState($taken)).toEqual({ tiramisu: 3 });
    await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 2 } });
    expect([scope.getState($taken), scope.getState($pointsToSpend)]).toEqual([{ tiramisu: 2 }, 0]);
  });
});

describe('an order again', () => {
  const product = aProduct({ id: 'soup', name: 'Soup', price: minor(1500), extras: [] });
  const data = restaurantData({
    menu: aMenu({ categories: [aCategory({ products: [product] })] }),
  });
  const soup = aGeneralLine({
    lineId: 'old',
    id: 'soup',
    name: 'Soup of the day',
    price: minor(1200),
    qty: 2,
    extras: [],
  });
  const order = anOrder({
    orders: [soup, aGeneralLine({ lineId: 'gone', id: 'nothing', name: 'Nothing' }), aPrizeLine()],
  });

  async function open(of = order, at = data) {
    const scope = await storefront({ data: at });
    const messages: string[] = [];
    const onward: string[] = [];
    noticeBus.toastRequested.watch(({ text }) => messages.push(text));
    linesAdded.watch((to) => onward.push(to));
    await allSettled(reorderRequested, { scope, params: of });
    return { scope, messages, onward };
  }

  test('[API-06] what it brings is shown, and nothing moves until the customer says so', async () => {
    const { scope, messages } = await open();
    expect(scope.getState($plan)).toMatchObject({
      number: '#501',
      lines: [{ id: 'soup', price: 1500, qty: 2 }],
      prizes: [{ type: 'prize' }],
      changes: [
        { kind: 'repriced', from: 2400, to: 3000 },
        { kind: 'left', reason: 'gone' },
      ],
    });
    expect([scope.getState($lines), messages]).toEqual([[], []]);
    await allSettled(reorderDismissed, { scope });
    expect([scope.getState($plan), scope.getState($lines)]).toEqual([null, []]);
  });

  test.each([
    ['add', ['soup', 'soup'], 'cart', 'In the cart'],
    ['replace', ['soup'], 'checkout', undefined],
  ] as const)('[API-06] a cart that is not empty: %s', async (how, ids, to, message) => {
    const { scope, messages, onward } = await open();
    await allSettled(cartBus.lineAdded, {
      scope,
      params: aGeneralLine({
        lineId: 'mine',
        id: 'soup',
        price: minor(1500),
        notes: 'no salt',
        extras: [],
      }),
    });
    await allSettled(reorderConfirmed, { scope, params: { how, notice: 'In the cart' } });
    const lines = scope.getState($lines);
    expect(lines.map(({ id }) => id)).toEqual(ids);
    expect(lines.map(({ lineId }) => lineId)).not.toContain('old');
    expect(lines.at(-1)).toMatchObject({ price: 1500, qty: 2 });
    expect([messages.at(-1), onward, scope.getState($plan)]).toEqual([message, [to], null]);
  });

  test('[API-06] an order of a closed restaurant goes into the cart and not on to the checkout', async () => {
    const closed = restaurantData({ menu: data.menu, info: aRestaurant({ is_closed: true }) });
    const { scope, messages, onward } = await open(order, closed);
    await allSettled(reorderConfirmed, {
      scope,
      params: { how: 'replace', notice: 'In the cart' },
    });
    expect(scope.getState($lines)).toMatchObject([{ id: 'soup', qty: 2 }]);
    expect([messages, onward]).toEqual([['In the cart'], ['cart']]);
  });

  test('[API-06] of an order nothing of which is left, nothing is taken', async () => {
    const { scope, onward } = await open(anOrder({ orders: [aPrizeLine()] }));
    await allSettled(reorderConfirmed, { scope, params: { how: 'replace', notice: 'x' } });
    expect([scope.getState($lines), onward, scope.getState($plan)?.lines]).toEqual([[], [], []]);
  });

  test('[API-06] a second confirmation takes nothing', async () => {
    const { scope, messages, onward } = await open();
    for (let count = 0; count < 2; count += 1)
      await allSettled(reorderConfirmed, { scope, params: { how: 'add', notice: 'In the cart' } });
    expect([scope.getState($lines).length, messages, onward]).toEqual([1, [], ['checkout']]);
  });
});
