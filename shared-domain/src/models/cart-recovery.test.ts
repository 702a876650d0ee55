import { allSettled, fork, type Scope } from 'effector';
import { cartBus, orderBus, recoveryBus } from '../bus';
import type { CartLine } from '../contracts';
import { aGeneralLine } from '../testing/lines';
import { aPlacedOrder } from '../testing/order';
import { $lines, cartOpened, readCartFx } from './cart';
import { $cartRecovery, $isCartRecovering, $isRecoveryRequested } from './cart-recovery';
import { restaurantSelected } from './restaurant';

const findRecord = (scope: Scope) =>
  allSettled(recoveryBus.recoveryFound, { scope, params: 'the-record' });
const readCart = (scope: Scope) => allSettled(cartOpened, { scope, params: 7 });

const device = (lines: CartLine[] = [aGeneralLine()]) =>
  fork({ values: [[$lines, lines]], handlers: [[readCartFx, () => null]] });
const visit = async (lines?: CartLine[]) => {
  const scope = device(lines);
  await readCart(scope);
  await findRecord(scope);
  return scope;
};

test('[CART-27] [OPEN-084] a valid record opens the question about the saved cart', async () => {
  const scope = await visit();
  expect([
    scope.getState($cartRecovery),
    scope.getState($isCartRecovering),
    scope.getState($isRecoveryRequested),
  ]).toEqual(['the-record', true, true]);
});

test('[CART-27] no question opens before the saved cart was looked up', async () => {
  const scope = device();
  await findRecord(scope);
  expect(scope.getState($isRecoveryRequested)).toBe(false);
  await readCart(scope);
  expect(scope.getState($isRecoveryRequested)).toBe(true);
});

test('[CART-27] where nothing was saved, later additions open no question', async () => {
  const scope = await visit([]);
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine() });
  await readCart(scope);
  expect([scope.getState($isRecoveryRequested), scope.getState($isCartRecovering)]).toEqual([
    false,
    true,
  ]);
});

test('[OPEN-084] going on keeps the mark for the order', async () => {
  const scope = await visit();
  await allSettled(recoveryBus.cartContinued, { scope });
  expect([scope.getState($isRecoveryRequested), scope.getState($isCartRecovering)]).toEqual([
    false,
    true,
  ]);
});

test.each([
  { case: 'starting over', end: (scope: Scope) => allSettled(recoveryBus.startedOver, { scope }) },
  {
    case: 'an order that was placed',
    end: (scope: Scope) => allSettled(orderBus.placed, { scope, params: aPlacedOrder() }),
  },
])('$case ends it', async ({ end }) => {
  const scope = await visit();
  await end(scope);
  expect([scope.getState($isCartRecovering), scope.getState($isRecoveryRequested)]).toEqual([
    false,
    false,
  ]);
});

test('[CART-27] a cart that is emptied, or another restaurant, leaves no question', async () => {
  const emptied = await visit();
  await allSettled(cartBus.cleared, { scope: emptied, params: { by: 'customer' } });
  const left = await visit();
  await allSettled(restaurantSelected, { scope: left, params: 'elsewhere' });
  expect(
    [emptied, left].map((scope) => [
      scope.getState($isRecoveryRequested),
      scope.getState($isCartRecovering),
    ]),
  ).toEqual([
    [false, true],
    [false, false],
  ]);
});

test('[OPEN-084] another record opens the question again', async () => {
  const scope = await visit();
  await allSettled(recoveryBus.cartContinued, { scope });
  await allSettled(recoveryBus.recoveryFound, { scope, params: 'another-record' });
  expect([scope.getState($cartRecovery), scope.getState($isRecoveryRequested)]).toEqual([
    'another-record',
    true,
  ]);
});
