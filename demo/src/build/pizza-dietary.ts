import { ALLERGENS, type Allergen } from '@storefront/shared-domain/contracts';
import type { WirePizzas } from '@storefront/reference-api/plugin/restaurants';
import { dietary } from './dietary';

type PizzaAllergens = {
  /** Of the dough of every pizza. */
  dough: readonly Allergen[];
  /** Of crusts, doughs and toppings that can be chosen. */
  choices: readonly Allergen[];
  /** Of each flavor by its id, without the dough. */
  flavors: Readonly<Record<string, readonly Allergen[]>>;
};

/**
 * The pizzas with their statements. That of a flavor covers every crust and topping; that of a size
 * covers every flavor: it names what each pizza contains, what the choices add, what no pizza has, and
 * leaves the rest to the flavors as not confirmed.
 */
export function withPizzaDietary(
  pizzas: WirePizzas,
  { dough, choices, flavors }: PizzaAllergens,
): WirePizzas {
  const inSome = new Set<Allergen>([...dough, ...choices, ...Object.values(flavors).flat()]);
  const ofSize = dietary(dough, {
    may: ['milk'],
    unconfirmed: ALLERGENS.filter(
      (allergen) => inSome.has(allergen) && ![...dough, 'milk'].includes(allergen),
    ),
  });
  return {
    ...pizzas,
    sizes: pizzas.sizes.map((size) => ({ ...size, dietary: ofSize })),
    flavorCategories: pizzas.flavorCategories.map((category) => ({
      ...category,
      flavors: category.flavors.map((flavor) => {
        const own = flavors[flavor.id];
        return own === undefined
          ? flavor
          : { ...flavor, dietary: dietary([...dough, ...own], { may: choices }) };
      }),
    })),
  };
}
