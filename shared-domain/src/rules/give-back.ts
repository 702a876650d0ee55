import type { CartLine } from '../contracts';
import { addLine } from './cart-lines';
import { distinctLines } from './merge-carts';

/**
 * Where a line that came back stands: in the cart's line `inLine`, its own or an equal one that was
 * counted up.
 */
export type PlaceOfLine = { readonly lineId: string; readonly inLine: string };

/** A cart after lines came back, and where those stand. */
export type LinesBack = {
  readonly lines: readonly CartLine[];
  readonly places: readonly PlaceOfLine[];
};

/**
 * Brings lines of an order that was given up back into a cart. One of which is known that it came
 * back already stays out, as long as the line it stands in is there.
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
        // a line more, or one that was counted up
        const changed = next.find((one, at) => one !== cart.lines[at])!;
        return {
          lines: next,
          places: [...cart.places, { lineId: line.lineId, inLine: changed.lineId }],
        };
      },
      { lines, places: [] },
    );
}
