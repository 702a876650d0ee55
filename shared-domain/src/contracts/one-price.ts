import type * as z from 'zod/mini';
import type { Category, Product } from './menu';
import { toMinor } from './primitives';

type Listed = { readonly featuredItems: z.output<typeof Product>[]; readonly categories: z.output<typeof Category>[] };
type Item = z.output<typeof Product>;

/** What a product costs, its options included. */
const priced = ({ price, fromPrice, extras }: Item): Pick<Item, 'price' | 'fromPrice' | 'extras'> => ({ price, fromPrice, extras });

/** The first listing of each product in the categories, by its id. */
function firstListings({ categories }: Pick<Listed, 'categories'>): Map<string, Item> {
  const first = new Map<string, Item>();
  for (const { products } of categories) for (const product of products) if (!first.has(product.id)) first.set(product.id, product);
  return first;
}

/**
 * A menu in which each product has one price: where it is listed again, as a featured item or in another category, it costs what it
 * costs in the first category that lists it, and has the same options. What a copy says of its price counts nowhere.
 */
export function withOnePrice<Menu extends Listed>(menu: Menu): Menu {
  const first = firstListings(menu);
  const samePrice = (copy: Item): Item => {
    const source = first.get(copy.id) ?? copy;
    return source === copy ? copy : { ...copy, ...priced(source) };
  };
  return {
    ...menu, featuredItems: menu.featuredItems.map(samePrice),
    categories: menu.categories.map((category) => ({ ...category, products: category.products.map(samePrice) })),
  };
}

type WireProduct = { readonly id?: unknown; readonly price?: unknown } | null;
type Wire = { readonly menu?: { readonly featuredItems?: unknown; readonly categories?: unknown } };
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isPrice = (price: unknown): price is number => typeof price === 'number' && Math.abs(price) < 1e12;

/** How many products of a wire menu are listed with another price than the one that counts; for reports. */
export function differingPrices(wire: unknown, { menu }: { readonly menu: Listed }): number {
  const first = firstListings(menu);
  const { featuredItems, categories } = (wire as Wire).menu ?? {};
  const listed = [...listOf(featuredItems), ...listOf(categories).flatMap((category) => listOf((category as { products?: unknown } | null)?.products))];
  return listed.filter((entry) => {
    const { id, price } = (entry ?? {}) as NonNullable<WireProduct>;
    const source = first.get(String(id));
    return source !== undefined && isPrice(price) && toMinor(price) !== source.price;
  }).length;
}
