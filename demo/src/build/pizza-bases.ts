import type { WireBaseCategory } from '@storefront/reference-api/plugin/restaurants';

/** A crust, dough or topping with its price (decimal) on each size that offers it. */
export type BaseDraft = {
  id: string;
  name: string;
  description: string;
  prices: Readonly<Record<string, number>>;
  available: boolean;
};
export type BaseCategoryDraft = {
  id: string;
  name: string;
  description: string;
  options: BaseDraft[];
};

export const base = (
  id: string,
  name: string,
  description: string,
  prices: Record<string, number>,
  available = true,
): BaseDraft => ({ id, name, description, prices, available });

/** The categories as one size offers them; a category without options on that size is left out. */
export const listBases = (sizeID: string, categories: BaseCategoryDraft[]): WireBaseCategory[] =>
  categories
    .map((category) => ({
      ...category,
      options: category.options.flatMap(({ prices, ...it }) => {
        const price = prices[sizeID];
        return price === undefined ? [] : [{ ...it, price, sizeID }];
      }),
    }))
    .filter((category) => category.options.length > 0);

/** The categories with every option once per size that offers it. */
export const basesOfAll = (
  sizeIDs: string[],
  categories: BaseCategoryDraft[],
): WireBaseCategory[] =>
  categories.map((category) => ({
    ...category,
    options: sizeIDs.flatMap((sizeID) =>
      listBases(sizeID, [category]).flatMap((wireBaseCategory) => wireBaseCategory.options),
    ),
  }));
