/** @jest-environment jsdom */
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { $restaurantData, $session, tableLinkRead } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { loyaltyDismissed, readLoyaltyDismissedFx } from '../../lib/loyalty-dismissal.model';
import { sendConfirmationRequested, tableOrderSending } from '../../lib/table-order-requested';
import { finishClicked, finishLedTo } from './finish.model';

const NOW = Date.parse('2026-03-10T15:00:00Z');
const WEEK = 7 * 24 * 3_600_000;
const clock = (at: number) => jest.spyOn(Date, 'now').mockReturnValue(at);

beforeEach(() => {
  localStorage.clear();
  clock(NOW);
});
afterEach(() => jest.restoreAllMocks());

type Info = Parameters<typeof aRestaurant>[0];
const at = (info: Info = {}, session: { token: string; mode: 'email' } | null = null) =>
  fork({
    values: [
      [$restaurantData, { ...restaurantData(), info: aRestaurant(info) }],
      [$session, session],
    ],
  });
const withPoints = { fidelity: { ...aRestaurant().fidelity, enablePoints: true } };
const schedulable = {
  ...aRestaurant().scheduleSettings,
  enable: true,
  allowSchedulingWhileClosed: true,
};

async function finish(scope: Scope) {
  const received = { to: [] as string[], tableOrders: 0, finishes: 0 };
  const stops = [
    createWatch({ unit: finishLedTo, scope, fn: (path) => received.to.push(path) }),
    createWatch({
      unit: sendConfirmationRequested,
      scope,
      fn: () => {
        received.tableOrders += 1;
      },
    }),
    createWatch({
      unit: cartBus.finishRequested,
      scope,
      fn: () => {
        received.finishes += 1;
      },
    }),
  ];
  await allSettled(finishClicked, { scope });
  for (const stop of stops) stop();
  return received;
}

test.each([
  {
    row: '[CART-20] [CART-25] closed and not schedulable leads to the closed dialog',
    scope: () => at({ is_closed: true }),
    path: '/shopping-cart/restaurant-closed',
  },
  { row: '[CART-23] open leads to delivery', scope: () => at(), path: '/delivery' },
  {
    row: '[CART-23] closed but open for schedule leads to delivery',
    scope: () => at({ is_closed: true, scheduleSettings: schedulable }),
    path: '/delivery',
  },
  {
    row: '[CART-22] a visitor of a loyalty program is invited',
    scope: () => at(withPoints),
    path: '/shopping-cart/use-loyalty',
  },
  {
    row: '[CART-22] a customer is not',
    scope: () => at(withPoints, { token: 't', mode: 'email' }),
    path: '/delivery',
  },
])('$row', async ({ scope, path }) => {
  expect(await finish(scope())).toEqual({ to: [path], tableOrders: 0, finishes: 1 });
});

test('[CART-19] [CART-21] at a table the content of the order is shown, and nothing else opens', async () => {
  const scope = at(withPoints);
  await allSettled(tableLinkRead, { scope, params: { mode: 'table', table: '7', token: 'code' } });
  expect(await finish(scope)).toStrictEqual({ to: [], tableOrders: 1, finishes: 1 });
});

test('[CART-21] while the order to the table is on its way, pressing again does nothing', async () => {
  const scope = at();
  await allSettled(tableLinkRead, { scope, params: { mode: 'table', table: '7', token: 'code' } });
  await allSettled(tableOrderSending, { scope, params: true });
  expect(await finish(scope)).toEqual({ to: [], tableOrders: 0, finishes: 0 });
});

test.each([
  {
    case: 'a week less a millisecond later it is still dismissed',
    after: WEEK - 1,
    path: '/delivery',
  },
  { case: 'a week later it comes again', after: WEEK, path: '/shopping-cart/use-loyalty' },
])('[CART-22] [LOYALTY-06] [OPEN-027] $case', async ({ after, path }) => {
  const scope = at(withPoints);
  await allSettled(loyaltyDismissed, { scope });
  expect(JSON.parse(localStorage.getItem('loyaltyDismissed-7') ?? '{}')).toMatchObject({
    value: NOW,
  });
  clock(NOW + after);
  expect((await finish(scope)).to).toEqual([path]);
});

test('[LOYALTY-06] a dismissal in one restaurant says nothing in another', async () => {
  await allSettled(loyaltyDismissed, { scope: at(withPoints) });
  expect((await finish(at({ ...withPoints, id: 8 }))).to).toEqual(['/shopping-cart/use-loyalty']);
});

test('[LOYALTY-06] while no restaurant is loaded, nothing is stored and nothing is dismissed', async () => {
  const scope = fork();
  await allSettled(loyaltyDismissed, { scope });
  expect(localStorage).toHaveLength(0);
  await allSettled(loyaltyDismissed, { scope: at(withPoints) });
  localStorage.setItem('loyaltyDismissed-null', localStorage.getItem('loyaltyDismissed-7') ?? '');
  const { status, value } = await allSettled(readLoyaltyDismissedFx, { scope });
  expect([status, value]).toEqual(['done', false]);
});

test.each(['{"v":1,"value":"yesterday"}', 'rubbish', '{"v":99,"value":1}'])(
  '[LOYALTY-06] a stored %s is no dismissal',
  async (text) => {
    localStorage.setItem('loyaltyDismissed-7', text);
    expect((await finish(at(withPoints))).to).toEqual(['/shopping-cart/use-loyalty']);
  },
);
