import type { CartLine } from '../../contracts';

/* Separate from the lines of a total: the first screen loads this rule alone. */

/** Number of items in a cart. */
export const pieces = (lines: readonly CartLine[]): number =>
  lines.reduce((count, { qty }) => count + qty, 0);
