import { flavorLimits, type PizzaOffer } from '@storefront/shared-domain/menu-rules';
import { toChoice, type Selection } from './selection';

/** A translation key with its values. */
export type Message = {
  readonly key: string;
  readonly values: { readonly count: number; readonly min?: number };
};

/**
 * How many flavors to choose, or how many are missing; null until their number is chosen (PIZZA-22
 * to PIZZA-25, OPEN-039).
 */
export function flavorMessage(offer: PizzaOffer, selection: Selection): Message | null {
  const { min, max } = flavorLimits(offer, toChoice(selection));
  const filled = selection.slices.filter((slice) => slice !== null).length;
  if (max === 0) return null;
  if (filled > 0 && filled < min)
    return {
      key: max > min ? 'nep.choose.at-least-more' : 'nep.choose.more',
      values: { count: min - filled },
    };
  if (min === max) return { key: 'nep.choose.exactly', values: { count: max } };
  return min === 1
    ? { key: 'nep.choose.up-to', values: { count: max } }
    : { key: 'nep.choose.between', values: { count: max, min } };
}
