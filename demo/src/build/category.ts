import type { WireCategory, WireProduct } from '@storefront/reference-api/plugin/restaurants';
import type { ProductDraft } from './product';

/** A general category that owns its products. */
export function category(
  id: string,
  name: string,
  description: string,
  products: ProductDraft[],
  more: Partial<WireCategory> = {},
): WireCategory {
  return {
    id,
    name,
    description,
    available: true,
    unavailable: false,
    unavailableByTemplate: false,
    products: products.map((draft) => ({ ...draft, category_id: id })),
    ...more,
  };
}

/** Content of the On Sale strip: the featured products of all categories, in menu order. */
export const filterFeatured = (categories: WireCategory[]): WireProduct[] =>
  categories.flatMap((wireCategory) => wireCategory.products).filter((product) => product.featured);
