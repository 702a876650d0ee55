import { divisionOf, flavorLimits } from './flavor-limits';
import { partsOf, type PizzaChoice } from './pizza-choice';
import {
  crustsOf,
  doughsOf,
  findBase,
  findFlavor,
  isBaseNeeded,
  toppingsOf,
  type PizzaOffer,
} from './pizza-offer';
import { slicePrice } from './slice-price';

/**
 * A violation that makes a pizza incomplete. `missing`: parts to fill; `more`: parts that may be
 * filled. `itemId`: the unavailable item.
 */
export type PizzaProblem =
  | { readonly kind: 'crust-missing' | 'dough-missing' | 'count-missing' | 'too-many-flavors' }
  | { readonly kind: 'flavors-missing'; readonly missing: number; readonly more: number }
  | {
      readonly kind:
        'crust-unavailable' | 'dough-unavailable' | 'flavor-unavailable' | 'topping-unavailable';
      readonly itemId: string;
    };

const isQuantity = (quantity: number): boolean => Number.isSafeInteger(quantity) && quantity > 0;

/** A flavor of the size that is not paused and has a price for this number of parts (OPEN-033). */
export const isFlavorOffered = (offer: PizzaOffer, id: string, division: number): boolean =>
  findFlavor(offer, id)?.flavor.available === true && slicePrice(offer, id, division) !== null;

function baseProblem(offer: PizzaOffer, { crust, dough }: PizzaChoice): PizzaProblem | null {
  const [crusts, doughs] = [crustsOf(offer), doughsOf(offer)];
  if (crust !== null && findBase(crusts, crust) === undefined)
    return { kind: 'crust-unavailable', itemId: crust };
  if (dough !== null && findBase(doughs, dough) === undefined)
    return { kind: 'dough-unavailable', itemId: dough };
  const { size } = offer;
  if (crust === null && isBaseNeeded(size.crustCategories, size)) return { kind: 'crust-missing' };
  return dough === null && isBaseNeeded(size.doughCategories, size)
    ? { kind: 'dough-missing' }
    : null;
}

function itemProblem(offer: PizzaOffer, choice: PizzaChoice): PizzaProblem | null {
  const [division, toppings, seen] = [
    divisionOf(offer, choice),
    toppingsOf(offer),
    new Set<string>(),
  ];
  for (const flavor of choice.flavors) {
    if (
      seen.has(flavor.id) ||
      !isQuantity(flavor.quantity) ||
      !isFlavorOffered(offer, flavor.id, division)
    )
      return { kind: 'flavor-unavailable', itemId: flavor.id };
    seen.add(flavor.id);
    const unknown = flavor.toppings.find(
      (id, index) => findBase(toppings, id) === undefined || flavor.toppings.indexOf(id) !== index,
    );
    if (unknown !== undefined) return { kind: 'topping-unavailable', itemId: unknown };
  }
  return null;
}

/**
 * The first violation that makes a pizza incomplete, in the order of the steps (PIZZA-16,
 * PIZZA-21); null when NEXT is enabled. On incremental sizes the flavors must fill exactly the
 * chosen number, elsewhere at least minFlavors.
 */
export function pizzaProblem(offer: PizzaOffer, choice: PizzaChoice): PizzaProblem | null {
  const ofBases = baseProblem(offer, choice);
  if (ofBases !== null) return ofBases;
  const { min, max } = flavorLimits(offer, choice);
  if (max === 0) return { kind: 'count-missing' };
  const ofItems = itemProblem(offer, choice);
  if (ofItems !== null) return ofItems;
  const parts = partsOf(choice);
  if (parts > max) return { kind: 'too-many-flavors' };
  return parts < min ? { kind: 'flavors-missing', missing: min - parts, more: max - parts } : null;
}
