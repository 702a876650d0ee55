import type { OrderDetails, OrderRequest } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { tableKey, tableNamed } from '../tables/find-table';
import { isOverTableLimit } from '../tables/table-limit';
import { type CodeReader, tableOfToken } from '../tables/table-of-token';
import type { LoadedRestaurant } from '../restaurants/restaurant-catalog';
import type { Queryable } from '../platform/db/database';
import { lockUntilCommit } from '../platform/db/locks';
import type { OrderProblem } from './order-problem';
import type { OrderRequested } from './order-requested';
import type { OrderCall } from './order-type';

/** Where an order is eaten: at the table of a code, or at a table named by the customer. */
export type Seating =
  { isLinked: true; table: string } | { isLinked: false; tables: readonly string[] };

/**
 * Decodes the code of a table order (OPEN-029). An order without one names its table itself
 * (CONFLICTS-10).
 */
export async function seatingOf(
  { tableToken }: OrderRequest,
  call: OrderCall,
  restaurant: LoadedRestaurant,
  reader: CodeReader,
): Promise<Result<Seating, OrderProblem>> {
  if (call !== 'table' || tableToken === '')
    return ok({ isLinked: false, tables: restaurant.tables });
  const table = await tableOfToken(tableToken, restaurant, reader);
  return table === null
    ? err({ kind: 'table-link-invalid', path: 'tableToken' })
    : ok({ isLinked: true, table });
}

/**
 * The table an order is served at; '' for other delivery types. The code's table takes precedence
 * over the order's text.
 */
export function servedTable({ deliveryType, table }: OrderDetails, seating: Seating): string {
  if (deliveryType !== 'table') return '';
  return seating.isLinked ? seating.table : (tableNamed(seating.tables, table) ?? table);
}

/** A typed table that is missing from the restaurant's list. */
export function tableProblem(
  { deliveryType, table }: OrderDetails,
  seating: Seating,
): OrderProblem | null {
  if (
    deliveryType !== 'table' ||
    seating.isLinked ||
    table.trim() === '' ||
    tableNamed(seating.tables, table) !== null
  )
    return null;
  return { kind: 'customer', problem: { field: 'table', kind: 'invalid' }, path: 'details.table' };
}

/**
 * The refusal of an order to a table that has its maximum of open orders, or whose device has its
 * maximum of orders. Locks the table until the transaction ends.
 */
export async function tableLimitProblem(
  tx: Queryable,
  { restaurant, request, client, now }: OrderRequested,
  seating: Seating,
): Promise<OrderProblem | null> {
  const table = servedTable(request.details, seating);
  if (table === '') return null;
  await lockUntilCommit(tx, [`table ${restaurant.id} ${tableKey(table)}`]);
  const isOver = await isOverTableLimit(tx, {
    restaurantId: restaurant.id,
    table,
    device: request.fingerprint,
    now,
    limits: client.limits,
  });
  return isOver ? { kind: 'too-many-table-orders', path: 'details.table' } : null;
}
