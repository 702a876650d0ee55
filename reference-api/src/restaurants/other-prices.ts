import { differingPrices, type RestaurantData } from '@storefront/shared-domain/contracts';

/**
 * Copies of products in a record, as featured items or in another category, with a price that
 * differs from the charged one: how many, and the first ids.
 */
export type OtherPrices = { readonly count: number; readonly productIds: readonly string[] };

const MAX_IDS = 5;
const ID_LENGTH = 64;

/** `wire`: the parsed JSON of the record, `data` the same by its contract. */
export function otherPrices(wire: unknown, data: RestaurantData): OtherPrices {
  const copies = differingPrices(wire, data);
  return {
    count: copies.length,
    productIds: [...new Set(copies.map(({ id }) => String(id).slice(0, ID_LENGTH)))].slice(
      0,
      MAX_IDS,
    ),
  };
}
