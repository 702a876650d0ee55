import {
  flavorLimits,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';

/** One part of the pizza: the id of its flavor, or null while it is free. */
export type Slice = string | null;

/** As many free parts; none for less than one. */
export const freeSlices = (count: number): Slice[] => Array.from({ length: count }, () => null);

/** Number of parts of a size by its chosen number of flavors; 0 where the parts are the filled ones. */
export const sliceCount = (offer: PizzaOffer, count: number): number =>
  offer.size.priceBehavior === 'incremental' ? flavorLimits(offer, { count }).max : 0;

/** The parts of a choice, clockwise from the top; equal flavors are adjacent. */
export function computeSlices(
  offer: PizzaOffer,
  { count, flavors }: Pick<PizzaChoice, 'count' | 'flavors'>,
): Slice[] {
  const filled = flavors.flatMap(({ id, quantity }): Slice[] =>
    Array.from({ length: quantity }, () => id),
  );
  return [...filled, ...freeSlices(sliceCount(offer, count) - filled.length)];
}
