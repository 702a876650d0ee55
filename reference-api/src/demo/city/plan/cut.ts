import { holds, type Polygon } from './polygon';
import { between, distance, pairs, type Point } from './vector';

/** Nothing that is cut out is narrower. */
const STEP_METRES = 22;
const ROUNDS = 8;

/** Ground no street runs over, with the box around it. */
export type Obstacle = { ring: Polygon; isBridged: boolean; west: number; south: number; east: number; north: number };

export function obstacleOf(ring: Polygon, isBridged: boolean): Obstacle {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { ring, isBridged, west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

const isIn = (obstacles: readonly Obstacle[], point: Point): boolean =>
  obstacles.some((it) => point[0] > it.west && point[0] < it.east && point[1] > it.south && point[1] < it.north && holds(it.ring, point));

/** A street ends so many metres before what is in its way: at the road around it. */
const VERGE_METRES = 10;

/** The point just before the way from dry `from` to `to` meets an obstacle. */
function shore(obstacles: readonly Obstacle[], from: Point, to: Point): Point {
  let [dry, wet] = [from, to];
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = between(dry, wet, 0.5);
    if (isIn(obstacles, middle)) wet = middle;
    else dry = middle;
  }
  const metres = distance(from, dry);
  return between(from, dry, metres > VERGE_METRES ? 1 - VERGE_METRES / metres : 0);
}

function fine(line: readonly Point[]): Point[] {
  const steps = pairs(line).flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(distance(a, b) / STEP_METRES));
    return Array.from({ length: count }, (_, index) => between(a, b, (index + 1) / count));
  });
  return [...line.slice(0, 1), ...steps];
}

/** The parts of a line outside every obstacle, in its order. */
export function cut(line: readonly Point[], obstacles: readonly Obstacle[]): Point[][] {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const near = obstacles.filter((it) => it.west < east && it.east > west && it.south < north && it.north > south);
  if (near.length === 0) return [[...line]];
  const parts: Point[][] = [];
  let part: Point[] = [];
  let before: { point: Point; isWet: boolean } | null = null;
  for (const point of fine(line)) {
    const isWet = isIn(near, point);
    if (!isWet && before?.isWet) part.push(shore(near, point, before.point));
    if (isWet && before && !before.isWet) part.push(shore(near, before.point, point));
    if (!isWet) part.push(point);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
    before = { point, isWet };
  }
  return [...parts, part].filter((it) => it.length > 1);
}
