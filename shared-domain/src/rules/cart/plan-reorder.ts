import type { CartChange, CartLine } from '../../contracts';
import { repriceLines } from './reprice-lines';
import type { MenuMode } from '../menu/sellable';
import type { Catalogue } from '../order/verify-line';

/**
 * The result of a reorder: `lines` with names and prices of the current menu; `changes`, line by
 * line, since that order; `prizes`, which were paid with points and must be chosen anew.
 */
export type ReorderPlan = {
  readonly lines: readonly CartLine[];
  readonly changes: readonly CartChange[];
  readonly prizes: readonly CartLine[];
};

/**
 * Compares an earlier order with the current menu (API-06). Line ids are those of the order; a cart
 * needs new ones.
 */
export function planReorder(
  ordered: readonly CartLine[],
  catalogue: Catalogue,
  mode: MenuMode,
): ReorderPlan {
  const { lines, changes } = repriceLines(
    ordered.filter(({ type }) => type !== 'prize'),
    catalogue,
    mode,
  );
  return { lines, changes, prizes: ordered.filter(({ type }) => type === 'prize') };
}
