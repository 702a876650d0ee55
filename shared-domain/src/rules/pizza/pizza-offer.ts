import type {
  BaseCategory,
  BaseOption,
  Flavor,
  FlavorCategory,
  PizzaAssociation,
  Pizzas,
  PizzaSize,
  RestaurantInfo,
} from '../../contracts';

/** A restaurant's rounding settings for averages and combos (DOMAIN-005). */
export type Rounding = Pick<
  RestaurantInfo,
  'round_type' | 'round_step' | 'combo_round_type' | 'combo_round_step'
>;

/**
 * One pizza as offered: a size by itself, or as part of a combo with the discount and addition of
 * its `association`. The size's own discount and addition apply only to the single pizza.
 */
export type PizzaOffer = {
  readonly size: PizzaSize;
  readonly pizzas: Pizzas;
  readonly association: PizzaAssociation | null;
  readonly rounding: Rounding;
};

/** A flavor with the category that decides its price on the size. */
export type OfferedFlavor = { readonly category: FlavorCategory; readonly flavor: Flavor };

/**
 * Flavors of a size in the menu's order, paused ones included. A flavor listed in two categories of
 * the size belongs to the first: it has one price.
 */
export function flavorsOf({ size, pizzas }: PizzaOffer): OfferedFlavor[] {
  const seen = new Set<string>();
  return pizzas.flavorCategories
    .filter(({ id }) => size.flavors.some(({ flavorCategoryID }) => flavorCategoryID === id))
    .flatMap((category) => category.flavors.map((flavor) => ({ category, flavor })))
    .filter(({ flavor }) => !seen.has(flavor.id) && seen.add(flavor.id));
}

export const findFlavor = (offer: PizzaOffer, id: string): OfferedFlavor | undefined =>
  flavorsOf(offer).find(({ flavor }) => flavor.id === id);

const forSize = (categories: readonly BaseCategory[], sizeId: string): BaseCategory[] =>
  categories
    .map((category) => ({
      ...category,
      options: category.options.filter(
        ({ available, sizeID }) => available && (sizeID === '' || sizeID === sizeId),
      ),
    }))
    .filter(({ options }) => options.length > 0);

/**
 * Whether a pizza of this size has a crust or a dough: one of them must be chosen, even while none is
 * available (PIZZA-21).
 */
export const isBaseNeeded = (categories: readonly BaseCategory[], { id }: PizzaSize): boolean =>
  categories.some(({ options }) => options.some(({ sizeID }) => sizeID === '' || sizeID === id));

/** Crusts, doughs and toppings available on this size now; empty categories are omitted. */
export const crustsOf = ({ size }: PizzaOffer): BaseCategory[] =>
  forSize(size.crustCategories, size.id);
export const doughsOf = ({ size }: PizzaOffer): BaseCategory[] =>
  forSize(size.doughCategories, size.id);
export const toppingsOf = ({ size, pizzas }: PizzaOffer): BaseCategory[] =>
  forSize(pizzas.extras.additionalToppings, size.id);

export const findBase = (
  categories: readonly BaseCategory[],
  id: string | null,
): BaseOption | undefined =>
  categories.flatMap(({ options }) => options).find((option) => option.id === id);
