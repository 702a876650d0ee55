import type { BaseCategory, BaseOption } from '../../contracts';
import { flavorCounts, flavorLimits } from './flavor-limits';
import type { PizzaChoice } from './pizza-choice';
import { crustsOf, doughsOf, type PizzaOffer } from './pizza-offer';
import { pizzaProblem } from './pizza-problem';

const cheapest = (categories: readonly BaseCategory[]): string | null =>
  categories
    .flatMap(({ options }) => options)
    .reduce<BaseOption | null>(
      (best, option) => (best === null || option.price < best.price ? option : best),
      null,
    )?.id ?? null;

/**
 * A choice that has the cheapest crust and dough of its size where it has none, the first ones of equal
 * prices.
 */
export const withCheapestBases = (offer: PizzaOffer, choice: PizzaChoice): PizzaChoice => ({
  ...choice,
  crust: choice.crust ?? cheapest(crustsOf(offer)),
  dough: choice.dough ?? cheapest(doughsOf(offer)),
});

/** Possible numbers of flavors, the fewest first; of a range its limits and those that have a price. */
function listCounts(offer: PizzaOffer): readonly number[] {
  if (offer.size.priceBehavior === 'incremental') return flavorCounts(offer);
  const { min, max } = flavorLimits(offer, { count: 0 });
  return [min, ...flavorCounts(offer), max];
}

/**
 * The plainest pizza of one flavor: as few parts as the size admits, the cheapest crust and dough.
 * null where the size does not offer the flavor now.
 */
export function wholePizza(offer: PizzaOffer, flavorId: string): PizzaChoice | null {
  for (const quantity of listCounts(offer)) {
    const count = offer.size.priceBehavior === 'incremental' ? quantity : 0;
    const flavors = [{ id: flavorId, quantity, toppings: [] }];
    const choice = withCheapestBases(offer, { crust: null, dough: null, count, flavors });
    if (pizzaProblem(offer, choice) === null) return choice;
  }
  return null;
}
