import type { Random } from '../../build/seeded-random';
import type { District } from '../ground/districts';
import { cut, type Obstacle } from '../plan/cut';
import { nearestOn } from '../plan/line';
import type { Swing } from '../plan/swing';
import { lineLength, type Point } from '../plan/vector';
import type { Grid } from './grid';
import { lanesOf } from './lanes';
import { piecesOf, type Piece } from './pieces';
import type { Register } from './register';

/** Minimum length in metres of the rest of a street that is cut by a park or water. */
const SHORTEST = { avenue: 55, street: 55, lane: 28 } as const;

function layPiece(
  { line, kind, known }: Piece,
  district: District,
  { swing, obstacles, register }: Tools,
): void {
  const parts = cut(
    swing.bentLine(line),
    obstacles.filter((it) => kind !== 'avenue' || !it.isBridged),
  ).filter((part) => lineLength(part) >= SHORTEST[kind]);
  const offOf = (part: readonly Point[], point: Point) => nearestOn(part, swing.bent(point)).off;
  const own = known
    ? [...parts].sort((a, b) => offOf(a, known.point) - offOf(b, known.point))[0]
    : undefined;
  for (const part of parts) {
    if (known && part === own) register.known(part, known, district, kind);
    else register.add(part, district, kind);
  }
}

type Tools = { swing: Swing; obstacles: readonly Obstacle[]; register: Register };

/** Lays the streets of a neighbourhood along its grid, around obstacles. */
export function layDistrict(district: District, grid: Grid, tools: Tools, random: Random): void {
  for (const family of [0, 1] as const) {
    for (const line of grid.lines[family]) {
      for (const piece of piecesOf(district, grid, family, line, random))
        layPiece(piece, district, tools);
    }
  }
  for (const piece of lanesOf(district, grid, random)) layPiece(piece, district, tools);
}
