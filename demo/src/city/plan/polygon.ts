import { between, dot, minus, type Point } from './vector';

/** Corners in order; the last is joined to the first. */
export type Polygon = readonly Point[];

/** The corners with the one that follows each. */
export const edges = (polygon: Polygon): [Point, Point][] =>
  polygon.map((corner, index) => [corner, polygon[(index + 1) % polygon.length] as Point]);

/** The part of a polygon where `normal · (point - on) ≤ 0`. */
export function clipped(polygon: Polygon, on: Point, normal: Point): Point[] {
  const beyond = (point: Point) => dot(normal, minus(point, on));
  return edges(polygon).flatMap(([from, to]) => {
    const [a, b] = [beyond(from), beyond(to)];
    const crossing = between(from, to, a / (a - b));
    if (a <= 0) return b <= 0 ? [from] : [from, crossing];
    return b <= 0 ? [crossing] : [];
  });
}

/**
 * The part of the straight line through `on` in a convex polygon: its two distances along `way`;
 * null when they do not meet.
 */
export function chord(polygon: Polygon, on: Point, way: Point): readonly [number, number] | null {
  let [low, high] = [-Infinity, Infinity];
  for (const [from, to] of edges(polygon)) {
    const side = minus(to, from);
    const inward: Point = [-side[1], side[0]];
    const [now, speed] = [dot(inward, minus(on, from)), dot(inward, way)];
    if (Math.abs(speed) < 1e-9) {
      if (now < 0) return null;
    } else if (speed > 0) low = Math.max(low, -now / speed);
    else high = Math.min(high, -now / speed);
  }
  return low < high ? [low, high] : null;
}

/** Whether a point lies in a polygon of any shape. */
export function holds(polygon: Polygon, [x, y]: Point): boolean {
  let isIn = false;
  let before = polygon.at(-1);
  for (const corner of polygon) {
    if (
      before &&
      before[1] > y !== corner[1] > y &&
      x < before[0] + ((y - before[1]) / (corner[1] - before[1])) * (corner[0] - before[0])
    )
      isIn = !isIn;
    before = corner;
  }
  return isIn;
}

export const rectangle = (west: number, south: number, east: number, north: number): Polygon => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
