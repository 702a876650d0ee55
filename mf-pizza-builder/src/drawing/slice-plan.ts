import type { FlavorLook } from './flavor-look';
import { hasSpace, scatter, type Point, type Sector } from './geometry';
import type { Piece } from './ingredient';
import { seeded } from './seeded';

/** One piece and its position; `turn` in degrees. */
type Placed = {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
};

/** Contents of one slice. `flecks` and `patches` are points; a fleck is as long as its dust. */
export type SlicePlan = {
  readonly pieces: readonly Placed[];
  readonly patches: readonly Point[];
  readonly flecks: readonly { readonly dust: string; readonly path: string }[];
};

const PIECES_OF_A_PIZZA = 44;
const PATCHES_OF_A_PIZZA = 17;
const FLECKS_OF_A_PIZZA = 70;

/** The piece at the n-th position: distributed by share, with equal pieces apart. */
function pieceFor(pieces: readonly Piece[], place: number): Piece | undefined {
  const total = pieces.reduce((sum, { share }) => sum + share, 0);
  let rest = ((place * 0.754878) % 1) * total;
  return pieces.find(({ share }) => (rest -= share) < 0) ?? pieces.at(-1);
}

function fleckPath(points: readonly Point[], random: () => number): string {
  return points
    .map(
      ({ x, y }) =>
        `M${x} ${y}l${Math.round((random() - 0.5) * 11)} ${Math.round((random() - 0.5) * 11)}`,
    )
    .join('');
}

/**
 * Positions of a flavor's contents on one sector with this radius. They depend on the flavor, not
 * on the slice: when a whole pizza becomes a half, the remaining pieces do not move.
 */
export function slicePlan(
  flavorId: string,
  look: FlavorLook,
  sector: Sector,
  radius: number,
): SlicePlan {
  const random = seeded(flavorId);
  const places = scatter(PIECES_OF_A_PIZZA, radius - 12, random);
  const placed = places.map(({ x, y }, index) => ({
    piece: pieceFor(look.pieces, index),
    x,
    y,
    turn: Math.round(random() * 360),
  }));
  const flecks = look.dusts.map((dust) => ({
    dust,
    points: scatter(FLECKS_OF_A_PIZZA, radius - 6, random).filter((point) =>
      hasSpace(point, sector, 5),
    ),
  }));
  return {
    patches:
      look.patch === null && look.melt === null
        ? []
        : scatter(PATCHES_OF_A_PIZZA, radius - 22, random).filter((point) =>
            hasSpace(point, sector, 12),
          ),
    pieces: placed.filter(
      (it): it is Placed => it.piece !== undefined && hasSpace(it, sector, it.piece.size * 0.9),
    ),
    flecks: flecks.map(({ dust, points }) => ({ dust, path: fleckPath(points, random) })),
  };
}
