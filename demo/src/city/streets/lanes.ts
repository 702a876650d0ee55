import type { Random } from '../../build/seeded-random';
import type { District } from '../ground/districts';
import { pairs, plus, times, type Point } from '../plan/vector';
import { holds } from '../plan/polygon';
import type { Grid } from './grid';
import type { Piece } from './pieces';

const SHARE = 0.09;
/** Minimum height of a block with a lane; metres. */
const SPACE = 60;

/** Dead ends into blocks. */
export function lanesOf(district: District, grid: Grid, random: Random): Piece[] {
  if (district.loose > 1.5) return [];
  const at = (v: number, u: number): Point =>
    plus(grid.middle, plus(times(grid.ways[1], v), times(grid.ways[0], -u)));
  return pairs(grid.lines[0]).flatMap(([low, high]) =>
    pairs(grid.lines[1]).flatMap(([left, right]): Piece[] => {
      if (high.off - low.off < SPACE || right.off - left.off < SPACE || !random.chance(SHARE))
        return [];
      const u = left.off + (right.off - left.off) * random.between(0.38, 0.62);
      const line = [
        at(low.off, u),
        at(low.off + (high.off - low.off) * random.between(0.55, 0.75), u),
      ];
      return line.every((point) => holds(district.cell, point))
        ? [{ line, kind: 'lane', known: null }]
        : [];
    }),
  );
}
