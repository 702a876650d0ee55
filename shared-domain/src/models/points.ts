import { combine, sample } from 'effector';
import { cartBus, sessionBus } from '../bus';
import { prizesBeyond, prizesOf } from '../rules/cart/cart-prizes';
import { $cartPoints, $lines, saveCartFx } from './cart';
import { $client, $session } from './session';

/**
 * Remaining points of a logged-in customer after the prizes in the cart; null for a visitor.
 * Derived, so that removing a prize or emptying the cart returns its points (CART-16, CART-17).
 */
export const $pointsLeft = combine($client, $cartPoints, (client, spent) =>
  client === null ? null : client.points - spent,
);

const $held = combine({ lines: $lines, client: $client, session: $session });

// OPEN-082: points belong to the account, so prizes leave the cart on logout, now or when the cart
// is opened next; all other lines stay.
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

// Another account may have fewer points; the same account may lack points after prizes became
// dearer or were added in two tabs.
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
