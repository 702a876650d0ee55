import { allSettled, fork, type Scope } from 'effector';
import { cartBus, orderBus, recoveryBus } from '@storefront/shared-domain/bus';
import {
  $isCartRecovering,
  $lines,
  cartOpened,
  readCartFx,
  visitSourceRead,
} from '@storefront/shared-domain/models';
import { aGeneralLine, aPlacedOrder } from '@storefront/shared-domain/testing';
import {
  $leadsToCart,
  cartShown,
  deleteRecoveryFx,
  markRecoveryFx,
  readRecoveryFx,
} from './cart-recovery.model';

const NOW = Date.parse('2026-03-10T15:00:00Z');
const FOUR_HOURS = 4 * 3_600_000;
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

test('[SHELL-06] [CART-26] [API-17] [API-18] [OPEN-084] a fresh record is marked as used; its cart opens', async () => {
  const { scope, seen } = await opened();
  expect(seen).toEqual([
    ['get', 'u-1'],
    ['update 1', 'u-1'],
  ]);
  expect(state(scope)).toEqual([true, true]);
});

test.each([
  { case: '4 hours less a millisecond old', age: FOUR_HOURS - 1, counts: true },
  { case: '4 hours old', age: FOUR_HOURS, counts: false },
])('[CART-26] a record $case counts: $counts', async ({ age, counts }) => {
  const { scope, seen } = await opened({ read: async () => ago(age) });
  expect(state(scope)).toEqual([counts, counts]);
  expect(seen).toHaveLength(counts ? 2 : 1);
});

test('[SHELL-06] without the parameter nothing is requested', async () =>
  expect((await opened({ u: '' })).seen).toEqual([]));

test('a record that cannot be read is none', async () => {
  const { scope } = await opened({ read: () => Promise.reject(new Error('gone')) });
  expect(state(scope)).toEqual([false, false]);
});

test('a mark that cannot be set spoils nothing', async () => {
  const { scope } = await opened({ mark: () => Promise.reject(new Error('down')) });
  expect(state(scope)).toEqual([true, true]);
});

test('[SHELL-43] a cart that holds nothing leads nowhere, and the mark goes with the order all the same', async () => {
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

test('going on with the cart deletes nothing', async () => {
  const { scope, seen } = await opened();
  await allSettled(recoveryBus.cartContinued, { scope });
  expect(seen.map(([what]) => what)).toEqual(['get', 'update 1']);
  expect(scope.getState($isCartRecovering)).toBe(true);
});
