import type * as z from 'zod/mini';
import type { Category, Product } from './menu';

export type Listed = {
  readonly featuredItems: z.output<typeof Product>[];
  readonly categories: z.output<typeof Category>[];
};
type Item = z.output<typeof Product>;

/** Price fields of a product, its options included. */
const priced = ({
  price,
  fromPrice,
  extras,
}: Item): Pick<Item, 'price' | 'fromPrice' | 'extras'> => ({ price, fromPrice, extras });

/** The first listing of each product in the categories, by its id. */
export function firstListings({ categories }: Pick<Listed, 'categories'>): Map<string, Item> {
  const first = new Map<string, Item>();
  for (const { products } of categories)
    for (const product of products) if (!first.has(product.id)) first.set(product.id, product);
  return first;
}

/**
 * A menu in which each product has one price: a repeated listing, as a featured item or in another
 * category, gets the price and options of the first category that lists it. The price of a copy is
 * ignored.
 */
export function withOnePrice<Menu extends Listed>(menu: Menu): Menu {
  const first = firstListings(menu);
  const samePrice = (copy: Item): Item => {
    const source = first.get(copy.id) ?? copy;
    return source === copy ? copy : { ...copy, ...priced(source) };
  };
  return {
    ...menu,
    featuredItems: menu.featuredItems.map(samePrice),
    categories: menu.categories.map((category) => ({
      ...category,
      products: category.products.map(samePrice),
    })),
  };
}
