import type { Random } from '../../build/seeded-random';
import type { District } from '../ground/districts';
import { cut, type Obstacle } from '../plan/cut';
import { nearestOn } from '../plan/line';
import type { Swing } from '../plan/swing';
import { lineLength, type Point } from '../plan/vector';
import type { Family, Grid } from './grid';
import { lanesOf } from './lanes';
import { piecesOf, type Piece } from './pieces';
import type { Register } from './register';

/** What a park or water leaves of a street is a street from so many metres on. */
const SHORTEST = 55;

/** A district without a known avenue gets one of its own, near its middle. */
function mainLine(grid: Grid, family: Family): number {
  const lines = grid.lines[family];
  if (lines.some(({ known }) => known !== null && /^Avenida | Avenue$| Boulevard$/.test(known.street))) return -1;
  const free = lines.map((it, index) => ({ index, off: Math.abs(it.off), isFree: it.known === null })).filter(({ isFree }) => isFree);
  return free.sort((a, b) => a.off - b.off)[0]?.index ?? -1;
}

function layPiece({ line, kind, known }: Piece, district: District, { swing, obstacles, register }: Tools): void {
  const parts = cut(swing.bentLine(line), obstacles.filter((it) => kind !== 'avenue' || !it.isBridged)).filter((part) => lineLength(part) >= SHORTEST || kind === 'lane');
  const offOf = (part: readonly Point[], point: Point) => nearestOn(part, swing.bent(point)).off;
  const own = known ? [...parts].sort((a, b) => offOf(a, known.point) - offOf(b, known.point))[0] : undefined;
  for (const part of parts) {
    if (known && part === own) register.known(part, known, district, kind);
    else register.add(part, district, kind);
  }
}

type Tools = { swing: Swing; obstacles: readonly Obstacle[]; register: Register };

/** Lays the streets of a neighbourhood: along its grid, around what is in the way. */
export function layDistrict(district: District, grid: Grid, tools: Tools, random: Random): void {
  for (const family of [0, 1] as const) {
    const main = mainLine(grid, family);
    for (const [index, line] of grid.lines[family].entries()) {
      for (const piece of piecesOf(district, grid, family, line, index === main, random)) layPiece(piece, district, tools);
    }
  }
  for (const piece of lanesOf(district, grid, random)) layPiece(piece, district, tools);
}
