import type { CartLine } from '../../contracts';
import type { MenuMode } from '../menu/sellable';
import type { Catalogue } from '../order/verify-line';
import { verifyLine } from '../order/verify-lines';

/**
 * `lines` with names and prices of the current menu, ready for a cart; `leftOut` are the names of
 * unavailable lines.
 */
export type Reorder = { readonly lines: CartLine[]; readonly leftOut: string[] };

/**
 * The lines of an earlier order that can be ordered again (OPEN-040). Omits prizes: their points
 * were spent on that order. Line ids are those of the order; a cart needs new ones.
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
