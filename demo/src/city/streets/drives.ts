import type { District } from '../ground/districts';
import { nearest } from '../plan/cells';
import type { Swing } from '../plan/swing';
import { between, distance, pairs, type Point } from '../plan/vector';

/** A stretch of a road through one neighbourhood. */
export type Stretch = { line: Point[]; district: District };

const STEP_METRES = 40;

/** A road divided at the borders of the neighbourhoods. */
export function divided(
  line: readonly Point[],
  districts: readonly District[],
  swing: Swing,
): Stretch[] {
  const middles = districts.map(({ middle }) => middle);
  const found: Stretch[] = [];
  for (const [from, to] of pairs(line)) {
    const count = Math.max(1, Math.ceil(distance(from, to) / STEP_METRES));
    for (let step = 0; step < count; step += 1) {
      const [a, b] = [between(from, to, step / count), between(from, to, (step + 1) / count)];
      const district = districts[nearest(middles, swing.straight(between(a, b, 0.5)))] as District;
      const last = found.at(-1);
      if (last?.district === district) last.line.push(b);
      else found.push({ line: [a, b], district });
    }
  }
  return found;
}
