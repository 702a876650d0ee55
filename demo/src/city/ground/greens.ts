import type { Random } from '../../build/seeded-random';
import type { District } from './districts';
import { holds, type Polygon } from '../plan/polygon';
import { between, distance, pairs, plus, times, type Point } from '../plan/vector';
import type { Grid } from '../streets/grid';

/** A park or a square, in the straight city; it fills whole blocks. */
export type Green = { kind: 'park' | 'square'; ring: Polygon };

const MAX_ATTEMPTS = 10;
/** From the middle of the road to the grass. */
const VERGE = 10;
const CORNER = 12;

/** A ring with its corners cut off, like kerbs. */
function chamfered(ring: Polygon): Point[] {
  const closed = [...ring, ring[0] as Point];
  return pairs(closed).flatMap(([a, b]) => {
    const share = Math.min(0.3, CORNER / distance(a, b));
    return [between(a, b, share), between(a, b, 1 - share)];
  });
}

/**
 * A rectangle of whole blocks, about `size` metres wide and high, that no listed street and no
 * avenue crosses; null when there is none.
 */
function blocks({ middle, ways, lines }: Grid, size: number, random: Random): Polygon | null {
  const span = (family: 0 | 1): readonly [number, number] | null => {
    const all = lines[family];
    const from = random.whole(0, Math.max(0, all.length - 2));
    const start = all[from];
    const to = all.findIndex(
      (it, index) => index > from && start && it.off - start.off >= size * 0.8,
    );
    if (!start || to < 0 || all.slice(from + 1, to).some(({ known, isMain }) => known ?? isMain))
      return null;
    return [start.off + VERGE, (all[to]?.off ?? 0) - VERGE];
  };
  const [up, left] = [span(0), span(1)];
  if (!up || !left || up[1] - up[0] > size * 2 || left[1] - left[0] > size * 2) return null;
  const corner = (v: number, u: number): Point =>
    plus(middle, plus(times(ways[1], v), times(ways[0], -u)));
  return [
    corner(up[0], left[1]),
    corner(up[0], left[0]),
    corner(up[1], left[0]),
    corner(up[1], left[1]),
  ];
}

const overlaps = (a: Polygon, b: Polygon): boolean =>
  a.some((point) => holds(b, point)) || b.some((point) => holds(a, point));

/**
 * The parks and squares of one neighbourhood: a green of some size, and a square or two; none where
 * the ground is already used.
 */
export function greensOf(
  district: District,
  grid: Grid,
  taken: readonly Polygon[],
  random: Random,
): Green[] {
  const found: Green[] = [];
  const wanted: [Green['kind'], number][] = [
    ['park', random.between(170, 330) * Math.sqrt(district.loose)],
    ['square', 60 * district.loose],
    ['square', 60 * district.loose],
  ];
  if (district.loose < 2) wanted.push(['park', random.between(110, 180)], ['square', 60]);
  for (const [kind, size] of wanted) {
    for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
      const ring = blocks(grid, size, random);
      if (
        !ring?.every((corner) => holds(district.cell, corner)) ||
        [...taken, ...found.map((it) => it.ring)].some((it) => overlaps(it, ring))
      )
        continue;
      found.push({ kind, ring: chamfered(ring) });
      break;
    }
  }
  return found;
}
