import { firstListings, type Listed } from './one-price';
import { toMinor } from './primitives';

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
