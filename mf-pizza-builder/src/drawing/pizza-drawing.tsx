import type { CrustLook } from './crust-look';
import { CrustSlice } from './crust-slice';
import { DrawnSlice } from './drawn-slice';
import type { FlavorLook } from './flavor-look';
import { FreeSlice } from './free-slice';
import { computeMiddle, computeSector } from './geometry';
import './palette.css';
import styles from './pizza-drawing.module.css';

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
