import {
  emptyChoice,
  flavorCounts,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import { freeSlices, sliceCount, computeSlices, type Slice } from '../../drawing/compute-slices';

/**
 * A pizza as drawn. `slices` run clockwise from the top: on incremental sizes the chosen number,
 * elsewhere the number of filled ones. `picked` lists the flavors in the order of selection, which
 * is their order in the cart; `toppings` are ids by flavor.
 */
export type Selection = {
  readonly crust: string | null;
  readonly dough: string | null;
  readonly count: number;
  readonly slices: readonly Slice[];
  readonly picked: readonly string[];
  readonly toppings: Readonly<Record<string, readonly string[]>>;
};

/** The initial selection: empty except for choices with only one option. */
export function emptySelection(offer: PizzaOffer): Selection {
  const { count } = emptyChoice(offer);
  return {
    crust: null,
    dough: null,
    count,
    slices: freeSlices(sliceCount(offer, count)),
    picked: [],
    toppings: {},
  };
}

/** The selection in the format of the rules. */
export const toChoice = ({
  crust,
  dough,
  count,
  slices,
  picked,
  toppings,
}: Selection): PizzaChoice => ({
  crust,
  dough,
  count,
  flavors: picked.map((id) => ({
    id,
    quantity: slices.filter((slice) => slice === id).length,
    toppings: toppings[id] ?? [],
  })),
});

/** The arrangement of an earlier choice; equal flavors are adjacent. */
export function toSelection(
  offer: PizzaOffer,
  { crust, dough, count, flavors }: PizzaChoice,
): Selection {
  return {
    crust,
    dough,
    count,
    slices: computeSlices(offer, { count, flavors }),
    picked: flavors.map(({ id }) => id),
    toppings: Object.fromEntries(flavors.map(({ id, toppings }) => [id, toppings])),
  };
}

/**
 * Another number of flavors removes all flavors (PIZZA-18); a number the size does not offer
 * changes nothing.
 */
export function withCount(offer: PizzaOffer, selection: Selection, count: number): Selection {
  if (count === selection.count || !flavorCounts(offer).includes(count)) return selection;
  return {
    ...selection,
    count,
    slices: freeSlices(sliceCount(offer, count)),
    picked: [],
    toppings: {},
  };
}

/** Adds or removes a topping of a flavor (PIZZA-12). */
export function withToppingToggled(
  selection: Selection,
  flavor: string,
  topping: string,
): Selection {
  if (!selection.picked.includes(flavor)) return selection;
  const has = selection.toppings[flavor] ?? [];
  const next = has.includes(topping) ? has.filter((id) => id !== topping) : [...has, topping];
  return { ...selection, toppings: { ...selection.toppings, [flavor]: next } };
}
