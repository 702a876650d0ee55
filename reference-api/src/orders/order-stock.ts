import type { CartLine } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import type { StockRow } from './stock.repository';
import type { OrderProblem } from './order-problem';

/**
 * Quantity of each item in the lines: products, sizes of pizzas and combos by their id; prizes are
 * not counted.
 */
export function wantedItems(lines: readonly CartLine[]): StockRow[] {
  const wanted = new Map<string, number>();
  for (const { type, id, qty } of lines)
    if (type !== 'prize') wanted.set(id, (wanted.get(id) ?? 0) + qty);
  return [...wanted].map(([itemId, quantity]) => ({ itemId, quantity }));
}

/**
 * The counted items that the lines need, of the stock that is left and locked; a problem when any is
 * short (ERRORS-08).
 */
export function countedItems(
  lines: readonly CartLine[],
  left: ReadonlyMap<string, number>,
): Result<StockRow[], OrderProblem> {
  const wanted = wantedItems(lines);
  const short = wanted
    .filter(({ itemId, quantity }) => quantity > (left.get(itemId) ?? Infinity))
    .map(({ itemId }) => itemId);
  if (short.length === 0) return ok(wanted.filter(({ itemId }) => left.has(itemId)));
  const names = lines
    .filter(({ type, id }) => type !== 'prize' && short.includes(id))
    .map(({ name }) => name);
  return err({
    kind: 'out-of-stock',
    names: [...new Set(names)],
    itemIds: short,
    path: `orders.${lines.findIndex(({ id }) => short.includes(id))}`,
  });
}
