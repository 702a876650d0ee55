import { allSettled, fork } from 'effector';
import { cartBus, orderBus } from '../bus';
import { aClient } from '../testing/customer';
import { aGeneralLine, aPrizeLine } from '../testing/lines';
import { anOrder, aPlacedOrder } from '../testing/order';
import { $lines } from './cart';
import { $pointsLeft } from './points';
import { $client } from './session';

const lines = [aGeneralLine(), aPrizeLine({ points_needed: 40, qty: 2 })];
const customer = (client = aClient({ points: 100 })) =>
  fork({
    values: [
      [$client, client],
      [$lines, lines],
    ],
  });

test('[CONFLICTS-05] an order keeps the points of its prizes: the cart it empties gives none back', async () => {
  const scope = customer();
  expect(scope.getState($pointsLeft)).toBe(20);
  await allSettled(orderBus.placed, {
    scope,
    params: aPlacedOrder({ order: anOrder({ orders: lines }) }),
  });
  await allSettled(cartBus.cleared, { scope, params: { by: 'order' } });
  expect(scope.getState($pointsLeft)).toBe(20);
});

test('[CONFLICTS-05] what the customer takes out gives its points back', async () => {
  const scope = customer();
  await allSettled(cartBus.cleared, { scope, params: { by: 'customer' } });
  expect(scope.getState($pointsLeft)).toBe(100);
});
