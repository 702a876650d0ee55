import { allSettled, createWatch, fork } from 'effector';
import { cartBus, recoveryBus } from '@storefront/shared-domain/bus';
import { $client, $lines, $pointsLeft } from '@storefront/shared-domain/models';
import { aClient, aGeneralLine, aPrizeLine } from '@storefront/shared-domain/testing';
import { startOverChosen } from './recovery.model';

test('[OPEN-084] [CART-17] starting over discards record and cart and returns the points of its prizes', async () => {
  const client = aClient({ points: 100 });
  const scope = fork({
    values: [
      [$client, client],
      [$lines, [aGeneralLine(), aPrizeLine({ points_needed: 40 })]],
    ],
  });
  const givenUp = jest.fn();
  const cleared = jest.fn();
  createWatch({ unit: cartBus.cleared, scope, fn: (event) => cleared(event) });
  createWatch({ unit: recoveryBus.startedOver, scope, fn: givenUp });
  expect(scope.getState($pointsLeft)).toBe(60);
  await allSettled(startOverChosen, { scope });
  expect([scope.getState($lines), scope.getState($pointsLeft)]).toEqual([[], 100]);
  expect(givenUp).toHaveBeenCalledTimes(1);
  expect(cleared.mock.calls).toEqual([[{ by: 'customer' }]]);
});
