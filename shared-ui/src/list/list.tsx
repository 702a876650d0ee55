import type { ReactNode } from 'react';
import styles from './list.module.css';

export type ListProps = {
  label?: string;
  /** plain: lines between the rows; card: the same on a raised surface. */
  variant?: 'plain' | 'card';
  /** `Row`s. */
  children: ReactNode;
};

export function List({ label, variant = 'plain', children }: ListProps) {
  return (
    <ul role="list" aria-label={label} className={styles.list} data-variant={variant}>
      {children}
    </ul>
  );
}
