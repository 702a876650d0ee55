import type { PizzaChoice, PizzaOffer } from '@storefront/shared-domain/rules';
import { toChoice, toSelection, type Selection } from './selection';

const isSame = (one: PizzaChoice, other: PizzaChoice): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Arrangement of a choice: the stored one, or a new one when the choice was changed elsewhere
 * since.
 */
export function shownSelection(
  offer: PizzaOffer,
  choice: PizzaChoice,
  laidOut: Selection | undefined,
): Selection {
  const { crust, dough, count, flavors } = choice;
  const plain = {
    crust,
    dough,
    count,
    flavors: flavors.map(({ id, quantity, toppings }) => ({ id, quantity, toppings })),
  };
  return laidOut !== undefined && isSame(toChoice(laidOut), plain)
    ? laidOut
    : toSelection(offer, choice);
}
