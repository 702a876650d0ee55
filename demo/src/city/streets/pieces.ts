import type { Random } from '../../build/seeded-random';
import type { StreetKind } from '../city';
import type { District, KnownStreet } from '../ground/districts';
import { chord } from '../plan/polygon';
import { dot, minus, plus, times, turned, type Point } from '../plan/vector';
import { isAvenue, type Family, type Grid, type GridLine } from './grid';

/**
 * One street before it has a name: two ends in the straight city. `known` is its street of the
 * gazetteer.
 */
export type Piece = { line: Point[]; kind: StreetKind; known: KnownStreet | null };

/** Length of a listed street that is no avenue to both sides of its point; metres. */
const KNOWN_REACH = 850;
/** Length of its continuation past a point beyond the border; metres. */
const BEYOND = 70;

type Stretch = { from: number; to: number };

/** The crossings of a line with those of the other family, and its two ends. */
function nodesOf(grid: Grid, family: Family, [low, high]: readonly [number, number]): number[] {
  const side = family === 0 ? -1 : 1; // the other family counts in the opposite direction
  const crossings = grid.lines[family === 0 ? 1 : 0]
    .map(({ off }) => off * side)
    .sort((a, b) => a - b);
  return [low, ...crossings.filter((it) => it > low + 30 && it < high - 30), high];
}

/** Cuts a row of blocks into streets of some blocks each, now and then leaving one out. */
function stretches(nodes: readonly number[], random: Random): Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  while (at < nodes.length - 1) {
    const blocks = random.whole(4, 10);
    const end = nodes.length - 1 - (at + blocks) < 2 ? nodes.length - 1 : at + blocks;
    found.push({ from: nodes[at] as number, to: nodes[end] as number });
    at = end < nodes.length - 2 && random.chance(0.14) ? end + 1 : end;
  }
  return found;
}

/** The nodes of a listed street: all for an avenue, else the blocks around its point. */
function reach(nodes: readonly number[], point: number, name: string): readonly [number, number] {
  if (isAvenue(name)) return [0, nodes.length - 1];
  const low = nodes.findIndex((it) => it >= point - KNOWN_REACH);
  const high = nodes.findLastIndex((it) => it <= point + KNOWN_REACH);
  return [
    (nodes[low] as number) >= point ? Math.max(0, low - 1) : low,
    (nodes[high] as number) <= point ? Math.min(nodes.length - 1, high + 1) : high,
  ];
}

/** The ends of a listed street, which reaches its point even beyond the border. */
function endsOf(
  district: District,
  grid: Grid,
  on: Point,
  way: Point,
  known: KnownStreet | null,
): readonly [number, number] | null {
  const ends = chord(district.cell, on, way);
  if (!known) return ends;
  const point = dot(minus(known.point, grid.middle), way);
  return [
    Math.min(ends?.[0] ?? Infinity, point - BEYOND),
    Math.max(ends?.[1] ?? -Infinity, point + BEYOND),
  ];
}

/** The streets of one line of the grid of a district, from one border to the other. */
export function piecesOf(
  district: District,
  grid: Grid,
  family: Family,
  line: GridLine,
  random: Random,
): Piece[] {
  const way = grid.ways[family];
  const on = plus(grid.middle, times(turned(way), line.off));
  const ends = endsOf(district, grid, on, way, line.known);
  if (!ends || ends[1] - ends[0] < 60) return [];
  const nodes = nodesOf(grid, family, ends);
  const piece = ({ from, to }: Stretch, kind: StreetKind, known: KnownStreet | null): Piece => ({
    line: [plus(on, times(way, from)), plus(on, times(way, to))],
    kind,
    known,
  });
  if (!line.known) {
    if (line.isMain) return [piece({ from: ends[0], to: ends[1] }, 'avenue', null)];
    return stretches(nodes, random).map((it) => piece(it, 'street', null));
  }
  const [low, high] = reach(
    nodes,
    dot(minus(line.known.point, grid.middle), way),
    line.known.street,
  );
  const own = piece(
    { from: nodes[low] as number, to: nodes[high] as number },
    line.isMain ? 'avenue' : 'street',
    line.known,
  );
  const rest = [nodes.slice(0, low + 1), nodes.slice(high)].flatMap((it) => stretches(it, random));
  return [own, ...rest.map((it) => piece(it, 'street', null))];
}
