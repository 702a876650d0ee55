import { METERS_PER_DEGREE, metersPerDegreeEast } from '@storefront/shared-kit/meters-per-degree';
import type { Line } from '@storefront/reference-api/plugin/geography';

type Point = Line[number];
type Flat = { readonly x: number; readonly y: number };

/** Streets are divided into steps of this many metres; points closer than a step are connected. */
const STEP = 15;

const distance = (a: Flat, b: Flat): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The points of a line with points added, so that none is further than a step from the next. */
const inSteps = (line: readonly Flat[]): Flat[] =>
  line.flatMap((from, at) => {
    const to = line[at + 1];
    if (!to) return [from];
    const count = Math.max(1, Math.ceil(distance(from, to) / STEP));
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
    }));
  });

const toCell = ({ x, y }: Flat): [number, number] => [Math.floor(x / STEP), Math.floor(y / STEP)];

/** All points by grid cell, to find those near a position. */
function byPlace(points: readonly Flat[]): (near: Flat) => number[] {
  const cells = new Map<string, number[]>();
  points.forEach((point, index) => {
    const key = toCell(point).join();
    const cell = cells.get(key);
    if (cell) cell.push(index);
    else cells.set(key, [index]);
  });
  return (near) => {
    const [column, row] = toCell(near);
    return [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => cells.get([column + right, row + down].join()) ?? []),
    );
  };
}

/** The route back from the goal to the start. */
function trace(cameFrom: ReadonlyMap<number, number>, goal: number): number[] {
  const way = [goal];
  for (let at = cameFrom.get(goal); at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}

/**
 * Dijkstra's search over points; the neighbours of a point are those within a step. In whole
 * metres, so that a list per metre orders them.
 */
function search(points: readonly Flat[], start: number, goal: number): number[] | null {
  const near = byPlace(points);
  const reached = new Map([[start, 0]]);
  const cameFrom = new Map<number, number>();
  const waiting: number[][] = [[start]];
  for (let metres = 0; metres < waiting.length; metres += 1) {
    for (const at of waiting[metres] ?? []) {
      const here = points[at];
      if (!here || reached.get(at) !== metres) continue;
      if (at === goal) return trace(cameFrom, goal);
      for (const next of near(here)) {
        const there = points[next];
        const step = there ? distance(here, there) : Infinity;
        const far = metres + Math.max(1, Math.round(step));
        if (step > STEP || far >= (reached.get(next) ?? Infinity)) continue;
        reached.set(next, far);
        cameFrom.set(next, at);
        (waiting[far] ??= []).push(next);
      }
    }
  }
  return null;
}

/**
 * The shortest route along streets from one point to another, each [longitude, latitude]; null
 * where no streets connect them.
 */
export function shortestWay(streets: readonly Line[], from: Point, to: Point): Point[] | null {
  const east = metersPerDegreeEast(from[1]);
  const flat = ([longitude, latitude]: Point): Flat => ({
    x: (longitude - from[0]) * east,
    y: (latitude - from[1]) * METERS_PER_DEGREE,
  });
  const back = ({ x, y }: Flat): Point => [from[0] + x / east, from[1] + y / METERS_PER_DEGREE];
  const points = streets.flatMap((street) => inSteps(street.map(flat)));
  const nearest = (place: Flat): number =>
    points.reduce(
      (best, point, index) =>
        distance(point, place) < distance(points[best] ?? point, place) ? index : best,
      0,
    );
  if (points.length === 0) return null;
  const way = search(points, nearest(flat(from)), nearest(flat(to)));
  return way && [from, ...way.flatMap((index) => (points[index] ? [back(points[index])] : [])), to];
}
