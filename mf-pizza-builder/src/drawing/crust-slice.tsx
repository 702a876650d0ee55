import { memo } from 'react';
import type { CrustLook } from './crust-look';
import { at, RADIUS, computeSector, sectorPath, type Sector } from './geometry';

const colour = (id: string): string => `var(--food-${id})`;

const arc = ({ from, to, isWhole }: Sector, radius: number): string => {
  const [start, end] = [at(from, radius), at(isWhole ? to - 0.001 : to, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${end.x} ${end.y}`;
};

/** Browned spots and toppings of the edge: short strokes along it, identical on every pizza. */
function marks(sector: Sector, radius: number, every: number, length: number): string {
  const first = Math.ceil(sector.from / every);
  const count = Math.max(0, Math.floor((sector.to - length - first * every) / every) + 1);
  return Array.from({ length: count }, (_, index) => {
    const angle = (first + index) * every + 0.04 * Math.sin((first + index) * 7);
    const lane = radius + 4 * Math.sin((first + index) * 5);
    const [a, b] = [at(angle, lane), at(angle + length, lane)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  }).join('');
}

/** The baked edge of one slice, the lowest layer. */
export const CrustSlice = memo(function CrustSlice({
  crust,
  index,
  count,
}: {
  crust: CrustLook;
  index: number;
  count: number;
}) {
  const sector = computeSector(index, count);
  const middle = RADIUS - crust.width / 2;
  return (
    <>
      <path
        d={sectorPath(sector, RADIUS)}
        fill={colour(crust.dough)}
        stroke={`var(--food-${crust.dough}-detail)`}
        strokeWidth="2"
      />
      <path
        d={marks(sector, middle + 1, 0.33, 0.09)}
        fill="none"
        stroke={`var(--food-${crust.dough}-detail)`}
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.55"
      />
      {crust.filling && (
        <path
          d={arc(sector, middle + 1)}
          fill="none"
          stroke={colour(crust.filling)}
          strokeWidth="11"
          strokeDasharray="15 17"
          strokeLinecap="round"
        />
      )}
      {crust.dust && (
        <path
          d={marks(sector, middle, 0.09, 0.012)}
          fill="none"
          stroke={colour(crust.dust)}
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
    </>
  );
});
