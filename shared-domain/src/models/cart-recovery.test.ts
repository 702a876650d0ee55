import { allSettled, fork } from 'effector';
import { orderBus, recoveryBus } from '../bus';
import type { CartLine } from '../contracts';
import { aGeneralLine } from '../testing/lines';
import { aPlacedOrder } from '../testing/order';
import { $isCartReady, $lines } from './cart';
import { $cartRecovery, $isCartRecovering, $isRecoveryAsked } from './cart-recovery';

const visit = async ({ lines = [aGeneralLine()] as CartLine[], isReady = true } = {}) => {
  const scope = fork({ values: [[$lines, lines], [$isCartReady, isReady]] });
  await allSettled(recoveryBus.recoveryFound, { scope, params: 'the-record' });
  return scope;
};

test('[CART-27] [OPEN-084] a record that counts asks about the saved cart', async () => {
  const scope = await visit();
  expect([scope.getState($cartRecovery), scope.getState($isCartRecovering), scope.getState($isRecoveryAsked)]).toEqual(['the-record', true, true]);
});

test.each([
  { case: 'before the saved cart was looked for', of: { isReady: false } },
  { case: 'over a cart that holds nothing', of: { lines: [] } },
])('[CART-27] nobody is asked $case', async ({ of }) => expect((await visit(of)).getState($isRecoveryAsked)).toBe(false));

test('[OPEN-084] going on keeps the mark for the order', async () => {
  const scope = await visit();
  await allSettled(recoveryBus.cartContinued, { scope });
  expect([scope.getState($isRecoveryAsked), scope.getState($isCartRecovering)]).toEqual([false, true]);
});

test.each([
  { case: 'starting over', event: recoveryBus.startedOver, params: undefined },
  { case: 'an order that was placed', event: orderBus.placed, params: aPlacedOrder() },
])('$case ends it', async ({ event, params }) => {
  const scope = await visit();
  await allSettled(event as typeof orderBus.placed, { scope, params: params as ReturnType<typeof aPlacedOrder> });
  expect([scope.getState($isCartRecovering), scope.getState($isRecoveryAsked)]).toEqual([false, false]);
});
