import type { ReactNode } from 'react';
import styles from './stack.module.css';

export type StackProps = {
  /** A step of the spacing scale. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** In a row with wrapping, instead of a column. */
  row?: boolean;
  /** In a row: the first at the start, the last at the end. */
  spread?: boolean;
  children: ReactNode;
};

/** Equal spacing between children. */
export function Stack({ gap = 4, row = false, spread = false, children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap} data-row={row} data-spread={spread}>
      {children}
    </div>
  );
}
