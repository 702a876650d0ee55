import type { WireProduct } from '@storefront/reference-api/plugin/restaurants';
import { ownExtras, type GroupDraft } from './extras';
import { cheapestMustHaves, variesByChoice } from './from-price';
import { cents } from './money';

type More = Partial<
  Omit<
    WireProduct,
    'id' | 'category_id' | 'name' | 'description' | 'price' | 'extras' | 'fromPrice'
  >
> & { extras?: GroupDraft[] };
export type ProductDraft = Omit<WireProduct, 'category_id'>;

/**
 * A product; its picture has the product's own id unless another name is given. `price` is a
 * decimal.
 */
export function product(
  id: string,
  name: string,
  price: number,
  description: string,
  more: More = {},
): ProductDraft {
  const { extras: groups = [], ...rest } = more;
  const extras = ownExtras(id, groups);
  return {
    id,
    name,
    description,
    image: id,
    price,
    extras,
    unavailable: false,
    unavailableByTemplate: false,
    featured: false,
    hasStock: true,
    totalCalcType: 'UNIT',
    ...(variesByChoice(extras) ? { fromPrice: cents(price + cheapestMustHaves(extras)) } : {}),
    ...rest,
  };
}
