import type {
  PriceBehavior,
  WireFlavorCategory,
  WireFraction,
  WirePizzas,
  WireSize,
} from '@storefront/reference-api/plugin/restaurants';
import { flavorsWithPrices } from './flavors';
import { type BaseCategoryDraft, basesOfAll, listBases } from './pizza-bases';
import { type GroupDraft, ownExtras } from './extras';
import { cents } from './money';

type SizeDraft = {
  id: string;
  name: string;
  description: string;
  image?: string;
  priceBehavior: PriceBehavior;
  minFlavors: number;
  maxFlavors: number;
  /** Incremental sizes only: price of the pizza before any slice. */
  base?: number;
  /** Price of a whole pizza by flavor category, base included. */
  prices: Record<string, number>;
  /** Surcharge of a category, whatever the fraction. */
  extraPrice?: Record<string, number>;
  /**
   * Whole prices of single flavors that differ from their category's: category → flavor → price.
   */
  exceptions?: Record<string, Record<string, number>>;
  extras?: GroupDraft[];
  featured?: boolean;
  unavailable?: boolean;
};

/**
 * A size with its fractions: on an incremental size a slice costs its share, elsewhere the whole
 * price. `withFromPrices` fills in its 'from' price.
 */
function size(
  draft: SizeDraft,
  crusts: BaseCategoryDraft[],
  doughs: BaseCategoryDraft[],
): WireSize {
  const { id, name, description, priceBehavior, minFlavors, maxFlavors, base = 0 } = draft;
  const fractions = (whole: number): WireFraction[] =>
    Array.from({ length: maxFlavors }, (_, index) => index + 1).map((pizzaPart) => ({
      pizzaPart,
      price: priceBehavior === 'incremental' ? cents((whole - base) / pizzaPart) : whole,
    }));
  return {
    id,
    name,
    description,
    image: draft.image ?? id,
    price: base,
    priceBehavior,
    minFlavors,
    maxFlavors,
    flavors: Object.entries(draft.prices).map(([flavorCategoryID, whole]) => ({
      flavorCategoryID,
      extraPrice: draft.extraPrice?.[flavorCategoryID] ?? 0,
      fractions: fractions(whole),
      exceptions: Object.entries(draft.exceptions?.[flavorCategoryID] ?? {}).map(
        ([flavorID, price]) => ({ flavorID, fractions: fractions(price) }),
      ),
    })),
    crustCategories: listBases(id, crusts),
    doughCategories: listBases(id, doughs),
    discount: 0,
    discountType: null,
    addition: 0,
    additionType: null,
    associationID: '',
    fromPrice: 0,
    extras: ownExtras(id, draft.extras ?? []),
    unavailable: draft.unavailable ?? false,
    featured: draft.featured ?? false,
  };
}

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
