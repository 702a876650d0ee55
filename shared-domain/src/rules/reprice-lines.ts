import type { CartLine, Menu } from '../contracts';
import { lineSubtotal } from './subtotals';
import { verifyGeneralLine } from './verify-lines';

/** `lines` is the cart to go on with; `removed` are the old lines that left it, `repriced` the new ones that cost other than before. */
export type RepricedCart = { readonly lines: CartLine[]; readonly removed: CartLine[]; readonly repriced: CartLine[] };

/** The line as today's menu has it; null when it cannot be bought any more. */
function asOnMenu(line: CartLine, menu: Menu): CartLine | null {
  switch (line.type) {
    case 'general': {
      const verified = verifyGeneralLine(line, menu, null);
      return verified.ok ? verified.value : null;
    }
    case 'pizza':
      return menu.pizzas.sizes.some(({ id, unavailable }) => id === line.id && !unavailable) ? line : null;
    case 'combo':
      return menu.combos.some(({ id, unavailable }) => id === line.id && !unavailable) ? line : null;
    case 'prize': {
      const prize = menu.prizes.find(({ id }) => id === line.id);
      return prize === undefined ? null : { ...line, name: prize.name, points_needed: prize.points_needed };
    }
  }
}

const costs = (line: CartLine): number => (line.type === 'prize' ? line.points_needed : lineSubtotal(line));

/**
 * A stored cart compared with a fresh menu (OPEN-098): lines that can no longer be bought as they were chosen are removed, every
 * other one takes names and prices from the menu. Pizzas and combos keep their price here; the order is priced by the server.
 */
export function repriceLines(lines: readonly CartLine[], menu: Menu): RepricedCart {
  const compared = lines.map((line) => ({ line, fresh: asOnMenu(line, menu) }));
  const kept = compared.flatMap(({ line, fresh }) => (fresh === null ? [] : [{ line, fresh }]));
  return {
    lines: kept.map(({ fresh }) => fresh),
    removed: compared.filter(({ fresh }) => fresh === null).map(({ line }) => line),
    repriced: kept.filter(({ line, fresh }) => costs(line) !== costs(fresh)).map(({ fresh }) => fresh),
  };
}
