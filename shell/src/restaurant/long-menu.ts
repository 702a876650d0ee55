import {
  Category,
  Product,
  RestaurantData,
  list,
  parse,
  withOnePrice,
} from '@storefront/shared-domain/contracts';
import { nextTask } from '../scheduling/next-task';

type Fields = Readonly<Record<string, unknown>>;
type LongWire = Fields & { readonly menu: Fields & { readonly categories: readonly unknown[] } };

/** A menu with more products is read in slices. */
const LONG_MENU = 50;
/** Products read between two looks at the clock: about 2 ms on a slow phone. */
const SLICE = 20;
/** Longest work in ms without a pause: an answer to a tap is late after 50 ms. */
const MAX_BLOCKING_MS = 12;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const productsOf = (category: unknown): readonly unknown[] =>
  isFields(category) && Array.isArray(category['products']) ? category['products'] : [];

/** Whether reading this answer at once would hold up the page. */
export function isLongMenu(wire: unknown): wire is LongWire {
  if (!isFields(wire) || !isFields(wire['menu'])) return false;
  const { categories } = wire['menu'];
  if (!Array.isArray(categories)) return false;
  return categories.reduce<number>((sum, it) => sum + productsOf(it).length, 0) > LONG_MENU;
}

/** Returns a function that pauses when the work since the last pause was long. */
function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_BLOCKING_MS) return;
    await nextTask();
    since = performance.now();
  };
}

/**
 * Reads the answer of a restaurant with a long menu as `RestaurantData` does, in slices: on a slow
 * phone 60 products take 0.1 s, and 5,000 more than half a second. Null when it violates the contract.
 */
export async function readLongMenu(wire: LongWire): Promise<RestaurantData | null> {
  const { categories: given } = wire.menu;
  const rest = parse(RestaurantData, { ...wire, menu: { ...wire.menu, categories: [] } });
  if (rest === null) return null;
  const pause = pauses();
  const products = list(Product);
  const categories: Category[] = [];
  for (const wireCategory of given) {
    const offered = productsOf(wireCategory);
    const category = parse(
      Category,
      isFields(wireCategory) ? { ...wireCategory, products: [] } : wireCategory,
    );
    if (category === null) continue;
    const read: Product[] = [];
    for (let at = 0; at < offered.length; at += SLICE) {
      await pause();
      read.push(...(parse(products, offered.slice(at, at + SLICE)) ?? []));
    }
    categories.push({ ...category, products: read });
  }
  return { ...rest, menu: withOnePrice({ ...rest.menu, categories }) };
}
