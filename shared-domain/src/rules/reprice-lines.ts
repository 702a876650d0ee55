import type { CartLine } from '../contracts';
import { lineSubtotal } from './subtotals';
import type { Catalogue } from './verify-line';
import { verifyLine } from './verify-lines';

/** `lines` is the cart to go on with; `removed` are the old lines that left it, `repriced` the new ones that cost other than before. */
export type RepricedCart = { readonly lines: CartLine[]; readonly removed: CartLine[]; readonly repriced: CartLine[] };

const costs = (line: CartLine): number => (line.type === 'prize' ? line.points_needed : lineSubtotal(line));

/**
 * A stored cart compared with a fresh menu (OPEN-098): lines that can no longer be bought as they were chosen are removed, every
 * other one takes names and prices from the menu.
 */
export function repriceLines(lines: readonly CartLine[], catalogue: Catalogue): RepricedCart {
  const compared = lines.map((line) => ({ line, fresh: verifyLine(line, catalogue, null) }));
  const kept = compared.flatMap(({ line, fresh }) => (fresh.ok ? [{ line, fresh: fresh.value }] : []));
  return {
    lines: kept.map(({ fresh }) => fresh),
    removed: compared.filter(({ fresh }) => !fresh.ok).map(({ line }) => line),
    repriced: kept.filter(({ line, fresh }) => costs(line) !== costs(fresh)).map(({ fresh }) => fresh),
  };
}
