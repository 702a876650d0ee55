import { createHash } from 'node:crypto';

/** The fields of a menu that this file reads; all others stay as they are. */
type Item = { id?: unknown };
type Menu = {
  featuredItems?: Item[];
  categories?: { products?: Item[] }[];
  combos?: Item[];
  pizzas?: { sizes?: Item[] };
};

/** A response with a menu. */
export type Sold = { menu?: Menu };

/**
 * A restaurant's response (API-01) in which these items are sold out: products without stock; combos
 * and sizes of pizzas, which have no stock of their own, as unavailable.
 */
export function withSoldOut<T extends Sold>(document: T, itemIds: readonly string[]): T {
  const { menu } = document;
  if (itemIds.length === 0 || !menu) return document;
  const gone = new Set(itemIds);
  const marked = (items: Item[] | undefined, mark: object): Item[] | undefined =>
    items?.map((item) => (gone.has(String(item.id)) ? { ...item, ...mark } : item));
  return {
    ...document,
    menu: {
      ...menu,
      featuredItems: marked(menu.featuredItems, { hasStock: false }),
      combos: marked(menu.combos, { unavailable: true }),
      categories: menu.categories?.map((category) => ({
        ...category,
        products: marked(category.products, { hasStock: false }),
      })),
      pizzas: menu.pizzas && {
        ...menu.pizzas,
        sizes: marked(menu.pizzas.sizes, { unavailable: true }),
      },
    },
  };
}

/**
 * Suffix of a revision while these items are sold out; '' while none is. The same items give the
 * same suffix on every node.
 */
export const soldOutRevision = (itemIds: readonly string[]): string =>
  itemIds.length === 0
    ? ''
    : `-${createHash('sha256').update(JSON.stringify(itemIds)).digest('base64url').slice(0, 10)}`;
