import { combine, sample } from 'effector';
import { cartBus, sessionBus } from '../bus';
import { prizesBeyond, prizesOf } from '../rules/cart-prizes';
import { $cartPoints, $lines, saveCartFx } from './cart';
import { $client, $session } from './session';

/**
 * Points a logged-in customer has left beside the prizes in the cart; null for a visitor. Derived,
 * so that taking a prize out or emptying the cart gives its points back (CART-16, CART-17).
 */
export const $pointsLeft = combine($client, $cartPoints, (client, spent) =>
  client === null ? null : client.points - spent,
);

const $held = combine({ lines: $lines, client: $client, session: $session });

// OPEN-082: points are the account's, so prizes leave the cart with it, now or when the cart is
// opened next; everything else stays.
sample({
  clock: [
    sessionBus.signedOut,
    saveCartFx.doneData.filter({ fn: (saved) => saved?.isEntry === true }),
  ],
  source: $held,
  filter: ({ lines, client, session }) =>
    client === null && session === null && prizesOf(lines).length > 0,
  fn: ({ lines }) => ({ removed: prizesOf(lines), reason: 'signed-out' as const }),
  target: cartBus.prizesDropped,
});

// Another account may have fewer points; so has one whose prizes became dearer, or were taken in
// two tabs.
sample({
  clock: [sessionBus.clientRead, cartBus.takenOver, cartBus.reconciled],
  source: $held,
  filter: ({ lines, client }) => client !== null && prizesBeyond(lines, client.points).length > 0,
  fn: ({ lines, client }) => ({
    removed: prizesBeyond(lines, client!.points),
    reason: 'too-few-points' as const,
  }),
  target: cartBus.prizesDropped,
});
