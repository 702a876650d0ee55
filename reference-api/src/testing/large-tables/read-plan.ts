/** The checked fields of a node of `explain (analyze, format json)`. */
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
/** A statement's read of a large table: all of it, or a number of rows by an index. */
export type LargeRead = { table: string; by: string; rows: number };

/**
 * Maximum rows of a large table that one statement may read by indexes: a page of a list, an
 * account's credits, a batch of work.
 */
const MAX_ROWS = 1000;
/**
 * Tables with so few rows per restaurant that all of them may be read: `MAX_POINTS` of
 * address-points.repository.ts, for devices and for delivered orders.
 */
const BOUNDED: Readonly<Record<string, number>> = { address_points: 20_000 };

const readBy = (node: PlanNode): number =>
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 1);

/** The table that a scan reads; a bitmap index scan names only its index. */
function tableOf(node: PlanNode, above: string | undefined): string | undefined {
  return node['Node Type'].endsWith('Scan') ? (node['Relation Name'] ?? above) : undefined;
}

/**
 * Every scan of a plan that reads a large table fully or in large part. A planned scan that did not
 * run also counts if it is sequential.
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
    (by === 'Seq Scan' || rows > (BOUNDED[table] ?? MAX_ROWS));
  const below = (node.Plans ?? []).flatMap((plan) => largeReads(plan, large, table ?? above));
  return isLarge ? [{ table, by, rows }, ...below] : below;
}
