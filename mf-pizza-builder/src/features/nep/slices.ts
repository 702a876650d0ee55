import {
  flavorLimits,
  isFlavorOffered,
  type PizzaOffer,
  type Result,
} from '@storefront/shared-domain/menu-rules';
import type { Slice } from '../../drawing/compute-slices';
import type { Selection } from './selection';

/** Why a flavor was not added. */
export type Refusal = 'full' | 'count-missing' | 'unavailable';

const refuse = (error: Refusal): Result<Selection, Refusal> => ({ ok: false, error });
const isFixed = ({ size }: PizzaOffer): boolean => size.priceBehavior === 'incremental';
const countFilled = ({ slices }: Selection): number =>
  slices.filter((slice) => slice !== null).length;

/** The selection with these slices: a removed flavor loses its toppings, a new one is appended. */
function withSlices(selection: Selection, slices: readonly Slice[]): Selection {
  const on = new Set(slices.filter((slice) => slice !== null));
  const stayed = selection.picked.filter((id) => on.has(id));
  return {
    ...selection,
    slices,
    picked: [...stayed, ...[...on].filter((id) => !stayed.includes(id))],
    toppings: Object.fromEntries(Object.entries(selection.toppings).filter(([id]) => on.has(id))),
  };
}

/**
 * A free slice adjacent to the flavor's own slices, so that halves stay together; else the first
 * free one.
 */
function freeSliceFor({ slices }: Selection, flavor: string): number {
  const neighbours = (index: number): Slice[] => [
    slices.at(index - 1) ?? null,
    slices[(index + 1) % slices.length] ?? null,
  ];
  const beside = slices.findIndex(
    (slice, index) => slice === null && neighbours(index).includes(flavor),
  );
  return beside === -1 ? slices.indexOf(null) : beside;
}

function besideItsOwn(slices: readonly Slice[], flavor: string): Slice[] {
  const last = slices.lastIndexOf(flavor);
  return last === -1 ? [...slices, flavor] : slices.toSpliced(last + 1, 0, flavor);
}

/** Adds one part of a flavor. Errors: why it cannot be added (PIZZA-19, OPEN-033). */
export function addFlavor(
  offer: PizzaOffer,
  selection: Selection,
  flavor: string,
): Result<Selection, Refusal> {
  const { max } = flavorLimits(offer, selection);
  const filled = countFilled(selection);
  if (max === 0) return refuse('count-missing');
  if (filled >= max) return refuse('full');
  if (!isFlavorOffered(offer, flavor, isFixed(offer) ? max : filled + 1))
    return refuse('unavailable');
  const slices = isFixed(offer)
    ? selection.slices.with(freeSliceFor(selection, flavor), flavor)
    : besideItsOwn(selection.slices, flavor);
  return { ok: true, value: withSlices(selection, slices) };
}

/** Puts a flavor on one slice, replacing the current one. */
export function changeSlice(
  offer: PizzaOffer,
  selection: Selection,
  index: number,
  flavor: string,
): Result<Selection, Refusal> {
  const now = selection.slices[index];
  if (now === undefined) return addFlavor(offer, selection, flavor);
  if (now === flavor) return { ok: true, value: selection };
  const division = isFixed(offer) ? selection.slices.length : countFilled(selection);
  if (!isFlavorOffered(offer, flavor, division)) return refuse('unavailable');
  return { ok: true, value: withSlices(selection, selection.slices.with(index, flavor)) };
}

/**
 * Removes the flavor of one slice: the slice stays free where the number of flavors was chosen,
 * otherwise the other slices grow.
 */
export function clearSlice(offer: PizzaOffer, selection: Selection, index: number): Selection {
  if (selection.slices[index] === undefined) return selection;
  return withSlices(
    selection,
    isFixed(offer) ? selection.slices.with(index, null) : selection.slices.toSpliced(index, 1),
  );
}

/** Removes one part of a flavor; the last one removes the flavor (PIZZA-20). */
export const removeFlavor = (offer: PizzaOffer, selection: Selection, flavor: string): Selection =>
  clearSlice(offer, selection, selection.slices.lastIndexOf(flavor));

/**
 * Sets the number of parts of a flavor: added or removed one by one, up to the limit. `refused` is
 * the reason it stopped.
 */
export function withQuantity(
  offer: PizzaOffer,
  selection: Selection,
  flavor: string,
  quantity: number,
): { selection: Selection; refused: Refusal | null } {
  const now = selection.slices.filter((slice) => slice === flavor).length;
  if (quantity === now) return { selection, refused: null };
  if (quantity < now)
    return withQuantity(offer, removeFlavor(offer, selection, flavor), flavor, quantity);
  const added = addFlavor(offer, selection, flavor);
  return added.ok
    ? withQuantity(offer, added.value, flavor, quantity)
    : { selection, refused: added.error };
}
