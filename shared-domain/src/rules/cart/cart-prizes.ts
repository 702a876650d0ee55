import type { CartLine } from '../../contracts';
import { pointsNeeded } from '../money/subtotals';

/** The prizes of a cart. */
export const prizesOf = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter(({ type }) => type === 'prize');

/** Prizes not covered by an account's points. Earlier ones stay, as long as the points suffice. */
export function prizesBeyond(lines: readonly CartLine[], points: number): CartLine[] {
  let left = points;
  return prizesOf(lines).filter((prize) => {
    const needed = pointsNeeded([prize]);
    if (needed > left) return true;
    left -= needed;
    return false;
  });
}
