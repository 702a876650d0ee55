import { allSettled, createWatch, fork } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { $client, $lines, $pointsLeft } from '@storefront/shared-domain/models';
import { aClient, aGeneralLine, aPrizeLine } from '@storefront/shared-domain/testing';
import { clearConfirmed } from './clear.model';

test.each([
  { case: 'a customer', client: aClient({ points: 100 }), before: 20, after: 100 },
  { case: 'a visitor, who has none,', client: null, before: null, after: null },
])(
  '[CART-17] [CONFLICTS-05] clearing the cart gives $case the points of the prizes back',
  async ({ client, before, after }) => {
    const scope = fork({
      values: [
        [$client, client],
        [$lines, [aGeneralLine(), aPrizeLine({ points_needed: 40, qty: 2 })]],
      ],
    });
    const by = jest.fn();
    createWatch({ unit: cartBus.cleared, scope, fn: (event) => by(event.by) });
    expect(scope.getState($pointsLeft)).toBe(before);
    await allSettled(clearConfirmed, { scope });
    expect([scope.getState($lines), scope.getState($pointsLeft)]).toEqual([[], after]);
    expect(by).toHaveBeenCalledWith('customer');
  },
);
