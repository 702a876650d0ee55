import type { CartLine } from '../contracts';
import type { MenuMode } from './sellable';
import type { Catalogue } from './verify-line';
import { verifyLine } from './verify-lines';

/**
 * `lines` with names and prices of the menu of now, ready for a cart; `leftOut` are the names of
 * what cannot be had any more.
 */
export type Reorder = { readonly lines: CartLine[]; readonly leftOut: string[] };

/**
 * What of an earlier order can be ordered again (OPEN-040). A prize is left out: its points were
 * spent on that order. Line ids are those of the order; a cart needs new ones.
 */
export function orderAgain(
  ordered: readonly CartLine[],
  catalogue: Catalogue,
  mode: MenuMode,
): Reorder {
  const looked = ordered.map((line) => ({
    line,
    fresh: line.type === 'prize' ? null : verifyLine(line, catalogue, mode),
  }));
  return {
    lines: looked.flatMap(({ fresh }) => (fresh?.ok ? [fresh.value] : [])),
    leftOut: [...new Set(looked.filter(({ fresh }) => !fresh?.ok).map(({ line }) => line.name))],
  };
}
