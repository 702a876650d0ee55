import { allSettled, fork } from 'effector';
import type { KitchenState } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $restaurantData, restaurantSelected } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { readKitchenFx } from './kitchen.api';
import { $isKitchenLost, kitchenRequested } from './kitchen.model';

const answering = (states: (KitchenState | Error)[]) =>
  fork({
    values: [[$restaurantData, restaurantData()]],
    handlers: [
      [
        readKitchenFx,
        () => {
          const state = states.shift() ?? 'unknown';
          return state instanceof Error
            ? Promise.reject(state)
            : Promise.resolve({ state, heartbeatAt: null });
        },
      ],
    ],
  });
const DOWN = new ApiError({ kind: 'offline' });

test('a lost kitchen is reported, and no more when it is connected again', async () => {
  const scope = answering(['connected', 'lost', DOWN, 'connected', 'unknown']);
  const seen: boolean[] = [];
  for (let round = 0; round < 5; round += 1) {
    await allSettled(kitchenRequested, { scope });
    seen.push(scope.getState($isKitchenLost));
  }
  expect(seen).toEqual([false, true, true, false, false]);
});

test('another restaurant starts without a report', async () => {
  const scope = answering(['lost']);
  await allSettled(kitchenRequested, { scope });
  await allSettled(restaurantSelected, { scope, params: 'other' });
  expect(scope.getState($isKitchenLost)).toBe(false);
});

test('without a restaurant nothing is requested', async () => {
  const read = jest.fn();
  const scope = fork({ handlers: [[readKitchenFx, read]] });
  await allSettled(kitchenRequested, { scope });
  expect(read).not.toHaveBeenCalled();
});
