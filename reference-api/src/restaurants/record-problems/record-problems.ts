import type { RestaurantData } from '@storefront/shared-domain/contracts';
import type { RecordProblem } from './record-problem';
import { unreadParts } from './unread-parts';
import { unsoldDishes } from './unsold-dishes';

const MAX_PROBLEMS = 100;

/** Problems of a record: how many, and the first of them. */
export type RecordProblems = { readonly count: number; readonly first: readonly RecordProblem[] };

/**
 * What of a readable record is not used as written, and which dishes cannot be sold. `wire`: the parsed
 * JSON of the record, `data` the same by its contract.
 */
export function recordProblems(wire: unknown, data: RestaurantData): RecordProblems {
  const all = [...unreadParts(wire), ...unsoldDishes(data)];
  return { count: all.length, first: all.slice(0, MAX_PROBLEMS) };
}

/** E.g. `menu.combos.0.price: "R$ 30" cannot be read; the combo is not on the menu`. */
export const inWords = ({ path, what, effect }: RecordProblem): string =>
  `${path}: ${what}; ${effect}`;
