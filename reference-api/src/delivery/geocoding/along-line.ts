import type { Coordinates } from '@storefront/shared-domain/contracts';
import { METERS_PER_DEGREE, metersPerDegreeEast } from '@storefront/shared-kit/meters-per-degree';

/** Points as they are stored: [longitude, latitude]. */
export type Line = readonly (readonly [longitude: number, latitude: number])[];

type Flat = { readonly x: number; readonly y: number };

/** Projects to metres around an origin: over the length of a street the earth is flat enough. */
const flatten = (origin: Coordinates) => {
  const east = metersPerDegreeEast(origin.latitude);
  return ([longitude, latitude]: Line[number]): Flat => ({
    x: (longitude - origin.longitude) * east,
    y: (latitude - origin.latitude) * METERS_PER_DEGREE,
  });
};

const computeLength = (a: Flat, b: Flat): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point at `share` (0 to 1) of a line's length; null for a line without points. */
export function pointAlong(line: Line, share: number): Coordinates | null {
  const [first] = line;
  if (!first) return null;
  const flat = line.map(flatten({ longitude: first[0], latitude: first[1] }));
  const lengths = flat.slice(1).map((to, at) => computeLength(flat[at] ?? to, to));
  let left = Math.min(1, Math.max(0, share)) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [line[at], line[at + 1]];
    if (!from || !to || length === 0) continue;
    if (left <= length) return between(from, to, left / length);
    left -= length;
  }
  const last = line.at(-1) ?? first;
  return { longitude: last[0], latitude: last[1] };
}

const between = (from: Line[number], to: Line[number], share: number): Coordinates => ({
  longitude: from[0] + (to[0] - from[0]) * share,
  latitude: from[1] + (to[1] - from[1]) * share,
});

/** Distance of a line from a point, in metres, and the share of its length at the nearest point. */
export function nearestAlong(line: Line, point: Coordinates): { metres: number; share: number } {
  const flat = line.map(flatten(point));
  let [passed, metres, at] = [0, Infinity, 0];
  for (const [index, from] of flat.entries()) {
    const to = flat[index + 1] ?? from;
    const length = computeLength(from, to);
    const along =
      length === 0
        ? 0
        : Math.min(
            length,
            Math.max(0, -(from.x * (to.x - from.x) + from.y * (to.y - from.y)) / length),
          );
    const share = length === 0 ? 0 : along / length;
    const away = Math.hypot(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    if (away < metres) [metres, at] = [away, passed + along];
    passed += length;
  }
  return { metres, share: passed === 0 ? 0 : at / passed };
}
