import { partsOf, type PizzaChoice } from './pizza-choice';
import type { PizzaOffer } from './pizza-offer';

export type FlavorLimits = { readonly min: number; readonly max: number };

/** Most parts of a pizza, whatever its record says: every part is drawn and listed. */
const MAX_PARTS = 100;

const whole = (value: number): number => Math.max(0, Math.trunc(value));

/**
 * Possible numbers of flavors on an incremental size, ascending: those between its limits that some
 * flavor has a price for.
 */
export function flavorCounts({ size }: PizzaOffer): number[] {
  const parts = new Set(
    size.flavors
      .flatMap(({ fractions, exceptions }) => [
        ...fractions,
        ...exceptions.flatMap((exception) => exception.fractions),
      ])
      .map(({ pizzaPart }) => pizzaPart),
  );
  return [...parts]
    .filter(
      (count) =>
        Number.isInteger(count) &&
        count >= Math.max(1, size.minFlavors) &&
        count <= Math.min(MAX_PARTS, size.maxFlavors),
    )
    .sort((a, b) => a - b);
}

/**
 * True when the customer has to choose the number of flavors: incremental price, more than one
 * possibility (PIZZA-03).
 */
export const requiresCount = (offer: PizzaOffer): boolean =>
  offer.size.priceBehavior === 'incremental' && flavorCounts(offer).length > 1;

/** The initial choice of a builder: only a single possible number of flavors is preselected. */
export const emptyChoice = (offer: PizzaOffer): PizzaChoice => ({
  crust: null,
  dough: null,
  count: requiresCount(offer) ? 0 : (flavorCounts(offer)[0] ?? 0),
  flavors: [],
});

/**
 * Minimum and maximum of filled parts: exactly the chosen number on incremental sizes, else between
 * the size's limits (PIZZA-21).
 */
export function flavorLimits(
  offer: PizzaOffer,
  { count }: Pick<PizzaChoice, 'count'>,
): FlavorLimits {
  const { size } = offer;
  if (size.priceBehavior !== 'incremental')
    return {
      min: Math.max(1, whole(size.minFlavors)),
      max: Math.min(MAX_PARTS, whole(size.maxFlavors)),
    };
  const chosen = flavorCounts(offer).includes(count) ? count : 0;
  return { min: chosen, max: chosen };
}

/**
 * Number of parts for a pizza's prices and fractions: the chosen number on incremental sizes, else
 * the number of filled parts, at least one.
 */
export const divisionOf = (offer: PizzaOffer, choice: PizzaChoice): number =>
  offer.size.priceBehavior === 'incremental'
    ? flavorLimits(offer, choice).max
    : Math.max(1, partsOf(choice));

/** '1/2' of 2 parts, '2/4' is '1/2', all of it is '1/1'. */
export function fractionText(quantity: number, division: number): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const common = Math.max(1, divisor(quantity, division));
  return `${quantity / common}/${division / common}`;
}
