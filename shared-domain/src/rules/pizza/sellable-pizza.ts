import type { Combo, Menu, PizzaSize } from '../../contracts';
import { unmetGroup } from '../menu/extras-group';
import { isPaused } from '../menu/sellable';
import { comboOffers } from './combo';
import { flavorsOf, type PizzaOffer, type Rounding } from './pizza-offer';
import { wholePizza } from './whole-pizza';

/** Whether a pizza can be finished now: with one of its flavors alone, if with no others. */
export const canBeFinished = (offer: PizzaOffer): boolean =>
  flavorsOf(offer).some(({ flavor }) => wholePizza(offer, flavor.id) !== null);

/** A size as a single pizza. null while it cannot be sold: paused, or a required choice of it cannot be made. */
export function sizeOffer(
  size: PizzaSize,
  pizzas: Menu['pizzas'],
  rounding: Rounding,
): PizzaOffer | null {
  const offer = { size, pizzas, association: null, rounding };
  return isPaused(size) || unmetGroup(size.extras) || !canBeFinished(offer) ? null : offer;
}

/** The pizzas of a combo in their order. null while it cannot be sold. */
export function comboPizzas(
  combo: Combo,
  pizzas: Menu['pizzas'],
  rounding: Rounding,
): PizzaOffer[] | null {
  const offers = comboOffers(combo, pizzas, rounding);
  return isPaused(combo) || unmetGroup(combo.extras) || !offers?.every(canBeFinished)
    ? null
    : offers;
}
