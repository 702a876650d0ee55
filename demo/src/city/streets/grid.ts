import type { Random } from '../../build/seeded-random';
import type { District, KnownStreet } from '../ground/districts';
import { dot, minus, towards, turned, type Point } from '../plan/vector';

/**
 * Streets of a district run along `way` (family 0) or across it (family 1); a line of a family is
 * identified by its distance from the middle.
 */
export type Family = 0 | 1;
/** `isMain`: the avenue of a neighbourhood, listed or not. */
export type GridLine = { off: number; known: KnownStreet | null; isMain: boolean };
export type Grid = {
  middle: Point;
  ways: readonly [Point, Point];
  lines: readonly [GridLine[], GridLine[]];
};

const SPACING: readonly [number, number] = [86, 128];
const ANGLES = 24;
/**
 * Possible turns of the restaurant's street away from its door to make room for others, in radians,
 * the smallest first.
 */
const DOOR_TURNS = [0, 5, -5, 10, -10, 15, -15, 20, -20, 25, -25, 30, -30].map(
  (degrees) => (degrees * Math.PI) / 180,
);
/** Minimum distance of two listed streets of one family, where an angle allows it; metres. */
const APART = 60;

/** Whether a street has the name of an avenue. */
export const isAvenue = (name: string): boolean => /^Avenida | (?:Avenue|Boulevard)$/.test(name);

const sidesOf = (way: Point): readonly [Point, Point] => [way, turned(way)];

/** Distance of a point from the line of a family through the middle. */
const offOf = (
  { middle, ways }: Pick<Grid, 'middle' | 'ways'>,
  family: Family,
  point: Point,
): number => dot(minus(point, middle), turned(ways[family]));

/** Minimum distance between two avenues of a neighbourhood. */
const MAIN_APART = 260;
const isMain = (known: KnownStreet, off: number, lines: readonly GridLine[]): boolean =>
  isAvenue(known.street) && !lines.some((it) => it.isMain && Math.abs(it.off - off) < MAIN_APART);

type Placed = { lines: [GridLine[], GridLine[]]; apart: number };

/** Assigns every listed street to the family in which it is farthest from the others. */
function place(
  district: District,
  ways: readonly [Point, Point],
  first: KnownStreet | null,
): Placed {
  const placed: Placed = { lines: [[], []], apart: Infinity };
  const order = first ? [first, ...district.known.filter((it) => it !== first)] : district.known;
  for (const known of order) {
    const options = ([0, 1] as const).map((family) => {
      const off = offOf({ middle: district.middle, ways }, family, known.point);
      const apart = Math.min(400, ...placed.lines[family].map((it) => Math.abs(it.off - off)));
      return { family, off, apart: known === first && family === 1 ? 0 : apart };
    });
    const [a, b] = options as [(typeof options)[number], (typeof options)[number]];
    const best = b.apart > a.apart ? b : a;
    placed.lines[best.family].push({
      off: best.off,
      known,
      isMain: isMain(known, best.off, placed.lines[best.family]),
    });
    placed.apart = Math.min(placed.apart, best.apart);
  }
  return placed;
}

/** Lines between the listed ones and out to both ends, about `spacing` apart. */
function filled(
  known: readonly GridLine[],
  [low, high]: readonly [number, number],
  spacing: number,
  random: Random,
): GridLine[] {
  const fixed = [...known].sort((a, b) => a.off - b.off);
  const invented = (off: number): GridLine => ({
    off: off + spacing * random.between(-0.09, 0.09),
    known: null,
    isMain: false,
  });
  const stops = fixed.length > 0 ? fixed : [invented(low + spacing * random.between(0.5, 1))];
  const lines: GridLine[] = [];
  stops.forEach((line, index) => {
    lines.push(line);
    const next = stops[index + 1];
    if (!next) return;
    const count = Math.max(0, Math.round((next.off - line.off) / spacing) - 1);
    for (let step = 1; step <= count; step += 1)
      lines.push(invented(line.off + ((next.off - line.off) * step) / (count + 1)));
  });
  const [bottom, top] = [stops[0] as GridLine, stops.at(-1) as GridLine];
  for (let off = bottom.off - spacing; off > low + spacing * 0.45; off -= spacing)
    lines.push(invented(off));
  for (let off = top.off + spacing; off < high - spacing * 0.45; off += spacing)
    lines.push(invented(off));
  return lines.sort((a, b) => a.off - b.off);
}

/**
 * The same lines, of which one is the avenue: a district without a listed one gets one of its own,
 * near its middle.
 */
function withMain(lines: readonly GridLine[]): GridLine[] {
  if (lines.some((it) => it.isMain)) return [...lines];
  const free = lines
    .filter(({ known }) => known === null)
    .sort((a, b) => Math.abs(a.off) - Math.abs(b.off));
  return lines.map((it) => (it === free[0] ? { ...it, isMain: true } : it));
}

/**
 * Directions and lines of the streets of a district. `way` is the direction of the restaurant's
 * street, when it is in this district.
 */
export function gridOf(
  district: District,
  door: { street: KnownStreet; way: Point } | null,
  random: Random,
): Grid {
  const start = random.between(0, Math.PI / 2);
  const angles = Array.from(
    { length: ANGLES },
    (_, index) => start + (index * Math.PI) / (2 * ANGLES),
  );
  const doorAngle = door ? Math.atan2(door.way[1], door.way[0]) : 0;
  const candidates = (door ? DOOR_TURNS.map((turn) => doorAngle + turn) : angles)
    .map(towards)
    .map((way) => ({
      ways: sidesOf(way),
      placed: place(district, sidesOf(way), door?.street ?? null),
    }));
  const enough = candidates.find(({ placed }) => placed.apart >= APART);
  const { ways, placed } =
    enough ?? candidates.reduce((best, it) => (it.placed.apart > best.placed.apart ? it : best));
  const span = (family: Family): readonly [number, number] => {
    const offs = district.cell.map((corner) =>
      offOf({ middle: district.middle, ways }, family, corner),
    );
    return [Math.min(...offs), Math.max(...offs)];
  };
  const fill = (family: Family): GridLine[] =>
    withMain(filled(placed.lines[family], span(family), SPACING[family] * district.loose, random));
  return { middle: district.middle, ways, lines: [fill(0), fill(1)] };
}
