import { memo } from 'react';
import type { CrustLook } from './crust-look';
import { at, computeMiddle, computeSector, RADIUS, type Sector, sectorPath } from './geometry';
import { DrawnSlice } from './drawn-slice';
import type { FlavorLook } from './flavor-look';
import { FreeSlice } from './free-slice';
import './palette.css';
import styles from './pizza-drawing.module.css';

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
const CrustSlice = memo(function CrustSlice({
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

/** A slice with its flavor, or null where it is free. */
export type SliceLook = { readonly flavorId: string; readonly look: FlavorLook } | null;

type Props = {
  /** Clockwise from the top; an empty list is drawn as bare dough. */
  slices: readonly SliceLook[];
  crust: CrustLook;
  /** Accessible description of the drawing; without it the drawing is decorative. */
  label?: string;
  /** Called with the tapped slice; a control must offer the same action. */
  onSlice?: (index: number) => void;
  /** The pizza is complete: steam is drawn. */
  isDone?: boolean;
};

const CUT = 3;
/** Lines of the board's wood. */
const GRAIN =
  'M-150-120C-60-128 60-112 150-120M-188-40C-90-50 70-30 190-42' +
  'M-186 50C-70 40 90 60 188 48M-140 132C-50 124 50 142 142 130';
const STEAM = [
  'M-46-30C-62-58-30-74-46-104',
  'M0-40C-16-68 16-86 0-118',
  'M46-30C30-58 62-74 46-104',
];

/** The current pizza, drawn from the ingredients of its flavors. */
export function PizzaDrawing({ slices, crust, label, onSlice, isDone = false }: Props) {
  const drawn = slices.length === 0 ? [null] : slices;
  const count = drawn.length;
  const spoken =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg
      {...spoken}
      className={styles.drawing}
      data-mf-pizza-builder-food
      viewBox="-204 -204 408 408"
      focusable="false"
    >
      <circle cy="6" r="200" fill="var(--food-board-edge)" />
      <circle r="200" fill="var(--food-board)" />
      <path className={styles.grain} d={GRAIN} />
      {drawn.map((slice, index) => {
        const { x, y } = computeMiddle(computeSector(index, count), CUT);
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <g
              className={styles.slice}
              data-slice={index}
              data-tappable={onSlice !== undefined}
              onClick={onSlice && (() => onSlice(index))}
            >
              <CrustSlice crust={crust} index={index} count={count} />
              {slice === null ? (
                <FreeSlice index={index} count={count} crustWidth={crust.width} />
              ) : (
                <DrawnSlice
                  key={slice.flavorId}
                  flavorId={slice.flavorId}
                  look={slice.look}
                  crust={crust}
                  index={index}
                  count={count}
                />
              )}
            </g>
          </g>
        );
      })}
      {isDone && (
        <g className={styles.steam}>
          {STEAM.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      )}
    </svg>
  );
}
