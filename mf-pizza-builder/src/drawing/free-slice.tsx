import { memo } from 'react';
import { computeMiddle, RADIUS, computeSector, sectorPath } from './geometry';
import styles from './pizza-drawing.module.css';

type Props = { index: number; count: number; crustWidth: number };

const INSET = 12;
const SMILE = 'M-52 26C-30 64 30 64 52 26';

/**
 * Raw dough of a free slice: a dashed outline with a plus, or a smile before the pizza is divided.
 */
export const FreeSlice = memo(function FreeSlice({ index, count, crustWidth }: Props) {
  const sector = computeSector(index, count);
  const { x, y } = computeMiddle(sector, RADIUS * 0.56);
  return (
    <g>
      <path d={sectorPath(sector, RADIUS - crustWidth)} fill="var(--food-raw)" />
      <path
        className={styles.dashed}
        d={sectorPath(sector, RADIUS - crustWidth - INSET)}
        transform={`translate(${x * 0.06} ${y * 0.06})`}
      />
      {count === 1 ? (
        <g className={styles.smile}>
          <path d={SMILE} fill="none" strokeWidth="9" strokeLinecap="round" />
          <circle cx="-40" cy="-26" r="11" />
          <circle cx="40" cy="-26" r="11" />
        </g>
      ) : (
        <path className={styles.plus} d="M-13 0H13M0-13V13" transform={`translate(${x} ${y})`} />
      )}
    </g>
  );
});
