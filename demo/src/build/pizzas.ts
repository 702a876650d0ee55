import type { WireFlavorCategory, WirePizzas } from '@storefront/reference-api/plugin/restaurants';
import { flavorsWithPrices } from './flavors';
import { basesOfAll, type BaseCategoryDraft } from './pizza-bases';
import { size, type SizeDraft } from './pizza-size';

type Parts = {
  sizes: SizeDraft[];
  flavors: WireFlavorCategory[];
  crusts: BaseCategoryDraft[];
  doughs: BaseCategoryDraft[];
  toppings: BaseCategoryDraft[];
};

/** All data of pizzas (DOMAIN-014), with consistent sizes and flavors. */
export function pizzas({ sizes: drafts, flavors, crusts, doughs, toppings }: Parts): WirePizzas {
  const sizes = drafts.map((draft) => size(draft, crusts, doughs));
  const ids = sizes.map((wireSize) => wireSize.id);
  return {
    sizes,
    flavorCategories: flavorsWithPrices(flavors, sizes),
    extras: {
      crust: basesOfAll(ids, crusts),
      dough: basesOfAll(ids, doughs),
      additionalToppings: basesOfAll(ids, toppings),
    },
  };
}

/** A restaurant without pizzas. */
export const NO_PIZZAS: WirePizzas = {
  sizes: [],
  flavorCategories: [],
  extras: { crust: [], dough: [], additionalToppings: [] },
};
