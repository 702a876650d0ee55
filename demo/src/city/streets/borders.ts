import type { District } from '../ground/districts';
import { edges } from '../plan/polygon';
import { between, distance, dot, minus, unit, type Point } from '../plan/vector';

/** A stretch of road between two neighbourhoods. */
export type Border = { line: [Point, Point]; sides: readonly [District, District] };

const SAME = 6;
/** Cosine of the largest turn of a road, about 50 degrees. */
const STRAIGHT = 0.64;

function bordersOf(districts: readonly District[]): Border[] {
  return districts.flatMap((district, index) =>
    edges(district.cell).flatMap(([from, to]): Border[] => {
      const middle = between(from, to, 0.5);
      const own = distance(middle, district.middle);
      const other = districts.find(
        (it, at) => at > index && Math.abs(distance(middle, it.middle) - own) < 1,
      );
      return other && distance(from, to) > SAME
        ? [{ line: [from, to], sides: [district, other] }]
        : [];
    }),
  );
}

const flipped = ({ line: [from, to], sides }: Border): Border => ({ line: [to, from], sides });

/**
 * The border that continues straightest from the end of a road, if there is one; removed from
 * `left`.
 */
function follow(end: Point, way: Point, left: Border[]): Border | null {
  const options = left.flatMap((it) =>
    [it, flipped(it)]
      .filter(({ line }) => distance(line[0], end) < SAME)
      .map((turnedTo) => ({
        it,
        turnedTo,
        straight: dot(way, unit(minus(turnedTo.line[1], turnedTo.line[0]))),
      })),
  );
  const best = options.sort((a, b) => b.straight - a.straight)[0];
  if (!best || best.straight < STRAIGHT) return null;
  left.splice(left.indexOf(best.it), 1);
  return best.turnedTo;
}

/** The borders of the neighbourhoods as roads, each as straight as possible. */
export function borderRoads(districts: readonly District[]): Border[][] {
  const left = bordersOf(districts);
  const roads: Border[][] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const road = [first];
    for (const isForward of [true, false]) {
      for (;;) {
        const [from, to] = (isForward ? (road.at(-1) as Border) : flipped(road[0] as Border)).line;
        const next = follow(to, unit(minus(to, from)), left);
        if (!next) break;
        if (isForward) road.push(next);
        else road.unshift(flipped(next));
      }
    }
    roads.push(road);
  }
  return roads;
}
