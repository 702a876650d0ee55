/** A node of `explain (analyze, format json)`, as far as it is looked at. */
export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
};
/** What a statement reads of a large table: all of it, or so many rows by an index. */
export type LargeRead = { table: string; by: string; rows: number };

/**
 * Rows of a large table that one statement may read by its indexes: a page of a list, an account's
 * credits, a batch of work.
 */
const MOST_ROWS = 1000;
/**
 * Tables of which a restaurant has so few rows that all of them may be read: `MOST_POINTS` of
 * address-points.repository.ts, of devices and of delivered orders.
 */
const BOUNDED: Readonly<Record<string, number>> = { address_points: 20_000 };

const readBy = (node: PlanNode): number =>
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 1);

/** The table a scan reads; a bitmap of an index names only its index. */
function tableOf(node: PlanNode, above: string | undefined): string | undefined {
  return node['Node Type'].endsWith('Scan') ? (node['Relation Name'] ?? above) : undefined;
}

/**
 * Every scan of a plan that reads a large table as a whole, or much of it. A scan that was planned
 * and not run counts too when it is sequential.
 */
export function largeReads(
  node: PlanNode,
  large: ReadonlySet<string>,
  above?: string,
): LargeRead[] {
  const table = tableOf(node, above);
  const [by, rows] = [node['Node Type'], readBy(node)];
  const isLarge =
    table !== undefined &&
    large.has(table) &&
    (by === 'Seq Scan' || rows > (BOUNDED[table] ?? MOST_ROWS));
  const below = (node.Plans ?? []).flatMap((plan) => largeReads(plan, large, table ?? above));
  return isLarge ? [{ table, by, rows }, ...below] : below;
}
