import { CONTROL, EVERYBODY, type Range } from './experiment.contract';

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

/** The visitors of an arm: the order of its ranges is the order in which it got them. */
export interface Allotted {
  readonly name: string;
  readonly ranges: readonly Range[];
}

/**
 * Why shares cannot be assigned: too few buckets are free, or a share is not a whole number of
 * basis points.
 */
export type AllocationProblem =
  | { readonly kind: 'not-enough'; readonly arm: string; readonly missing: number }
  | { readonly kind: 'not-a-share'; readonly arm: string }
  | { readonly kind: 'unknown-arm'; readonly arm: string };

export type Allocation =
  | { readonly ok: true; readonly arms: readonly Allotted[] }
  | { readonly ok: false; readonly problem: AllocationProblem };

const isShare = (share: number): boolean =>
  Number.isInteger(share) && share >= 0 && share <= EVERYBODY;
const refused = (problem: AllocationProblem): Allocation => ({ ok: false, problem });

/**
 * Gives arms new shares (basis points, by name; an arm that is not named stays unchanged). No
 * visitor moves from one arm to another, except from control into an arm that grows. An arm grows
 * from buckets that were free before, then from control's last ones, never from those another arm
 * releases in the same step. An arm that shrinks releases its most recent buckets, and their
 * visitors are outside. Control grows and shrinks only when its own share is named.
 */
export function allocate(
  arms: readonly Allotted[],
  shares: Readonly<Record<string, number>>,
): Allocation {
  const unknown = Object.keys(shares).find((name) => !arms.some((arm) => arm.name === name));
  if (unknown !== undefined) return refused({ kind: 'unknown-arm', arm: unknown });
  const wrong = Object.entries(shares).find(([, share]) => !isShare(share));
  if (wrong) return refused({ kind: 'not-a-share', arm: wrong[0] });

  let free = missingFrom(arms.flatMap(({ ranges }) => ranges));
  let givenBack: Range[] = [];
  const held = new Map(arms.map(({ name, ranges }) => [name, [...ranges]]));
  const heldBy = (name: string): Range[] => held.get(name) ?? [];
  const wanted = (name: string): number => shares[name] ?? computeSize(heldBy(name));

  for (const { name } of arms) {
    const [stored, returned] = takeLast(heldBy(name), computeSize(heldBy(name)) - wanted(name));
    held.set(name, stored);
    if (name === CONTROL) free = append(free, returned);
    else givenBack = append(givenBack, returned);
  }
  for (const { name } of arms.filter((arm) => arm.name !== CONTROL)) {
    const growth = wanted(name) - computeSize(heldBy(name));
    const [restFree, fromFree] = takeLast(free, Math.min(growth, computeSize(free)));
    free = restFree;
    const fromControl = growth - computeSize(fromFree);
    const missing = fromControl - (CONTROL in shares ? 0 : computeSize(heldBy(CONTROL)));
    if (missing > 0) return refused({ kind: 'not-enough', arm: name, missing });
    const [control, taken] = takeLast(heldBy(CONTROL), fromControl);
    held.set(CONTROL, control);
    held.set(name, append(append(heldBy(name), fromFree), taken));
  }
  if (CONTROL in shares) {
    const growth = wanted(CONTROL) - computeSize(heldBy(CONTROL));
    const all = append(givenBack, free);
    if (growth > computeSize(all))
      return refused({ kind: 'not-enough', arm: CONTROL, missing: growth - computeSize(all) });
    held.set(CONTROL, append(heldBy(CONTROL), takeLast(all, growth)[1]));
  }
  return { ok: true, arms: arms.map((arm) => ({ ...arm, ranges: heldBy(arm.name) })) };
}

/**
 * Buckets of a new experiment: control first, with all that the other arms do not get unless its
 * own share is named.
 */
export function allocateNew(shares: Readonly<Record<string, number>>): Allocation {
  const others = Object.entries(shares).filter(([name]) => name !== CONTROL);
  const arms = [
    { name: CONTROL, ranges: [[0, EVERYBODY]] as Range[] },
    ...others.map(([name]) => ({ name, ranges: [] })),
  ];
  const given = allocate(arms, Object.fromEntries(others));
  return given.ok && CONTROL in shares
    ? allocate(given.arms, { [CONTROL]: shares[CONTROL] ?? 0 })
    : given;
}
