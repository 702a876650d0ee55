import type { Minor } from '@storefront/shared-domain/contracts';
import {
  emptyChoice,
  flavorCounts,
  pizzaPrice,
  sizeOffer,
  withCheapestBases,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import { availableChoice } from './available-choice';
import { withFlavors } from './with-flavors';

/**
 * A size as an alternative to the current one. `price` is that of the chosen flavors, with the cheapest
 * crust and dough where none is chosen; without flavors the size's own 'from' price, 0 for none.
 * `disabledReason`: why the size cannot take over the flavors.
 */
export type SizeOption = {
  readonly id: string;
  readonly name: string;
  readonly price: Minor;
  /** Most flavors of one pizza. */
  readonly most: number;
  readonly disabledReason: 'flavor' | 'count' | null;
};

/** An offer in every size on sale, in the menu's order. */
export const inAllSizes = (offer: PizzaOffer): PizzaOffer[] =>
  offer.pizzas.sizes.flatMap((size) => sizeOffer(size, offer.pizzas, offer.rounding) ?? []);

/** A choice on another size: what that size offers of it. */
export function inSize(to: PizzaOffer, choice: PizzaChoice): PizzaChoice {
  const toppings = new Map(choice.flavors.map((flavor) => [flavor.id, flavor.toppings]));
  const ids = choice.flavors.map(({ id }) => id);
  const taken = withFlavors(to, choice, ids) ?? { ...choice, ...toEmptyChoice(to) };
  const flavors = taken.flavors.map((flavor) => ({
    ...flavor,
    toppings: toppings.get(flavor.id) ?? [],
  }));
  return availableChoice(to, { ...taken, flavors }).choice;
}

const toEmptyChoice = (offer: PizzaOffer): Pick<PizzaChoice, 'count' | 'flavors'> => {
  const { count, flavors } = emptyChoice(offer);
  return { count, flavors };
};

const computeMaxFlavors = (offer: PizzaOffer): number =>
  offer.size.priceBehavior === 'incremental'
    ? (flavorCounts(offer).at(-1) ?? 0)
    : offer.size.maxFlavors;

function computeOption(to: PizzaOffer, choice: PizzaChoice): SizeOption {
  const { id, name, fromPrice } = to.size;
  const taken = inSize(to, choice);
  const most = computeMaxFlavors(to);
  const isWhole = taken.flavors.length === choice.flavors.length;
  const disabledReason = choice.flavors.length > most ? 'count' : 'flavor';
  const price =
    taken.flavors.length === 0 ? fromPrice : pizzaPrice(to, withCheapestBases(to, taken)).price;
  return { id, name, price, most, disabledReason: isWhole ? null : disabledReason };
}

export const sizeOptions = (offer: PizzaOffer, choice: PizzaChoice): SizeOption[] =>
  inAllSizes(offer).map((to) => computeOption(to, choice));
