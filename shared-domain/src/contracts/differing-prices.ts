import { firstListings, type Listed } from './one-price';
import { toMinor } from './primitives';

type WireProduct = { readonly id?: unknown; readonly price?: unknown } | null;
type Wire = { readonly menu?: { readonly featuredItems?: unknown; readonly categories?: unknown } };
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isPrice = (price: unknown): price is number =>
  typeof price === 'number' && Math.abs(price) < 1e12;

/** The listings of a wire menu with a price other than the effective one; for reports. */
export function differingPrices(
  wire: unknown,
  { menu }: { readonly menu: Listed },
): { readonly id?: unknown }[] {
  const first = firstListings(menu);
  const { featuredItems, categories } = (wire as Wire).menu ?? {};
  const listed = [
    ...listOf(featuredItems),
    ...listOf(categories).flatMap((category) =>
      listOf((category as { products?: unknown } | null)?.products),
    ),
  ];
  return listed.filter((entry): entry is NonNullable<WireProduct> => {
    const { id, price } = (entry ?? {}) as NonNullable<WireProduct>;
    const source = first.get(String(id));
    return source !== undefined && isPrice(price) && toMinor(price) !== source.price;
  });
}
