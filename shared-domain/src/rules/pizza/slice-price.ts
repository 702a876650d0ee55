import type { Fraction, Minor } from '../../contracts';
import { sum } from '../money/arithmetic';
import { findFlavor, type PizzaOffer } from './pizza-offer';

/**
 * The applicable fraction. On an incremental size a slice costs the price of exactly its fraction;
 * elsewhere fractions carry prices of whole pizzas, and one for fewer parts applies to more of
 * them.
 */
function fitting(
  fractions: readonly Fraction[],
  division: number,
  isExact: boolean,
): Fraction | undefined {
  const fits = fractions.filter(
    ({ pizzaPart }) =>
      Number.isInteger(pizzaPart) &&
      pizzaPart > 0 &&
      (isExact ? pizzaPart === division : pizzaPart <= division),
  );
  return fits.reduce<Fraction | undefined>(
    (best, it) => (best === undefined || it.pizzaPart > best.pizzaPart ? it : best),
    undefined,
  );
}

/**
 * Price of a flavor on a pizza divided into this number of parts, in minor units: the price of the
 * applicable fraction; a flavor's exception replaces it; plus extraPrice of its category
 * (OPEN-038). For an incremental size it is the price of one part, else of a whole pizza. null: the
 * flavor has no price for this division, or one below 0, and is not selectable.
 */
export function slicePrice(offer: PizzaOffer, flavorId: string, division: number): Minor | null {
  const found = findFlavor(offer, flavorId);
  const prices = offer.size.flavors.find(
    ({ flavorCategoryID }) => flavorCategoryID === found?.category.id,
  );
  if (prices === undefined) return null;
  const isExact = offer.size.priceBehavior === 'incremental';
  const exception = prices.exceptions.find(({ flavorID }) => flavorID === flavorId);
  const fraction =
    fitting(exception?.fractions ?? [], division, isExact) ??
    fitting(prices.fractions, division, isExact);
  if (fraction === undefined || fraction.price < 0) return null;
  const price = sum(fraction.price, prices.extraPrice);
  return price < 0 ? null : price;
}
