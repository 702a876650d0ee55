import {
  divisionOf,
  findFlavor,
  fractionText,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import { toChoice, type Selection } from './selection';

/** A flavor's share of the pizza; `fraction` such as '1/2'. */
export type Share = { readonly id: string; readonly name: string; readonly fraction: string };

/** Flavors on the pizza, in the order they were picked. */
export function computeShares(offer: PizzaOffer, selection: Selection): Share[] {
  const choice = toChoice(selection);
  const division = divisionOf(offer, choice);
  return choice.flavors.map(({ id, quantity }) => ({
    id,
    name: findFlavor(offer, id)?.flavor.name ?? '',
    fraction: fractionText(quantity, division),
  }));
}

/** The free fraction; null when there is none. */
export function freeShare({ slices }: Selection): string | null {
  const free = slices.filter((slice) => slice === null).length;
  return free === 0 ? null : fractionText(free, slices.length);
}
