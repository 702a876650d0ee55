import type { CartChange, CartLine } from '../contracts';
import { repriceLines } from './reprice-lines';
import type { MenuMode } from './sellable';
import type { Catalogue } from './verify-line';

/**
 * What ordering again would bring: `lines` with names and prices of the menu of now; `changes`,
 * line by line, since that order; `prizes`, whose points were spent on it and which are chosen
 * anew.
 */
export type ReorderPlan = {
  readonly lines: readonly CartLine[];
  readonly changes: readonly CartChange[];
  readonly prizes: readonly CartLine[];
};

/**
 * An earlier order held against the menu of now (API-06). Line ids are those of the order; a cart
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
