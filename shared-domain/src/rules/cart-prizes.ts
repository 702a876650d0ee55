import type { CartLine } from '../contracts';
import { pointsNeeded } from './subtotals';

/** The prizes of a cart. */
export const prizesOf = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter(({ type }) => type === 'prize');

/**
 * Prizes that the points of an account do not pay. Those that came first stay, as long as the
 * points reach for them.
 */
export function prizesBeyond(lines: readonly CartLine[], points: number): CartLine[] {
  let left = points;
  return prizesOf(lines).filter((prize) => {
    const needed = pointsNeeded([prize]);
    if (needed > left) return true;
    left -= needed;
    return false;
  });
}
