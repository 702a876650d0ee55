import { holds, type Polygon } from './polygon';
import { between, distance, type Point } from './vector';

/** Step of the search in metres: every obstacle is wider. */
const STEP_METRES = 22;
const ROUNDS = 8;

/** Ground that no street crosses, with its bounding box. */
export type Obstacle = {
  ring: Polygon;
  isBridged: boolean;
  west: number;
  south: number;
  east: number;
  north: number;
};

export function obstacleOf(ring: Polygon, isBridged: boolean): Obstacle {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return {
    ring,
    isBridged,
    west: Math.min(...xs),
    south: Math.min(...ys),
    east: Math.max(...xs),
    north: Math.max(...ys),
  };
}

/** Filters the obstacles that a line may meet, by their boxes. */
function reaches(line: readonly Point[]): (it: Obstacle) => boolean {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return (it) => it.west < east && it.east > west && it.south < north && it.north > south;
}

const isIn = (obstacles: readonly Obstacle[], point: Point): boolean =>
  obstacles.some(
    (it) =>
      point[0] > it.west &&
      point[0] < it.east &&
      point[1] > it.south &&
      point[1] < it.north &&
      holds(it.ring, point),
  );

/** Distance in metres between the end of a street and an obstacle: the road around it. */
const VERGE_METRES = 10;

/** A point on the line from dry `from` to `to`, VERGE_METRES before an obstacle. */
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

/** The parts of a line outside every obstacle, in its order. */
export function cut(line: readonly Point[], obstacles: readonly Obstacle[]): Point[][] {
  const near = obstacles.filter(reaches(line));
  if (near.length === 0) return [[...line]];
  const parts: Point[][] = [];
  let part: Point[] = [];
  let before: { point: Point; isWet: boolean } | null = null;
  const walk = (point: Point, isStored: boolean): void => {
    const isWet = isIn(near, point);
    if (!isWet && before?.isWet) part.push(shore(near, point, before.point));
    if (isWet && before && !before.isWet) part.push(shore(near, before.point, point));
    if (isWet && part.length > 0) {
      parts.push(part);
      part = [];
    }
    if (!isWet && isStored) part.push(point);
    before = { point, isWet };
  };
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const count = Math.ceil(distance(from, to) / STEP_METRES);
    for (let step = 1; step < count; step += 1) walk(between(from, to, step / count), false);
    walk(to, true);
  }
  return [...parts, part].filter((it) => it.length > 1);
}
