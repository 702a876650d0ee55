import type { CartLine } from '../../contracts';
import { addLine } from './cart-lines';
import { distinctLines } from './merge-carts';

/**
 * The line `inLine` of the cart that contains a returned line: its own, or an equal one with an
 * increased quantity.
 */
export type PlaceOfLine = { readonly lineId: string; readonly inLine: string };

/** A cart after lines were returned, and their lines in the cart. */
export type LinesBack = {
  readonly lines: readonly CartLine[];
  readonly places: readonly PlaceOfLine[];
};

/**
 * Returns lines of a canceled order to a cart. A line that was returned before is skipped while its
 * line is still in the cart.
 */
export function giveBack(
  lines: readonly CartLine[],
  back: readonly CartLine[],
  known: readonly PlaceOfLine[],
): LinesBack {
  const isThere = ({ lineId }: CartLine): boolean =>
    known.some(
      (place) => place.lineId === lineId && lines.some((line) => line.lineId === place.inLine),
    );
  return back
    .filter((line) => !isThere(line))
    .reduce<LinesBack>(
      (cart, line) => {
        const next = distinctLines(addLine(cart.lines, line));
        // a new line, or one with an increased quantity
        const changed = next.find((one, at) => one !== cart.lines[at])!;
        return {
          lines: next,
          places: [...cart.places, { lineId: line.lineId, inLine: changed.lineId }],
        };
      },
      { lines, places: [] },
    );
}
