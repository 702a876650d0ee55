import type { Category, RestaurantData } from '@storefront/shared-domain/contracts';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Products that are parsed in one turn of the event loop: about a millisecond. */
const AT_ONCE = 100;

type Part = { category: number; products: Category['products'] };

const splitParts = (products: Category['products'], category: number): Part[] =>
  Array.from({ length: Math.ceil(products.length / AT_ONCE) }, (_, index) => ({
    category,
    products: products.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  }));

/**
 * A record as JSON texts: first everything but the products of its categories, then these in
 * batches.
 */
export function splitRecord({ menu, ...rest }: RestaurantData): string[] {
  const frame = {
    ...rest,
    menu: {
      ...menu,
      categories: menu.categories.map((category) => ({ ...category, products: [] })),
    },
  };
  return [
    frame,
    ...menu.categories.flatMap(({ products }, index) => splitParts(products, index)),
  ].map((part) => JSON.stringify(part));
}

/** Joins such texts into the record in UTF-8. Yields to the event loop between any two of them. */
export async function joinRecord([
  frame = new Uint8Array(),
  ...parts
]: readonly Uint8Array[]): Promise<RestaurantData> {
  const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
    Buffer.from(buffer, byteOffset, byteLength).toString();
  const data = JSON.parse(textOf(frame)) as RestaurantData;
  for (const part of parts) {
    await nextTurn();
    const { category, products } = JSON.parse(textOf(part)) as Part;
    data.menu.categories[category]?.products.push(...products);
  }
  return data;
}
