import { allSettled, fork } from 'effector';
import { orderBus } from '../bus';
import { $followedUpOrder } from '.';

test('what waits for the end of an order begins after its offers were answered, and waits again with the next order', async () => {
  const scope = fork();
  expect(scope.getState($followedUpOrder)).toBeNull();
  await allSettled(orderBus.followedUp, { scope, params: { uuid: 'a' } });
  expect(scope.getState($followedUpOrder)).toBe('a');
  await allSettled(orderBus.sendingStarted, { scope });
  expect(scope.getState($followedUpOrder)).toBeNull();
});
