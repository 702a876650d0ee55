import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './price.module.css';

export type PriceProps = {
  /** What is asked now, formatted. */
  current: ReactNode;
  /** What was asked before, formatted; shown struck through. */
  old?: ReactNode;
  /** Said before each of the two: "Old price:", "New price:". */
  oldLabel?: string;
  currentLabel?: string;
  /** Stands before the price: "from". */
  prefix?: ReactNode;
  size?: 's' | 'm' | 'l';
};

/** An amount with its figures in columns; it knows nothing of currencies. */
export function Price({ current, old, oldLabel, currentLabel, prefix, size = 'm' }: PriceProps) {
  return (
    <span className={styles.price} data-size={size} data-reduced={old !== undefined}>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      {old !== undefined && (
        <del className={styles.old}>
          {oldLabel && <VisuallyHidden>{oldLabel} </VisuallyHidden>}
          {old}
        </del>
      )}
      <span className={styles.current}>
        {currentLabel && <VisuallyHidden>{currentLabel} </VisuallyHidden>}
        {current}
      </span>
    </span>
  );
}
