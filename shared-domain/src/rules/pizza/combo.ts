import type { ChosenExtra, Combo, ComboLine, Menu, PizzaLine } from '../../contracts';
import { atLeastZero, sum, times } from '../money/arithmetic';
import type { PizzaOffer, Rounding } from './pizza-offer';

/**
 * The pizzas of a combo in their order, each with its association; for a size that occurs twice,
 * the second one has the second association. null when one of its sizes is paused or missing on the
 * menu: the combo is unavailable.
 */
export function comboOffers(
  combo: Combo,
  pizzas: Menu['pizzas'],
  rounding: Rounding,
): PizzaOffer[] | null {
  const offers = combo.pizzaSizes.map((sizeId, index): PizzaOffer | null => {
    const size = pizzas.sizes.find(({ id, unavailable }) => id === sizeId && !unavailable);
    if (size === undefined) return null;
    const before = combo.pizzaSizes.slice(0, index).filter((id) => id === sizeId).length;
    const association =
      combo.pizzaAssociations.filter(
        (pizzaAssociation) => pizzaAssociation.pizza_size_id === sizeId,
      )[before] ?? null;
    return { size, pizzas, association, rounding };
  });
  const complete = offers.filter((offer) => offer !== null);
  return complete.length === offers.length ? complete : null;
}

const extrasPrice = (extras: readonly ChosenExtra[]) =>
  sum(...extras.map(({ price, qty }) => times(price, qty)));

/**
 * The cart's combo, quantity one. `price` is its own price and its pizzas, never below 0;
 * `totalPrice` includes the extras too (CONFLICTS-19). The pizzas are finished and in the combo's
 * order.
 */
export function buildCombo(
  combo: Combo,
  comboItems: readonly PizzaLine[],
  extras: readonly ChosenExtra[],
  lineId: string,
): ComboLine {
  const price = atLeastZero(sum(combo.price, ...comboItems.map(({ totalPrice }) => totalPrice)));
  const chosen = extras.filter(({ qty }) => qty > 0);
  return {
    type: 'combo',
    lineId,
    id: combo.id,
    name: combo.name,
    notes: '',
    qty: 1,
    price,
    totalPrice: sum(price, extrasPrice(chosen)),
    comboItems: [...comboItems],
    extras: chosen,
  };
}

/** A pizza or combo with its extras replaced by these. */
export function withExtras<Line extends PizzaLine | ComboLine>(
  line: Line,
  extras: readonly ChosenExtra[],
): Line {
  const chosen = extras.filter(({ qty }) => qty > 0);
  return line.type === 'pizza'
    ? { ...line, extras: chosen }
    : { ...line, extras: chosen, totalPrice: sum(line.price, extrasPrice(chosen)) };
}
