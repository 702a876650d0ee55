import { EVERYBODY, type Range } from './experiment.contract';

/** Buckets in a list of ranges. */
export const computeSize = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** `more` behind `ranges`, in that order; neighbours become one. */
export function append(ranges: readonly Range[], more: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const [from, to] of [...ranges, ...more]) {
    const last = all.at(-1);
    if (last && last[1] === from) last[1] = to;
    else all.push([from, to]);
  }
  return all;
}

/**
 * Removes the last `count` buckets: returns the remaining and the removed ones. A count below 1
 * removes nothing.
 */
export function takeLast(
  ranges: readonly Range[],
  count: number,
): [remaining: Range[], taken: Range[]] {
  const remaining: Range[] = ranges.map(([from, to]) => [from, to]);
  const taken: Range[] = [];
  for (let left = count; left > 0;) {
    const last = remaining.pop();
    if (!last) break;
    const [from, to] = last;
    const cut = Math.max(from, to - left);
    if (cut > from) remaining.push([from, cut]);
    taken.unshift([cut, to]);
    left -= to - cut;
  }
  return [remaining, taken];
}

/** The buckets outside of all ranges. */
export function missingFrom(ranges: readonly Range[]): Range[] {
  const missing: Range[] = [];
  let next = 0;
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    if (from > next) missing.push([next, from]);
    next = Math.max(next, to);
  }
  return next < EVERYBODY ? [...missing, [next, EVERYBODY]] : missing;
}
