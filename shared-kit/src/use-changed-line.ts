import { useState } from 'react';

/** What is compared of a line of the cart. */
interface Line {
  readonly lineId: string;
  readonly qty: number;
}

/**
 * The line that the last change of the cart added, or whose quantity it changed, for a live region;
 * null after another change, and until the first one. `lines` is null while the stored cart is not
 * read yet: lines that replace null are no change.
 */
export function useChangedLine<L extends Line>(lines: readonly L[] | null): L | null {
  const [last, setLast] = useState({ lines, changed: null as L | null });
  if (last.lines === lines) return last.changed;
  const before = last.lines;
  const changed =
    before === null
      ? undefined
      : lines?.find(
          ({ lineId, qty }) => before.find((line) => line.lineId === lineId)?.qty !== qty,
        );
  setLast({ lines, changed: changed ?? null });
  return changed ?? null;
}
