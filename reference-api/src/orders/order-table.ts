import type { OrderDetails } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { tableKey, tableNamed } from '../tables/find-table';
import { isOverTableLimit } from '../tables/table-limit';
import { isCodeGeneration } from '../tables/table-codes.repository';
import { tableInCode } from '../tables/table-of-token';
import type { Queryable } from '../platform/db/database';
import { lockUntilCommit } from '../platform/db/locks';
import type { OrderProblem } from './order-problem';
import type { OrderNamed } from './order-requested';

/** Where an order is eaten: at the table of a code, or at a table named by the customer. */
export type Seating =
  { isLinked: true; table: string } | { isLinked: false; tables: readonly string[] };

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

/** Where an order is eaten, by its text and its code; null for an invalid code (OPEN-029). */
function presumedSeating({ request, call, restaurant, tableTokens, now }: OrderNamed) {
  if (call !== 'table' || request.tableToken === '')
    return { seating: { isLinked: false, tables: restaurant.tables } as Seating, coded: null };
  const coded = tableInCode(request.tableToken, restaurant, { tokens: tableTokens, now });
  return coded && { seating: { isLinked: true, table: coded.table } as Seating, coded };
}

const NO_TABLE = { kind: 'table-link-invalid', path: 'tableToken' } as const;

/**
 * The seat of an order; an order without a code names its table itself (CONFLICTS-10). Refused when
 * the code was replaced, the table has its maximum of open orders, or the device its maximum of
 * orders. Locks the table until the transaction ends; all statements are sent at once.
 */
export async function findSeating(
  tx: Queryable,
  named: OrderNamed,
): Promise<Result<Seating, OrderProblem>> {
  const presumed = presumedSeating(named);
  if (!presumed) return err(NO_TABLE);
  const { seating, coded } = presumed;
  const { restaurant, request, client, now } = named;
  const table = servedTable(request.details, seating);
  if (table === '' && coded === null) return ok(seating);
  const [isValid, , isOver] = await Promise.all([
    coded === null || isCodeGeneration(tx, coded),
    table === '' || lockUntilCommit(tx, [`table ${restaurant.id} ${tableKey(table)}`]),
    table !== '' &&
      isOverTableLimit(tx, {
        restaurantId: restaurant.id,
        table,
        device: request.fingerprint,
        now,
        limits: client.limits,
      }),
  ]);
  if (!isValid) return err(NO_TABLE);
  return isOver ? err({ kind: 'too-many-table-orders', path: 'details.table' }) : ok(seating);
}
