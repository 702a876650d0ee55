import { ZERO, minor } from '../../contracts/primitives';
import type { Minor } from '../../contracts';
import { smaller, sum, times } from '../money/arithmetic';
import { flavorCounts } from './flavor-limits';
import { partsOf, type PizzaChoice } from './pizza-choice';
import { flavorsOf, type PizzaOffer } from './pizza-offer';
import { pizzaPrice } from './pizza-price';
import { slicePrice } from './slice-price';

/** `isFrom`: the price may rise with the flavors that are missing. null: no price to show yet. */
export type ShownPizzaPrice = { readonly price: Minor; readonly isFrom: boolean } | null;

/** The lowest price of the size without crust and dough, where its record names none. */
function cheapest(offer: PizzaOffer): Minor {
  const { size } = offer;
  const ids = flavorsOf(offer)
    .filter(({ flavor }) => flavor.available)
    .map(({ flavor }) => flavor.id);
  const prices = (division: number, parts: number): Minor[] =>
    ids.flatMap((id) => {
      const unit = slicePrice(offer, id, division);
      return unit === null ? [] : [times(unit, parts)];
    });
  const all =
    size.priceBehavior === 'incremental'
      ? flavorCounts(offer).flatMap((count) =>
          prices(count, count).map((price) => sum(size.price, price)),
        )
      : prices(1, 1);
  const [first = ZERO, ...others] = all;
  return others.reduce((low, price) => smaller(low, price), first);
}

/** Flavors are missing whose price is not known yet. */
const isOpen = ({ size }: PizzaOffer, choice: PizzaChoice): boolean =>
  partsOf(choice) === 0 || (size.priceBehavior === 'incremental' && partsOf(choice) < choice.count);

/**
 * The price that a builder shows for a choice: until its flavors are chosen the size's 'from' price
 * with the chosen crust and dough, never 0; then the price of the pizza.
 */
export function shownPizzaPrice(offer: PizzaOffer, choice: PizzaChoice): ShownPizzaPrice {
  const { price, steps } = pizzaPrice(offer, choice);
  if (!isOpen(offer, choice)) return { price, isFrom: false };
  const size = offer.size.fromPrice > ZERO ? offer.size.fromPrice : cheapest(offer);
  const bases = steps.filter(({ kind }) => kind === 'crust' || kind === 'dough');
  const from = sum(size, ...bases.map(({ amount }) => amount));
  const lowest = minor(Math.max(price, from));
  return lowest > ZERO ? { price: lowest, isFrom: true } : null;
}
