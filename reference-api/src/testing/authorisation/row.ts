import type { OperatorScope } from '../../platform/settings/operator-keys';
import type { Cells, Column } from './cells';
import type { World } from './world';

export type Requested = {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
};

/**
 * Request and expected statuses of one call. `restaurantId` of the path is the trattoria's unless
 * the row sets another, and another restaurant's for the column `elsewhere`.
 */
export type Row = {
  cells: Cells;
  /** Scope of the operator's keys that the call accepts; none for calls of customers. */
  scope?: OperatorScope;
  request?: (world: World, column: Column) => Requested | Promise<Requested>;
  /** A token instead of the column's own, for calls that use it up. */
  token?: (world: World, column: Column) => Promise<string | undefined>;
  /**
   * A's response contains data that only A may read: proof that the other responses could leak it.
   */
  disclosesA?: true;
  /** Every response contains A's data by design: the demo's outbox. */
  disclosesAll?: true;
  /** Whether A's data is unchanged after another requester's call. */
  isLeft?: (world: World, requested: Requested) => Promise<boolean>;
};
