import { memo, useId } from 'react';
import type { CrustLook } from './crust-look';
import type { FlavorLook } from './flavor-look';
import { at, computeSector, RADIUS, sectorPath } from './geometry';
import styles from './pizza-drawing.module.css';
import { SHAPES } from './shapes';
import { slicePlan } from './slice-plan';

const TURNS = 3.5;
const POINTS_OF_A_TURN = 22;

/** A spiral thread from the center out to the radius, like a drizzle from a spoon. */
function spiralPath(radius: number): string {
  const count = Math.round(TURNS * POINTS_OF_A_TURN);
  const points = Array.from({ length: count + 1 }, (_, step) => {
    const { x, y } = at((step / POINTS_OF_A_TURN) * 2 * Math.PI, (radius * step) / count);
    return `${x} ${y}`;
  });
  return `M${points.join('L')}`;
}

type Props = { flavorId: string; look: FlavorLook; crust: CrustLook; index: number; count: number };

const colour = (id: string): string => `var(--food-${id})`;
const detail = (id: string): string => `var(--food-${id}-detail)`;
/** Shapes are about 10 units large; a piece is drawn a little larger than its share of the area. */
const PIECE_UNIT = 7.6;
const PATCH = 'M-17-6C-12-16 5-17 12-11C20-4 17 9 8 13C-3 18-15 13-18 5Z';

/**
 * Layers of one slice, from the sauce up. Re-rendered only when the slice, its flavor or the crust
 * changes.
 */
export const DrawnSlice = memo(function DrawnSlice({ flavorId, look, crust, index, count }: Props) {
  const clip = useId();
  const sector = computeSector(index, count);
  const radius = RADIUS - crust.width;
  const inside = sectorPath(sector, radius);
  const { pieces, patches, flecks } = slicePlan(flavorId, look, sector, radius);
  const spot = (nth: number) =>
    look.patch
      ? { fill: colour(look.patch), opacity: 0.96 }
      : nth % 2 === 0
        ? { fill: detail(look.melt ?? ''), opacity: 0.6 }
        : { fill: colour(look.sauce), opacity: 0.4 };
  return (
    <g className={styles.filling} data-filling={flavorId}>
      <clipPath id={clip}>
        <path d={inside} />
      </clipPath>
      <path d={inside} fill={colour(look.sauce)} stroke={detail(look.sauce)} strokeWidth="3" />
      <g clipPath={`url(#${clip})`}>
        {look.melt && (
          <path d={sectorPath(sector, radius - 9)} fill={colour(look.melt)} opacity="0.92" />
        )}
        {patches.map(({ x, y }, nth) => (
          <path key={`${x} ${y}`} d={PATCH} transform={`translate(${x} ${y})`} {...spot(nth)} />
        ))}
        {look.drizzle && (
          <path
            d={spiralPath(radius - 16)}
            fill="none"
            stroke={colour(look.drizzle)}
            strokeWidth={look.drizzle === 'catupiry' ? 12 : 5}
            strokeLinecap="round"
            opacity="0.92"
          />
        )}
        {pieces.map(({ piece, x, y, turn }) => (
          <g
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(${piece.size / PIECE_UNIT})`}
          >
            {SHAPES[piece.shape](colour(piece.id), detail(piece.id))}
          </g>
        ))}
        {flecks.map(({ dust, path }) => (
          <path
            key={dust}
            d={path}
            fill="none"
            stroke={colour(dust)}
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        ))}
      </g>
    </g>
  );
});
