import { ALLERGENS, type Allergen, type Diet } from '@storefront/shared-domain/contracts';
import type { WireCategory, WireDietary } from '@storefront/reference-api/plugin/restaurants';

type More = {
  /** Allergens that it may contain. */
  may?: readonly Allergen[];
  /** Allergens that the kitchen has not checked. */
  unconfirmed?: readonly Allergen[];
  suits?: Diet;
};

/** Statements of a checked dish: it is free of all allergens that are not named. */
export function dietary(
  contains: readonly Allergen[],
  { may = [], unconfirmed = [], suits }: More = {},
): WireDietary {
  const statementOf = (allergen: Allergen) =>
    contains.includes(allergen) ? 'contains' : may.includes(allergen) ? 'may_contain' : 'free';
  return {
    allergens: Object.fromEntries(
      ALLERGENS.filter((allergen) => !unconfirmed.includes(allergen)).map((allergen) => [
        allergen,
        statementOf(allergen),
      ]),
    ),
    ...(suits && {
      diets: { vegetarian: 'yes', vegan: suits === 'vegan' ? 'yes' : 'no' },
    }),
  };
}

/** The products of these categories with the statements of a table by their ids. */
export const withDietary = (
  categories: readonly WireCategory[],
  statements: Readonly<Record<string, WireDietary>>,
): WireCategory[] =>
  categories.map((category) => ({
    ...category,
    products: category.products.map((product) => {
      const stated = statements[product.id];
      return stated ? { ...product, dietary: stated } : product;
    }),
  }));
