import { clipped, type Polygon } from './polygon';
import { between, distance, minus, type Point } from './vector';

/** Voronoi cells within `outline`: one convex cell per middle, corners counter-clockwise. */
export const cellsOf = (middles: readonly Point[], outline: Polygon): Polygon[] =>
  middles.map((middle) =>
    middles.reduce<Polygon>(
      (cell, other) =>
        other === middle ? cell : clipped(cell, between(middle, other, 0.5), minus(other, middle)),
      outline,
    ),
  );

/** Index of the nearest middle. */
export function nearest(middles: readonly Point[], point: Point): number {
  let best = 0;
  middles.forEach((middle, index) => {
    if (distance(middle, point) < distance(middles[best] as Point, point)) best = index;
  });
  return best;
}
