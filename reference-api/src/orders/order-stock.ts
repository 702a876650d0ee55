import type { CartLine } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import type { Queryable } from '../platform/db/database';
import { lockStock, takeStock, type StockRow } from './stock.repository';
import type { OrderRequested } from './order-requested';
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
 * Takes the counted stock that the lines need; takes nothing when any item is short (ERRORS-08).
 */
export async function takeItems(
  tx: Queryable,
  { restaurant, request }: OrderRequested,
  lines: readonly CartLine[],
): Promise<Result<null, OrderProblem>> {
  const wanted = wantedItems(lines);
  const left = await lockStock(
    tx,
    restaurant.id,
    wanted.map(({ itemId }) => itemId),
  );
  const short = wanted
    .filter(({ itemId, quantity }) => quantity > (left.get(itemId) ?? Infinity))
    .map(({ itemId }) => itemId);
  if (short.length > 0) {
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
  const counted = wanted.filter(({ itemId }) => left.has(itemId));
  if (counted.length > 0)
    await takeStock(tx, {
      orderUuid: request.details.uuid,
      restaurantId: restaurant.id,
      rows: counted,
    });
  return ok(null);
}
