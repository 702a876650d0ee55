import { allSettled, fork } from 'effector';
import { $isKitchenLost, kitchenRead } from './kitchen';
import { restaurantSelected } from './restaurant';

test('a kitchen is lost by the last answer alone, and in its own restaurant', async () => {
  const scope = fork();
  const found: boolean[] = [scope.getState($isKitchenLost)];
  for (const state of ['unknown', 'lost', 'connected', 'lost'] as const) {
    await allSettled(kitchenRead, { scope, params: state });
    found.push(scope.getState($isKitchenLost));
  }
  expect(found).toEqual([false, false, true, false, true]);
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($isKitchenLost)).toBe(false);
});
