import type { Cells, Column } from './cells';
import type { World } from './world';

export type Asked = {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
};

/**
 * What one call is asked with, and what everybody is answered. `restaurantId` of the path is the
 * trattoria's unless it says another, and another restaurant's for the column `elsewhere`.
 */
export type Row = {
  cells: Cells;
  ask?: (world: World, column: Column) => Asked | Promise<Asked>;
  /** A token in place of the column's own, for calls that use it up. */
  token?: (world: World, column: Column) => Promise<string | undefined>;
  /** A's own answer holds what is A's alone: proof that the others' could have. */
  tellsA?: true;
  /** Everybody's answer tells what is A's, as it must: the demo's outbox. */
  tellsAll?: true;
  /** Looks whether everything is still A's after somebody else was answered. */
  isLeft?: (world: World, asked: Asked) => Promise<boolean>;
};
