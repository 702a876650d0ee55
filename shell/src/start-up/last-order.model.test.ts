/** @jest-environment jsdom */
import { allSettled, fork, type Scope } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import { lastOrderOf, restaurantLoaded, tableLinkRead } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import {
  anOrder,
  aPlacedOrder,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import {
  $lastOrderAtStart,
  $orderUnderway,
  barClosed,
  menuShown,
  rateShown,
  readLastOrderFx,
} from './last-order.model';

const info = aRestaurant({ review_settings: { enabled: true, show_in_order_page: true } });
const order = (change: Partial<Order> = {}) =>
  anOrder({ restaurantId: info.id, askReview: true, ratingAvg: null, ...change });
const { uuid } = order();
const NOW = Date.parse('2026-03-10T15:00:00Z');

type Answer = () => Order | null | Promise<never>;
const now = jest.fn(() => NOW);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  now.mockReturnValue(NOW);
  jest.spyOn(Date, 'now').mockImplementation(now);
});
afterEach(() => jest.restoreAllMocks());

/** A visit to the menu's home on a device that placed an order before. */
async function visit(
  answer: Answer,
  { token = uuid as string | null, at = 'delivery' as 'delivery' | 'table' } = {},
) {
  if (token !== null) storage.write(keys.lastOrderToken(info.id), token);
  const read = jest.fn(async () => ({ order: await answer(), at: Date.now() }));
  const scope = fork({ handlers: [[readLastOrderFx, read]] });
  if (at === 'table')
    await allSettled(tableLinkRead, { scope, params: { mode: 'table', table: '7', token: 'c' } });
  await allSettled(restaurantLoaded, { scope, params: restaurantData({ info }) });
  const before = scope.getState($lastOrderAtStart);
  await allSettled(menuShown, { scope });
  return { scope, read, before, token: () => lastOrderOf(info.id) };
}
const start = (scope: Scope) => scope.getState($lastOrderAtStart).kind;

test('[SHELL-41] [SHELL-42] the order is fetched by its token, and a completed one requests its review', async () => {
  const { scope, read, before, token } = await visit(() => order({ status: 'OVER' }));
  expect(before).toEqual({ kind: 'waiting' });
  expect(read).toHaveBeenCalledWith(uuid);
  expect(scope.getState($lastOrderAtStart)).toEqual({ kind: 'rate', uuid });
  expect(token()).toBe(uuid);
});

test.each([
  { case: '[SHELL-42] no order is found', answer: () => null },
  {
    case: "it is another restaurant's",
    answer: () => order({ status: 'OVER', restaurantId: info.id + 1 }),
  },
  { case: 'it no longer asks', answer: () => order({ status: 'OVER', askReview: false }) },
  { case: 'it was reviewed', answer: () => order({ status: 'OVER', ratingAvg: 5 }) },
  { case: 'it was canceled', answer: () => order({ status: 'CANCELED' }) },
])('[OPEN-024] the token goes when $case, and the menu stays', async ({ answer }) => {
  const { scope, token } = await visit(answer);
  expect([token(), start(scope), scope.getState($orderUnderway)]).toEqual([null, 'none', null]);
});

test('[OPEN-024] without a response the token stays, without a delay', async () => {
  const { scope, token } = await visit(() => Promise.reject(new Error('offline')));
  expect([token(), start(scope)]).toEqual([uuid, 'none']);
});

test('without a token nothing is requested, nor at a table', async () => {
  const [bare, seated] = [
    await visit(() => order(), { token: null }),
    await visit(() => order(), { at: 'table' }),
  ];
  expect([bare.read.mock.calls, seated.read.mock.calls, bare.before.kind]).toEqual([
    [],
    [],
    'none',
  ]);
});

test('[OPEN-024] a review opens once in a tab: it traps no customer', async () => {
  const first = await visit(() => order({ status: 'OVER' }));
  await allSettled(rateShown, { scope: first.scope });
  expect(start(first.scope)).toBe('none');
  const again = await visit(() => order({ status: 'OVER' }));
  expect(start(again.scope)).toBe('none');
  sessionStorage.clear();
  expect(start((await visit(() => order({ status: 'OVER' }))).scope)).toBe('rate');
});

test.each(['reviewed', 'reviewDismissed'] as const)('[OPEN-024] %s: never again', async (fact) => {
  const { scope, token } = await visit(() => order({ status: 'OVER' }));
  await allSettled(orderBus[fact], { scope, params: { uuid } });
  expect([start(scope), token()]).toEqual(['none', null]);
});

test('an order that is underway is followed from the menu, until its bar is closed in this tab', async () => {
  const { scope, token } = await visit(() => order({ status: 'PREPARING' }));
  expect(scope.getState($orderUnderway)).toMatchObject({ order: { uuid }, stage: 'underway' });
  await allSettled(barClosed, { scope });
  expect([scope.getState($orderUnderway), token()]).toEqual([null, uuid]);
  const again = await visit(() => order({ status: 'PREPARING' }));
  expect(again.scope.getState($orderUnderway)).toBeNull();
});

test('the order of this visit is followed at once, and read anew when the menu is opened again later', async () => {
  let status = 'CREATED';
  const placed = aPlacedOrder();
  const { scope, read } = await visit(() => ({ ...placed.order, restaurantId: info.id, status }), {
    token: null,
  });
  await allSettled(orderBus.placed, { scope, params: placed });
  expect(scope.getState($orderUnderway)?.order.status).toBe('CREATED');
  status = 'READY';
  await allSettled(menuShown, { scope });
  expect(scope.getState($orderUnderway)?.order.status).toBe('READY');
  now.mockReturnValue(NOW + 30_000);
  await allSettled(menuShown, { scope });
  now.mockReturnValue(NOW + 30_001);
  await allSettled(menuShown, { scope });
  expect(read).toHaveBeenCalledTimes(2);
});
