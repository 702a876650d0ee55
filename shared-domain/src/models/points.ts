import { combine } from 'effector';
import { $cartPoints } from './cart';
import { $client } from './session';

/**
 * Points a logged-in customer has left beside the prizes in the cart; null for a visitor. Derived, so that taking a prize
 * out or emptying the cart gives its points back (CART-16, CART-17).
 */
export const $pointsLeft = combine($client, $cartPoints, (client, spent) => (client === null ? null : client.points - spent));
