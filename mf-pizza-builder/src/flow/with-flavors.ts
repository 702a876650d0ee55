import {
  emptyChoice,
  flavorCounts,
  flavorLimits,
  isFlavorOffered,
  requiresCount,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';

/** The fewest flavors of an incremental size that admit `wanted` ones; 0 when none do. */
const countFor = (offer: PizzaOffer, wanted: number): number =>
  flavorCounts(offer).find((count) => count >= wanted) ?? 0;

/**
 * A choice with one part of each flavor, as many as the size admits, with the crust and the dough of
 * `choice`. Flavors that are not offered are left out; null when none is.
 */
export function withFlavors(
  offer: PizzaOffer,
  choice: PizzaChoice,
  ids: readonly string[],
): PizzaChoice | null {
  const wanted = [...new Set(ids)];
  const count = requiresCount(offer) ? countFor(offer, wanted.length) : emptyChoice(offer).count;
  const { max } = flavorLimits(offer, { count });
  const division = offer.size.priceBehavior === 'incremental' ? max : Math.min(wanted.length, max);
  const flavors = wanted
    .filter((id) => isFlavorOffered(offer, id, division))
    .slice(0, max)
    .map((id) => ({ id, quantity: 1, toppings: [] }));
  return flavors.length === 0 ? null : { ...choice, count, flavors };
}
