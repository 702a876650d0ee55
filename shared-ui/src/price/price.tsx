import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './price.module.css';

export type PriceProps = {
  /** The current price, formatted. */
  current: ReactNode;
  /** The previous price, formatted; shown struck through. */
  old?: ReactNode;
  /** Announced before each of the two: "Old price:", "New price:". */
  oldLabel?: string;
  currentLabel?: string;
  /** Text before the price: "from". */
  prefix?: ReactNode;
  size?: 's' | 'm' | 'l';
};

/** An amount in tabular figures, without currency logic. */
export function Price({ current, old, oldLabel, currentLabel, prefix, size = 'm' }: PriceProps) {
  return (
    <span className={styles.price} data-size={size} data-reduced={old !== undefined}>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      {old !== undefined && (
        <del className={styles.old} translate="no">
          {oldLabel && <VisuallyHidden>{oldLabel} </VisuallyHidden>}
          {old}
        </del>
      )}
      <span className={styles.current} translate="no">
        {currentLabel && <VisuallyHidden>{currentLabel} </VisuallyHidden>}
        {current}
      </span>
    </span>
  );
}
