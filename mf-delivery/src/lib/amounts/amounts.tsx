import type { ReactNode } from 'react';
import styles from './amounts.module.css';

/** Rows of an order's costs. */
export function Amounts({ children }: { children: ReactNode }) {
  return <dl className={styles.amounts}>{children}</dl>;
}

type AmountProps = { label: ReactNode; value: ReactNode; tone?: 'plain' | 'discount' | 'total' | 'pending' };

/** One row: what it is for and how much. */
export function Amount({ label, value, tone = 'plain' }: AmountProps) {
  return (
    <div className={styles.amount} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
