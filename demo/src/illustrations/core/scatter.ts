import type { Random } from '../../build/seeded-random';
import { polar } from './curves';
import type { Point } from './shapes';

/**
 * Places `count` points far apart: of several random candidates the one farthest from all others is
 * used.
 */
function spread(count: number, candidate: () => Point, attempts = 14): Point[] {
  const placed: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    let best: Point = candidate();
    let bestGap = gapTo(placed, best);
    for (let attempt = 1; attempt < attempts; attempt += 1) {
      const next = candidate();
      const gap = gapTo(placed, next);
      if (gap > bestGap) [best, bestGap] = [next, gap];
    }
    placed.push(best);
  }
  return placed;
}

const gapTo = (placed: readonly Point[], [x, y]: Point): number =>
  Math.min(Infinity, ...placed.map(([px, py]) => Math.hypot(px - x, py - y)));

/** Points spread over a disc around the origin. */
export const inDisc = (random: Random, count: number, radius: number, inner = 0): Point[] =>
  spread(count, () =>
    polar(random.between(0, 360), Math.sqrt(random.between((inner / radius) ** 2, 1)) * radius),
  );

/** Points spread over a rectangle with a corner at the origin. */
export const inRect = (random: Random, count: number, width: number, height: number): Point[] =>
  spread(count, () => [random.between(0, width), random.between(0, height)]);
